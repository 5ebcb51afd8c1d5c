/** Which news have come since the page last heard some; what was there when it was opened is not new. */
import type { News } from "../../../lib/protocol";

export class Fresh {
  private count = -1;

  /** The log is this now: where what is new begins. Taking back shortens it. */
  since(news: readonly News[]): number {
    const since = this.count < 0 ? news.length : Math.min(this.count, news.length);
    this.count = news.length;
    return since;
  }
}
