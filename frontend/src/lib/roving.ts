/** One tab stop per region: arrows move the focus inside. */
export interface Spot {
  id: string;
  x: number;
  y: number;
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest other spot within 60 degrees of the arrow's direction. */
export function nearest(spots: readonly Spot[], from: Spot, arrow: string): Spot | null {
  const way = ARROWS[arrow];
  if (!way) return null;
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const distance = Math.hypot(dx, dy);
    if (spot.id === from.id || distance === 0) continue;
    const along = (dx * way[0] + dy * way[1]) / distance;
    if (along < 0.5 - 1e-9) continue;
    const cost = distance * (2 - along); // straight ahead wins over the side
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** The next index in a row of buttons for a key, or null when the key is none of ours. */
export function along(key: string, at: number, length: number): number | null {
  if (!length) return null;
  if (key === "ArrowRight" || key === "ArrowDown") return (at + 1) % length;
  if (key === "ArrowLeft" || key === "ArrowUp") return (at - 1 + length) % length;
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  return null;
}

/** Svelte action: arrow keys move between the buttons of a row; the row has one tab stop. */
export function rovingRow(node: HTMLElement, selector = "button"): { destroy(): void } {
  const items = () => [...node.querySelectorAll<HTMLElement>(selector)].filter((item) => item.closest("[data-row]") === node);
  const set = (chosen?: HTMLElement) => {
    const all = items();
    const stop = chosen ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) item.tabIndex = item === stop ? 0 : -1;
  };
  node.dataset["row"] = "";
  const press = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 || event.ctrlKey || event.metaKey || event.altKey ? null : along(event.key, at, all.length);
    if (next === null) return;
    event.preventDefault();
    set(all[next]);
    all[next]?.focus();
  };
  const enter = (event: FocusEvent) => {
    const item = (event.target as HTMLElement).closest<HTMLElement>(selector);
    if (item && items().includes(item)) set(item);
  };
  const watch = new MutationObserver(() => set());
  watch.observe(node, { childList: true, subtree: true });
  node.addEventListener("keydown", press);
  node.addEventListener("focusin", enter);
  set();
  return {
    destroy() {
      watch.disconnect();
      node.removeEventListener("keydown", press);
      node.removeEventListener("focusin", enter);
    },
  };
}
