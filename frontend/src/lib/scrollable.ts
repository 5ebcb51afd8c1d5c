/** A region is a tab stop as long as it scrolls, so that the keyboard can scroll it. */
export function scrollable(region: HTMLElement): { destroy: () => void } {
  const sizes = new ResizeObserver(() => {
    if (region.scrollHeight > region.clientHeight + 1) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  });
  const watch = () => [region, ...region.children].forEach((each) => sizes.observe(each));
  const contents = new MutationObserver(watch);
  contents.observe(region, { childList: true });
  watch();
  return {
    destroy() {
      sizes.disconnect();
      contents.disconnect();
    },
  };
}
