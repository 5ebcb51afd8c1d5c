/** What the Combat Action Board says, as a code for its cells and in words. */
import type { Words } from "../../lib/words";
import type { Result } from "./cards";

const USED_UP = "*";

/** The code of a result: "B2" for two Blood Points, a star where the hunter's weapon is used up. */
export function codeOf({ result, amount, extra, destroy }: Result, words: Words): string {
  const id = extra === "initiative-bonus" ? "parried-ahead" : extra === "bat-flight" ? "flight" : result;
  return `${words.t(`results-code-${id}`)}${amount || ""}${destroy ? USED_UP : ""}`;
}

/** What follows from a result, in a sentence or two. */
export function whatFollows({ result, amount, extra, destroy }: Result, words: Words): string {
  return [
    words.t(`results-says-${result}`, { amount: amount ?? 0 }),
    extra ? words.t(`results-says-${extra}`) : "",
    destroy ? words.t("results-says-used-up") : "",
  ]
    .filter(Boolean)
    .join(" ");
}
