/** The player is called when the turn comes to him: when he must press something, after a time in which he had nothing to press. */
import type { LiveLine } from "./live.svelte";
import { wished } from "./wishes";

const MOMENT = 500; // ms: what the page sends by itself at once is gone by then

/** Does the game wait for a press? Not where the page gives the answer itself, by the one that there is or by a standing pass. */
export function mustPress({ screen, byItself, passing, sent }: Pick<LiveLine, "screen" | "byItself" | "passing" | "sent">): boolean {
  if (!screen || sent !== null || passing.due(screen.head)) return false;
  return screen.head.questions.some(({ seat }) => !byItself.some((answer) => answer.seat === seat));
}

/** Watch a line, from inside a component. The words are all that a notice says: they are the same whatever the game has come to. */
export function callWhenDue(line: () => LiveLine | null, words: () => string): void {
  let waited = false; // nothing was to be pressed lately
  $effect(() => {
    const live = line();
    if (!live?.screen || live.line !== "open") return;
    if (!mustPress(live)) waited = live.sent === null || waited;
    else if (waited) {
      const timer = setTimeout(() => {
        waited = false;
        void call(words(), live.table);
      }, MOMENT);
      return () => clearTimeout(timer);
    }
  });
}

/** By what the player wishes, and by a notice only while he does not see the page. */
async function call(words: string, table: string): Promise<void> {
  const [sound, notice] = [wished("sound"), wished("notice") && document.hidden];
  if (!sound && !notice) return;
  const { ring, show } = await import("./call");
  if (sound) ring();
  if (notice) show(words, table);
}
