/** The page's log is a copy of the viewer's stream: cut where the news begin, then go on with them. */
export function cutAndAppend<T>(log: readonly T[], from: number, news: readonly T[]): T[] {
  return [...log.slice(0, from), ...news];
}
