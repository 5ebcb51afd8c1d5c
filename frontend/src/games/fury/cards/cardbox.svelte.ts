/** Which card is being read, if any. */
class OpenCard {
  id = $state("");
  why = $state(""); // the reason why it cannot be used now, if somebody tried
  whyClause = $state("");
  private back: HTMLElement | null = null;

  open(id: string, why = "", whyClause = ""): void {
    if (!this.id) this.back = document.activeElement as HTMLElement | null;
    [this.id, this.why, this.whyClause] = [id, why, whyClause];
  }

  close(): void {
    if (!this.id) return;
    this.id = "";
    this.back?.focus();
  }
}

export const cardbox = new OpenCard();
