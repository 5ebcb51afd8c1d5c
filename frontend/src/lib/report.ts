/** A file about something that is wrong: the server's part, which holds what this person may know, and what kind of page this is. */
import { reportOf } from "./api";
import { app } from "./app.svelte";
import { build } from "./build.svelte";
import { lastErrors, withoutAddresses } from "./errors";
import type { Live } from "./live.svelte";

/** What this page is like; of the address only which page it is. */
function page(live: Live): Record<string, unknown> {
  return {
    path: withoutAddresses(location.pathname) + (new URLSearchParams(location.search).has("plain") ? "?plain" : ""),
    language: app.language,
    size: [innerWidth, innerHeight, devicePixelRatio],
    touch: matchMedia("(pointer: coarse)").matches,
    reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
    browser: navigator.userAgent,
    build: build.own,
    line: live.line,
    question: live.screen?.question ?? "",
    news: live.log.length,
    refused: live.refused?.reason ?? "",
    errors: lastErrors(),
  };
}

/** The report as text; where the server does not answer, with the screen that the page has: without the table around it, where people's names are. */
export async function reportText(live: Live, words: string): Promise<{ text: string; alone: boolean }> {
  const server: unknown = await reportOf(live.table).catch(() => null);
  const { head, body } = live.screen ?? {};
  const shown = server ? {} : { head, body, news: live.log };
  return { text: JSON.stringify({ report: 1, words, server, ...shown, page: page(live) }, null, 1), alone: !server };
}
