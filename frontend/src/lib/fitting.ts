/** In a row without room for all, what is marked `data-spare` goes: first all with 1, then all with 2 too. Numbers beside it say the same. */
export function fitting(row: HTMLElement): { destroy: () => void } {
  const fit = () => {
    for (const spared of ["", "1", "2"]) {
      row.dataset["spared"] = spared;
      if (row.scrollWidth <= row.clientWidth + 1) return;
    }
  };
  const sizes = new ResizeObserver(fit);
  const contents = new MutationObserver(fit);
  sizes.observe(row);
  contents.observe(row, { childList: true, characterData: true, subtree: true });
  return {
    destroy() {
      sizes.disconnect();
      contents.disconnect();
    },
  };
}
