/** What the map shows, by place and way: follows from what the table hands to it, and stays the same object while it says the same. */
import { w } from "../../../lib/app.svelte";
import type { Spot } from "../../../lib/roving";
import { begun, lookOf, percent, type Shares } from "../../../lib/odds";
import { retainer } from "../../../lib/same";
import type { Europe, Place, PlaceKind, Way } from "../europe";
import { pointAlong, type Point } from "./geometry";
import { labelTable, spotOf, type Kept, type LabelTable } from "./labels";
import { litWays, type Lit, type MapFigure, type MapToken, type Shut } from "./lit";
import { inARow, phrase, placeTitle, wayTitle } from "./names";
import { blockSpots, plateSpots, tickSpots, tokenSpots } from "./spots";

export interface Facts {
  europe: Europe;
  language: string;
  figures: MapFigure[];
  tokens: MapToken[];
  roadblocks: string[]; // ways
  lit: Lit[];
  shut: Shut[];
  last: string[]; // places and ways of the last move
  acting: string; // the place from which one goes
  spoken: (place: string) => string; // what else is heard of a place
  odds?: Shares; // where he can be
}

/** How one place looks and what is heard of it. */
export interface PlaceState {
  id: string;
  kind: PlaceKind;
  at: Point;
  tick: Point; // of a chosen one, from its middle
  lit: "" | "open" | "soft" | "chosen";
  shut: boolean;
  closed: boolean; // something is asked, and not this
  here: boolean; // the one who acts
  last: boolean;
  fill: string; // hideout or lair in it, or how likely he is there
  text: string;
  spoken: string;
}

interface Told {
  id: string;
  text: string;
  look: "open" | "costs" | "shut";
}

const FEW = 12; // lit places that pulse and keep their names; more would crowd the map and keep a slow machine drawing

export class Chart {
  readonly table: LabelTable;
  readonly places: Place[];
  readonly at: ReadonlyMap<string, Point>;
  readonly tokenAt: ReadonlyMap<string, Point[]>;
  readonly blockAt: (way: Way) => number;
  readonly lit: ReadonlyMap<string, Lit>;
  readonly shut: ReadonlyMap<string, Shut>;
  readonly choosing: boolean;
  readonly shownWays: ReadonlySet<string>; // to lit places
  readonly lying: MapToken[]; // beside places
  readonly states: PlaceState[];
  readonly many: boolean; // too many lit places to set off each
  readonly kept: Kept; // names on a small map
  readonly plates: (Told & { at: Point; off: Point })[];
  readonly spots: Spot[]; // all that the keyboard can reach
  readonly litSpots: Spot[];
  private readonly europe: Europe;
  private readonly tickAt: ReadonlyMap<string, Point>;
  private readonly filled: ReadonlyMap<string, MapToken>;
  private readonly stood: string; // places with figures
  private readonly told: ReadonlyMap<string, Told>;

  constructor(private readonly look: () => Facts) {
    const [keptLit, keptShut, keptTold] = [retainer<Map<string, Lit>>(), retainer<Map<string, Shut>>(), retainer<Map<string, Told>>()];
    const [keptStates, keptWays, keptNames] = [retainer<PlaceState[]>(), retainer<Set<string>>(), retainer<Kept>()];
    this.europe = $derived(look().europe);
    this.table = $derived(labelTable(look().language));
    this.places = $derived([...this.europe.places.values()]);
    this.at = $derived(new Map(this.places.map((place) => [place.id, spotOf(place, this.europe, this.table)])));
    this.tokenAt = $derived(tokenSpots(this.europe, this.table));
    this.tickAt = $derived(tickSpots(this.europe, this.table));
    this.blockAt = $derived(blockSpots(this.europe, this.table));
    this.lit = $derived(keptLit(byNoun(look().lit)));
    this.shut = $derived(keptShut(byNoun(look().shut.filter(({ noun }) => !this.lit.has(noun)))));
    this.choosing = $derived(this.lit.size > 0);
    this.shownWays = $derived(keptWays(litWays(this.europe, look().acting, [...this.lit.values()], look().roadblocks)));
    this.filled = $derived(new Map(look().tokens.flatMap((token) => (this.fills(token) ? [[token.place, token]] : []))));
    this.lying = $derived(look().tokens.filter((token) => !this.fills(token)));
    this.states = $derived(keptStates(this.places.map((place) => this.stateOf(place))));
    this.stood = $derived(
      look()
        .figures.map(({ place }) => place)
        .join(" "),
    );
    this.many = $derived(this.lit.size > FEW);
    this.kept = $derived(
      keptNames({
        always: this.namedAlways(),
        rather: new Set([...this.lit.keys(), ...this.shut.keys(), ...this.filled.keys(), ...this.likely()]),
      }),
    );
    this.told = $derived(keptTold(this.platesTold()));
    this.plates = $derived(this.laidPlates());
    this.spots = $derived(
      [...this.places.map(({ id }) => id), ...this.lit.keys(), ...this.shut.keys()].flatMap((id) => this.spot(id) ?? []),
    );
    this.litSpots = $derived([...this.lit.keys()].flatMap((noun) => this.spot(noun) ?? []));
  }

  /** Where a noun is on the map: a place, or the middle of a way that is asked about. */
  spot(noun: string): Spot | undefined {
    const point = this.at.get(noun);
    if (point) return { id: noun, ...point };
    const way = this.lit.has(noun) || this.shut.has(noun) ? this.europe.ways.get(noun) : undefined;
    return way && { id: noun, ...pointAlong(way, this.europe, 0.5) };
  }

  isPlace(noun: string): boolean {
    return this.europe.places.has(noun);
  }

  /** The name of a place with its kind and region, or of a way. */
  title(noun: string): string {
    const place = this.europe.places.get(noun);
    return place ? placeTitle(w(), place) : wayTitle(w(), noun);
  }

  /** What it costs and what follows from it, or why it is closed. */
  remark(noun: string): string {
    const lit = this.lit.get(noun);
    return lit ? [lit.price, lit.note].filter(Boolean).join(" · ") : (this.shut.get(noun)?.reason ?? "");
  }

  /** A way as it is heard. */
  wayHeard(id: string): string {
    const remark = this.remark(id);
    return inARow([this.title(id), remark && this.shut.has(id) ? w().t("map-shut", { reason: remark }) : remark]);
  }

  /** Hideouts and lairs fill their place; other tokens lie beside it. */
  private fills({ kind, place }: MapToken): boolean {
    return (kind === "hideout" || kind === "lair") && this.europe.places.get(place)?.kind !== "castle";
  }

  private stateOf({ id, kind }: Place): PlaceState {
    const lit = this.lit.get(id);
    const filled = this.filled.get(id);
    const { figures, last, spoken, odds = {} } = this.look();
    const look = kind === "hospital" ? "" : lookOf(odds, id);
    return {
      id,
      kind,
      at: this.at.get(id)!,
      tick: this.tickAt.get(id)!,
      lit: !lit ? "" : lit.chosen ? "chosen" : lit.soft ? "soft" : "open",
      shut: this.shut.has(id),
      closed: this.choosing && !lit,
      here: figures.some(({ place, acting }) => acting && place === id),
      last: last.includes(id),
      fill: filled?.kind ?? look,
      text: filled?.text ?? (look.startsWith("odds") ? String(percent(odds[id] ?? 0)) : ""),
      spoken: inARow([this.title(id), this.how(id), spoken(id)]),
    };
  }

  /** Places with a number in them. */
  private likely(): string[] {
    const { odds = {} } = this.look();
    return begun(odds) ? Object.keys(odds).filter((id) => lookOf(odds, id)) : [];
  }

  private how(noun: string): string {
    const lit = this.lit.get(noun);
    if (lit) return inARow([phrase(w(), `map-lit-${lit.kind}`), lit.price, lit.note]);
    const reason = this.shut.get(noun)?.reason;
    return reason ? w().t("map-shut", { reason }) : "";
  }

  private isLarge(noun: string): boolean {
    return this.europe.places.get(noun)?.kind === "large-city";
  }

  /** Where somebody stands, what is chosen, and what is lit; of half of Europe its large cities alone. */
  private namedAlways(): Set<string> {
    const lit = [...this.lit.values()].filter(({ chosen, noun }) => chosen || !this.many || this.isLarge(noun)).map(({ noun }) => noun);
    return new Set([...lit, ...this.stood.split(" "), this.look().acting]);
  }

  private platesTold(): Map<string, Told> {
    const open = [...this.lit.values()].filter(({ noun, price, note, soft }) => (price || note) && !soft && this.europe.places.has(noun));
    const closed = [...this.shut.values()].filter(({ noun, plate }) => plate && this.europe.places.has(noun));
    const told: Told[] = [
      ...open.map(({ noun, price }) => ({ id: noun, text: this.remark(noun), look: price ? ("costs" as const) : ("open" as const) })),
      ...closed.map(({ noun, plate }) => ({ id: noun, text: `✕ ${plate}`, look: "shut" as const })),
    ];
    return new Map(told.map((each) => [each.id, each]));
  }

  private laidPlates(): (Told & { at: Point; off: Point })[] {
    const all = [...this.told.values()];
    const offs = plateSpots(all, this.stood.split(" "), this.europe, this.table);
    return all.flatMap((plate) => {
      const off = offs.get(plate.id);
      return off ? [{ ...plate, at: this.at.get(plate.id)!, off }] : [];
    });
  }
}

function byNoun<T extends { noun: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.noun, item]));
}
