/** The page's log is a copy of the viewer's stream: cut where the news begin, then go on with them. */
export function cutAndAppend<T>(log: readonly T[], from: number, news: readonly T[]): T[] {
  return [...log.slice(0, from), ...news];
}

/** What is worth a line: not that chance has drawn, nor that somebody has decided whose choice stands just above. */
export function worthTelling<T extends { what: string; facts: string[] }>(entry: T, before: T | undefined): boolean {
  if (entry.what !== "answered") return true;
  return entry.facts[0] !== "chance" && !(before?.what === "chose" && before.facts[0] === entry.facts[0]);
}
