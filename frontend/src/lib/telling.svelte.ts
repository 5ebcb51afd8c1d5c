/** Is somebody reading what can be done now? */
class Telling {
  on = $state(false);
  private back: HTMLElement | null = null;

  toggle(): void {
    if (this.on) return this.close();
    this.back = document.activeElement as HTMLElement | null;
    this.on = true;
  }

  close(): void {
    if (!this.on) return;
    this.on = false;
    this.back?.focus();
  }
}

export const telling = new Telling();
