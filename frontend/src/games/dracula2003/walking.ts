/** Figures walk from the place where they were drawn to the one where they are now, unless the browser wants no motion. */
const STEP = 320; // ms
const LONGEST = 900;
const FIGURE = "[data-figure]";

interface Stood {
  place: string;
  box: DOMRect;
}

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where the figures of a board are drawn, by seat. */
export function standing(board: HTMLElement | undefined): Map<string, Stood> {
  const figures = [...(board?.querySelectorAll<HTMLElement>(FIGURE) ?? [])];
  const place = (figure: HTMLElement) => figure.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? "";
  return new Map(figures.map((figure) => [figure.dataset["figure"] ?? "", { place: place(figure), box: figure.getBoundingClientRect() }]));
}

/** Let those walk that stand somewhere else than before; `steps` is how far each place lies apart. */
export function walk(board: HTMLElement | undefined, before: Map<string, Stood>, steps: (from: string, to: string) => number): void {
  if (!before.size || calm()) return;
  for (const [seat, { place, box }] of standing(board)) {
    const was = before.get(seat);
    if (!was || was.place === place) continue;
    const from = `translate(${was.box.x - box.x}px, ${was.box.y - box.y}px)`;
    const duration = Math.min(LONGEST, STEP * Math.max(1, steps(was.place, place)));
    board
      ?.querySelector(`[data-figure="${seat}"]`)
      ?.animate([{ transform: from }, { transform: "none" }], { duration, easing: "ease-in-out" });
  }
}
