/** What a board shows in the bar on top of the page, beside the name of the game: time, tracks. */
import type { Snippet } from "svelte";

class Status {
  content = $state.raw<Snippet | null>(null);

  /** Show this until what is returned is called. */
  show(content: Snippet): () => void {
    this.content = content;
    return () => {
      if (this.content === content) this.content = null;
    };
  }
}

export const status = new Status();
