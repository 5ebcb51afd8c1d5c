/** Cards that go one space on slide there. How far is said in their own width, so that nothing has to be measured for it. */
import type { Action } from "svelte/action";
import { prefersReducedMotion } from "svelte/motion";

const FROM = { transform: "translateX(calc(-100% - var(--gap)))" };
const TIMING = { duration: 400, easing: "cubic-bezier(0.33, 1, 0.68, 1)" };

/** On a row of cards with these keys, newest first; the distance between two is its --gap. */
export const sliding: Action<HTMLElement, number[]> = (row, keys) => ({
  update(now) {
    const slid = now[1] !== undefined && now[1] === keys[0];
    keys = now;
    if (!slid || prefersReducedMotion.current) return;
    for (const card of [...row.children].slice(1)) card.animate([FROM, { transform: "none" }], TIMING);
  },
});
