/** What has just happened that everybody should notice, for a moment. */
import type { News } from "../../../lib/protocol";
import { Fresh } from "./fresh";

export const BRIEF = 5000; // ms

export class Banner {
  lines = $state.raw<string[]>([]);
  private readonly fresh = new Fresh();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The log is this now; what is new is put in words. Where nobody looks at the page, the log alone tells it. */
  heard(news: readonly News[], inWords: (news: readonly News[]) => string[], inSight: boolean): void {
    const lines = inWords(news.slice(this.fresh.since(news)));
    if (!lines.length || !inSight) return;
    clearTimeout(this.timer);
    this.lines = lines;
    this.timer = setTimeout(this.done, BRIEF);
  }

  done = (): void => {
    clearTimeout(this.timer);
    this.lines = [];
  };
}
