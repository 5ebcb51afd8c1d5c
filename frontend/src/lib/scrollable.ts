/** A region is a tab stop as long as it scrolls, so that the keyboard can scroll it. */
export function scrollable(region: HTMLElement): { destroy: () => void } {
  const look = () => {
    if (region.scrollHeight > region.clientHeight + 1) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(region);
  contents.observe(region, { childList: true, subtree: true, characterData: true });
  look();
  return {
    destroy() {
      sizes.disconnect();
      contents.disconnect();
    },
  };
}
