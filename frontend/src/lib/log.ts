/** The page's log is a copy of the viewer's stream: cut where the news begin, then go on with them. */
export function cutAndAppend<T>(log: readonly T[], from: number, news: readonly T[]): T[] {
  return [...log.slice(0, from), ...news];
}

type Told = { what: string; facts: string[] };

/** What a seat has chosen so far, as its own eyes heard it. */
export const choicesOf = (log: readonly Told[], seat: string) =>
  log.filter(({ what, facts }) => what === "chose" && facts[0] === seat).map(({ facts }) => facts[1] ?? "");

/** Which news tells what these eyes last chose, but to pass; -1 where they chose nothing. */
export const lastOwnChoice = (log: readonly Told[], eyes: readonly string[]) =>
  log.findLastIndex(({ what, facts }) => what === "chose" && eyes.includes(facts[0] ?? "") && facts[1] !== "pass");

/** Those of these seats that have taken something back between two logs, wherever they did it. */
export function takenBack(before: readonly Told[], after: readonly Told[], seats: readonly string[]): string[] {
  return seats.filter((seat) => {
    const now = choicesOf(after, seat);
    return choicesOf(before, seat).some((choice, i) => choice !== now[i]);
  });
}

/** What is worth a line: not that somebody has decided, which the choice or what came of it tells; not a choice that is told just below. */
export function worthTelling<T extends Told>(entry: T, before: T | undefined, after: T | undefined): boolean {
  if (entry.what === "answered") return entry.facts[0] !== "chance" && !(before?.what === "chose" && before.facts[0] === entry.facts[0]);
  return entry.what !== "chose" || !after || after.what === "chose" || after.what === "answered" || !tells(after, entry);
}

/** Does this event tell what that seat chose: is it about the seat, and about the noun if the choice has one? */
function tells({ facts }: Told, { facts: [seat = "", choice = ""] }: Told): boolean {
  const noun = choice.split(" ")[1];
  return facts.includes(seat) && (!noun || facts.includes(noun));
}
