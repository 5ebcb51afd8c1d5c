/** Which news weigh most: they come first in what happened, and the heaviest are told across the map. */
import type { News } from "../../../lib/protocol";
import type { Words } from "../../../lib/words";
import type { Line, Sentence } from "./sentences";

/** What an edition says of its news, by their names. */
export interface Weighing {
  weights: Readonly<Record<string, number>>; // all others are routine
  draws: readonly string[]; // a card comes into a hand, named last; the seat stands before it where there is one
}

export const BANNER = 5; // from this weight on
const HEAVY = 2; // sentences at the head of the line
const FEW = 2; // lines behind them

const weightOf = ({ weights }: Weighing, { id }: Sentence) => weights[id.replace(/^event-/, "")] ?? 0;

/** What happened in one paragraph: the weightiest sentences, of equals the newest first; then the last lines without them. */
export function weightiestFirst(lines: readonly Line[], weighing: Weighing): Sentence[] {
  const newest = lines.flatMap(({ sentences }) => sentences).reverse();
  const heavy = newest.filter((each) => weightOf(weighing, each) > 0).sort((a, b) => weightOf(weighing, b) - weightOf(weighing, a));
  const first = heavy.slice(0, HEAVY);
  const rest = lines.slice(-FEW).flatMap(({ sentences }) => sentences);
  return [...first, ...rest.filter((each) => !first.includes(each))];
}

/** Lines that are neither told nor begun in that paragraph. */
export const untold = (lines: readonly Line[]) => Math.max(0, lines.length - FEW);

/** Which of these news are told across the map: of a track that moved twice only where it stands now. */
export function banners(news: readonly News[], { weights }: Weighing): News[] {
  const heavy = news.filter(({ what }) => (weights[what] ?? 0) >= BANNER);
  const same = (a: News, b: News) => a.what === b.what && (a.facts.length === 1 ? /^\d+$/.test(a.facts[0] ?? "") : false);
  return heavy.filter((each, i) => !heavy.some((other, j) => j > i && same(each, other)));
}

/** The cards that came into hands of these eyes. */
export function drawn(news: readonly News[], { draws }: Weighing, eyes: readonly string[]): string[] {
  const own = ({ facts }: News) => facts.length === 1 || eyes.includes(facts[0] ?? "");
  return news.filter((each) => draws.includes(each.what) && own(each)).map(({ facts }) => facts.at(-1) ?? "");
}

/** What is told across the map of these news, in words. */
export function bannerLines(news: readonly News[], weighing: Weighing, eyes: readonly string[], words: Words): string[] {
  const cards = drawn(news, weighing, eyes).map((card) => words.noun(card));
  return [
    ...banners(news, weighing).map((each) => words.event(each)),
    ...(cards.length ? [words.t("banner-drawn", { cards: words.list(cards) })] : []),
  ];
}
