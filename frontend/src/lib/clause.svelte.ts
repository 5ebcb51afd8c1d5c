/** Which rule is being read, if any. */
class Reading {
  game = $state("");
  id = $state("");
  about = $state(""); // what was asked for: a choice, a prompt
  why = $state(""); // the reason why it is closed, if it is
  private back: HTMLElement | null = null;

  open(game: string, id: string, about = "", why = ""): void {
    this.back = document.activeElement as HTMLElement | null;
    [this.game, this.id, this.about, this.why] = [game, id, about, why];
  }

  close(): void {
    if (!this.id) return;
    this.id = "";
    this.back?.focus();
  }
}

export const reading = new Reading();
