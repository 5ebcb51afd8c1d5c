/** What an edition of Fury gives to the table that all of them share: how its body is read, and the parts that only it has. */
import type { Component } from "svelte";
import type { Live } from "../../lib/live.svelte";
import type { Choice, ClosedChoice, GameInfo, Head, News, Player, Screen } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { CardSource, Pile } from "./cards/cards";
import type { Round } from "./combat/arena";
import type { Europe } from "./europe";
import type { Move } from "./log/moves";
import type { Day } from "./log/sentences";
import type { Weighing } from "./log/weights";
import type { MapFigure, MapToken } from "./map/lit";
import type { Pencil } from "./map/pencil.svelte";
import type { Reach } from "./reach";
import type { SeatRow } from "./seats/rows";
import type { Section } from "./sections";
import type { Track } from "./tracks/track";
import type { Trail } from "./trail/trail";
import type { Onward, Turn } from "./turn.svelte";

/** What the bodies of all editions tell alike. */
export interface FuryBody {
  night?: boolean; // where day and night go over the whole table
  turn: string | null;
  hunters: ({ seat: string; at: string | null } & Hand)[];
  dracula: { at: string | null } & Hand;
}

/** The cards of a seat, as far as these eyes see them. */
interface Hand {
  items?: string[] | null;
  weapons?: string[] | null;
  events?: string[] | null;
  tickets?: string[] | null;
  encounters?: string[] | null;
}

/** A screen, with what is laid out on it. */
export interface Look<B> {
  body: B;
  words: Words;
  options: Choice[];
  closed: ClosedChoice[];
  laid: Choice | undefined; // laid out, not sent
}

export interface TrailLook<B> extends Look<B> {
  europe: Europe;
  own: boolean; // through Dracula's eyes
  icon: (card: string) => string; // the drawing of a card
}

export interface SeatsLook<B> extends Look<B> {
  head: Head;
  players: Player[];
  seat: string; // whose choice is laid out
}

/** What a panel about a question is given. */
export interface PanelProps<B> {
  turn: Turn;
  body: B;
  source: CardSource;
  europe: Europe;
  info: GameInfo;
}

export interface RowProps<B> extends PanelProps<B> {
  kind: string; // which choices on the board are lit; empty for all
  pickKind: (id: string) => void;
}

/** What time and tracks on top are given. */
export interface TracksProps<B> {
  body: B;
  own: boolean; // through Dracula's eyes
  laid: Choice | undefined;
  news: readonly News[]; // all that these eyes heard
}

/** What a section that only one edition has is given. */
export interface BesideProps<B> extends PanelProps<B> {
  live: Live;
  pencil: Pencil;
  showPlace: (place: string) => void;
}

/** A section beside the map that only one edition has. */
export interface Beside<B> extends Pick<Section, "id" | "icon" | "side" | "private" | "first"> {
  title: (words: Words) => string;
  short: (words: Words) => string;
  marking?: boolean; // it is for one's own marks, and gone where one only looks back
  Content: Component<BesideProps<B>>;
}

export interface Edition<B extends FuryBody> {
  cards: (info: GameInfo, words: Words) => CardSource;
  story: (news: readonly News[], europe: Europe) => Day[];
  moves: (news: readonly News[], europe: Europe) => Move[];
  weighing: Weighing; // of the news
  rounds: (news: readonly News[]) => Round[]; // of the combat under way
  foe: (body: B) => string; // who is fought, by name; empty where nobody is
  onward: (body: B) => Onward[];
  kinds: Record<string, readonly string[]>; // what one button lights on the board: its name, and the verbs
  kept: readonly string[]; // verbs that are lit only then
  soft: readonly string[]; // verbs of places that only a power opens
  handOnly?: (question: string, body: B) => boolean; // asked on the cards of the hand, which stands beside the map: no panel repeats it there
  fights: (question: string, body: B) => boolean; // a combat takes the place of map and prompt
  trail?: (look: TrailLook<B>) => Trail; // where Dracula lays one
  seats: (look: SeatsLook<B>) => SeatRow[];
  hunters: (look: SeatsLook<B>) => SeatRow[];
  allies: (body: B) => { owner: string; card: string }[];
  piles: (body: B) => Pile[];
  health?: (body: B, words: Words) => Track; // Dracula's, beside his trail
  figures: (body: B, words: Words, acting: string, moves: ReadonlyMap<string, string[]>) => MapFigure[];
  tokens: (body: B, europe: Europe, words: Words) => MapToken[];
  roadblocks: (body: B) => string[];
  factsOn?: (body: B, place: string, words: Words) => string[]; // what is known of a place besides what stands and lies there
  turnsOver?: (body: B) => number; // of Dracula's: marks on the map are dated by it, and old after the next; where it is told they age
  spaces: (body: B) => { space: string; card: string | null }[]; // of trail and lairs
  reach: (body: B, europe: Europe) => Reach[];
  behind?: string; // what odds are told of besides his place, by its name: where there is no trail
  signs: readonly string[]; // drawings at this table, by the names of their icons
  combatIcons: boolean; // do cards carry what they stop?
  Combat: Component<{ screen: Screen; live: Live; info: GameInfo; turn: Turn; source: CardSource }>;
  DraculaHand: Component<{ body: B; source: CardSource; turn: Turn }>;
  HunterHand: Component<{ hunter: B["hunters"][number]; source: CardSource; turn: Turn }>;
  QuestionPanel: Component<RowProps<B>>;
  QuestionRow: Component<RowProps<B>>;
  trailParts?: { Beside: Component<{ body: B }>; Corner: Component<{ body: B; players: Player[] }> }; // where the lairs lie beneath the trail
  Tracks: Component<TracksProps<B>>;
  Chart?: Component<{ body: B; europe: Europe; live: Live; next: string; whole: boolean }>; // on the map for Dracula alone, in place of the way along his trail
  beside?: (seesHim: boolean) => Beside<B>[]; // what stands beside the map besides seats, hands, log and piles
  Bar?: Component<BesideProps<B>>; // above the map on a small screen, where there is no trail
  Ending?: Component<{ screen: Screen }>; // how far the winners came
}
