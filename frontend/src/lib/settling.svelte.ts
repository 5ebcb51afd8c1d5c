/** A question has just come: for a moment a pointer does not reach what is sent at once, or a second click on the answer before would answer it too. */
export const MOMENT = 700; // ms

export class Settling {
  on = $state(false);

  /** A question appears; what is returned calls the moment off, for the next question has its own. */
  begin(): () => void {
    this.on = true;
    const timer = setTimeout(() => (this.on = false), MOMENT);
    return () => clearTimeout(timer);
  }
}
