/** What this browser keeps between visits: where it keeps nothing, all of it lasts as long as the page. */
const OF_TABLES = ["whitby-links-", "whitby-passing-", "whitby-times-", "whitby-seen-", "whitby-talk-"];
const LINKS = "whitby-links-";

const SOON = 250; // ms
const waiting = new Map<string, string>(); // to be kept soon

export function kept(name: string): string {
  try {
    return waiting.get(name) ?? localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Keep a value; an empty one is forgotten. */
export function keep(name: string, value: string): void {
  waiting.delete(name);
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch {
    // private windows may forbid it
  }
}

/** Keep a value that changes often, when there is time for it: the browser stops while it writes. It counts at once. */
export function keepSoon(name: string, value: string): void {
  if (!waiting.size) setTimeout(keepNow, SOON);
  waiting.set(name, value);
}

/** Keep all that waits for it: the page is about to go. */
export function keepNow(): void {
  for (const [name, value] of waiting) keep(name, value);
}

/** Nothing goes on at this table. */
export function forgetTable(table: string): void {
  for (const prefix of OF_TABLES) keep(prefix + table, "");
}

/** Forget all tables but these. */
export function keepOnly(tables: string[]): void {
  forget((name) => OF_TABLES.some((prefix) => name.startsWith(prefix) && !tables.includes(name.slice(prefix.length))));
}

/** The invitations were those of somebody else. */
export function forgetLinks(): void {
  forget((name) => name.startsWith(LINKS));
}

function forget(which: (name: string) => boolean): void {
  keepNow();
  try {
    for (const name of Object.keys(localStorage).filter(which)) localStorage.removeItem(name);
  } catch {
    // then nothing is kept
  }
}
