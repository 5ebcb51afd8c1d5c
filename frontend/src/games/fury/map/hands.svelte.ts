/** Mouse, fingers and keys on the map: what is pointed at, what has the focus, what is chosen. */
import { app } from "../../../lib/app.svelte";
import { nearest } from "../../../lib/roving";
import { typing } from "../../../lib/typing";
import { tooSmallForFingers } from "./camera";
import type { MapCamera } from "./camera.svelte";
import type { Chart } from "./chart.svelte";

const NAMED = "[data-place], [role='button'][data-way], [data-name]";

/** The place or way that something on the map stands for. */
function nounOf(target: Element): string {
  const { place, way, name } = target.closest<HTMLElement>(NAMED)?.dataset ?? {};
  return place ?? way ?? name ?? "";
}

interface Does {
  choose: (noun: string) => void;
  inspect: (place: string) => void;
}

export class Hands {
  pointed = $state(""); // under the mouse, in focus, or tapped
  private focused = $state(""); // had the focus last
  private sheet: HTMLElement | undefined;
  readonly stop: string; // the one that Tab comes to

  constructor(
    private readonly chart: Chart,
    private readonly camera: MapCamera,
    private readonly look: () => Does & { acting: string },
  ) {
    this.stop = $derived(this.tabStop());
  }

  private tabStop(): string {
    const { lit, litSpots, choosing, places } = this.chart;
    const chosen = [...lit.values()].find((each) => each.chosen)?.noun;
    const first = chosen ?? (choosing ? litSpots[0]?.id : this.look().acting) ?? "";
    return [this.focused, first].find((noun) => noun && this.chart.spot(noun)) ?? places[0]?.id ?? "";
  }

  /** Choose what is lit, else say what is known of it. */
  private enter(noun: string): void {
    if (this.chart.lit.has(noun)) this.look().choose(noun);
    else this.inspect(noun);
  }

  private inspect(noun: string): void {
    if (this.chart.isPlace(noun)) this.look().inspect(noun);
  }

  /** A click or tap; too small for a finger, the map first comes nearer, about the one who acts. */
  press = (target: Element, touch: boolean): void => {
    const noun = nounOf(target);
    const there = this.chart.spot(noun);
    if (touch) this.pointed = noun;
    if (!noun) return;
    if (touch && there && this.chart.choosing && tooSmallForFingers(this.camera.view)) {
      this.camera.approach(this.chart.spot(this.look().acting) ?? there);
      this.camera.reveal(there);
    } else this.enter(noun);
  };

  /** A long press. */
  hold = (target: Element): void => this.inspect(nounOf(target));

  private keydown = (event: KeyboardEvent): void => {
    if (typing(event) || !this.act(event, nounOf(event.target as Element))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Does the key do something here? */
  private act({ key, shiftKey }: KeyboardEvent, noun: string): boolean {
    const { choosing, litSpots, spots } = this.chart;
    const from = this.chart.spot(noun);
    const next = from && nearest(choosing && !shiftKey ? litSpots : spots, from, key);
    if (next) this.focus(next.id);
    else if (noun && (key === "Enter" || key === " ")) this.enter(noun);
    else if (noun && key === "i") this.inspect(noun);
    else return key.startsWith("Arrow") && from !== undefined;
    return true;
  }

  /** Keys of the whole page: nearer, farther, all of Europe. */
  zoomKey = (event: KeyboardEvent): void => {
    if (!app.letters || typing(event)) return;
    if (event.key === "+" || event.key === "=") this.camera.step(1);
    else if (event.key === "-") this.camera.step(-1);
    else if (event.key === "0") this.camera.whole();
  };

  focus(noun: string): void {
    const found = [...(this.sheet?.querySelectorAll<SVGElement>("[role='button']") ?? [])];
    found.find(({ dataset }) => dataset["place"] === noun || dataset["way"] === noun)?.focus();
  }

  private focusin = ({ target }: FocusEvent): void => {
    this.focused = nounOf(target as Element) || this.focused;
    if (!(target as Element).matches(":focus-visible")) return;
    this.pointed = this.focused;
    const there = this.chart.spot(this.focused);
    if (there) this.camera.reveal(there);
  };

  /** Listeners of the whole window: what is inside bubbles up to it. */
  listen = (node: HTMLElement): (() => void) => {
    const mouse = (noun: (event: PointerEvent) => string) => (event: PointerEvent) => {
      if (event.pointerType === "mouse") this.pointed = noun(event);
    };
    const listeners = {
      keydown: this.keydown,
      focusin: this.focusin,
      focusout: () => (this.pointed = ""),
      pointerover: mouse(({ target }) => nounOf(target as Element)),
      pointerleave: mouse(() => ""),
    };
    this.sheet = node;
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of all) node.addEventListener(type, listener);
    return () => all.forEach(([type, listener]) => node.removeEventListener(type, listener));
  };
}
