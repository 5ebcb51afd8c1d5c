/** The last errors of this page, for a report: without addresses, which may hold a secret. */
const MANY = 10;
const LONG = 600; // letters of one
const last: string[] = [];

/** A text without what an address may tell: neither where the server is, nor which table, nor what stands behind #. */
export const withoutAddresses = (text: string) =>
  text
    .replaceAll(/\bhttps?:\/\/[^/\s)]+/g, "")
    .replaceAll(/\/t\/[\w-]+/g, "/t/TABLE")
    .replaceAll(/\/api\/tables\/[\w-]+/g, "/api/tables/TABLE")
    .replaceAll(/#[\w-]{8,}/g, "#");

function note(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  last.push(withoutAddresses(text).slice(0, LONG));
  if (last.length > MANY) last.shift();
}

/** Note what goes wrong from now on. */
export function noteErrors(): void {
  addEventListener("error", (event) => note(event.error ?? event.message));
  addEventListener("unhandledrejection", (event) => note(event.reason));
}

export const lastErrors = (): readonly string[] => last;
