/** What the viewer is shown of where Dracula can be, and whether he wants it on his map. */
import { w } from "../../../lib/app.svelte";
import { keep, kept } from "../../../lib/kept";
import type { Live } from "../../../lib/live.svelte";
import { begun, percent, type Shares } from "../../../lib/odds";
import type { Odds, Screen } from "../../../lib/protocol";

const KEY = "whitby-odds-hidden";

export class OddsShown {
  private hidden = $state(kept(KEY) === "on");
  private asked = $state(false); // by Dracula: his map has enough on it
  readonly now: Odds | null; // what may be shown

  constructor(
    private readonly look: () => { screen: Screen; live: Live; own: boolean }, // own: through Dracula's eyes
  ) {
    this.now = $derived.by(() => {
      const { screen, live } = look();
      const wanted = live.past || (screen.sitting.odds === "hunters" && !screen.head.over);
      return wanted && live.odds && begun(live.odds.here) ? live.odds : null;
    });
  }

  /** Are they on the map? */
  get on(): boolean {
    return this.look().own ? this.asked : !this.hidden;
  }

  toggle = (): void => {
    if (this.look().own) this.asked = !this.asked;
    else {
      this.hidden = !this.hidden;
      keep(KEY, this.hidden ? "on" : "");
    }
  };

  /** The shares that the map shows. */
  get onMap(): Shares {
    return (this.on && this.now?.here) || {};
  }

  /** What is heard of a place: his odds there, or that he cannot be there. */
  spoken(place: string): string {
    if (!this.now || !this.on) return "";
    const share = this.now.here[place];
    if (share === undefined) return w().t("odds-spoken-excluded");
    return w().t("odds-spoken", { percent: percent(share) });
  }
}
