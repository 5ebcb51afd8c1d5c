/** What a board shows outside itself: time and tracks in the bar on top of the page, and what its signs mean in the box of help. */
import type { Snippet } from "svelte";

class Shown {
  content = $state.raw<Snippet | null>(null);

  /** Show this until what is returned is called. */
  show(content: Snippet): () => void {
    this.content = content;
    return () => {
      if (this.content === content) this.content = null;
    };
  }
}

export const status = new Shown();
export const signs = new Shown();
