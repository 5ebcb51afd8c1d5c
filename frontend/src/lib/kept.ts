/** What this browser keeps between visits: where it keeps nothing, all of it lasts as long as the page. */
const OF_TABLES = ["whitby-links-", "whitby-passing-", "whitby-times-", "whitby-seen-"];
const LINKS = "whitby-links-";

export function kept(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Keep a value; an empty one is forgotten. */
export function keep(name: string, value: string): void {
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch {
    // private windows may forbid it
  }
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
  try {
    for (const name of Object.keys(localStorage).filter(which)) localStorage.removeItem(name);
  } catch {
    // then nothing is kept
  }
}
