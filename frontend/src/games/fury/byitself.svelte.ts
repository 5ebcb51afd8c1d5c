/** Passing where the viewer has asked for it, or has no other answer. */
import type { Live } from "../../lib/live.svelte";
import { PASS } from "../../lib/passing.svelte";
import type { Turn } from "./turn.svelte";

/** While this part is on the page, what is due passes by itself. */
export function answerByItself(look: () => { live: Live; turn: Turn }): void {
  $effect(() => {
    const { live, turn } = look();
    if (turn.planned || live.line !== "open" || live.sent !== null || !live.passing.due(turn.head)) return;
    return live.pending.wait(() => live.answerByItself(turn.questions.map(({ seat }) => ({ seat, choice: PASS }))));
  });
}
