/** Svelte action for a dialog that covers the page: the focus goes in, stays in, and returns where it was. */
export function keepFocus(node: HTMLElement): { destroy(): void } {
  const back = document.activeElement as HTMLElement | null;
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Tab") return;
    const all = [...node.querySelectorAll<HTMLElement>("a[href], button, input, select, summary, [tabindex='0']")].filter(
      (each) => each.tabIndex >= 0,
    );
    const edge = event.shiftKey ? all[0] : all.at(-1);
    const other = event.shiftKey ? all.at(-1) : all[0];
    if (document.activeElement !== edge && document.activeElement !== node) return;
    event.preventDefault();
    (document.activeElement === node && !event.shiftKey ? all[0] : other)?.focus();
  };
  node.addEventListener("keydown", press);
  node.focus();
  return {
    destroy() {
      node.removeEventListener("keydown", press);
      back?.focus();
    },
  };
}
