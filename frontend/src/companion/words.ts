/** How the companion says things. */
import { w } from "../lib/app.svelte";
import { percent } from "../lib/odds";
import type { CompanionAnswer } from "../lib/protocol";
import type { Entry } from "../lib/companion.svelte";

/** The name of a noun, or of a seat. */
export const named = (noun: string) => w().maybe(`seat-${noun}`) || w().noun(noun);

export const said = (share: number) => (share && !percent(share) ? w().t("ui-odds-under-one") : `${percent(share)} %`);

/** Each entry as a sentence: what it told, or what it was. */
export function sentences(entries: readonly Entry[], news: CompanionAnswer["news"]): string[] {
  return entries.map(({ kind, args }, i) => {
    const told = news.filter(({ entry }) => entry === i).map((each) => w().event(each));
    return told.length ? told.join(" ") : [w().t(`companion-${kind}`), ...args.map(named)].join(" · ");
  });
}
