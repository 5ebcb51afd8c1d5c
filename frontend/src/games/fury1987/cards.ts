/** The chits and cards of The Fury of Dracula, first edition: the server's figures with their words and drawings. */
import type { GameInfo } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { type CardInfo, type CardSource, type Owner, sourceOf } from "../fury/cards/cards";
import { DRAWINGS as SHARED } from "../fury/cards/drawings";

interface Told {
  id: string;
  clause?: string; // where it is not that of its id
  copies?: number;
}

/** A chit of Dracula's: has he it by day too, and when he was repelled or hurt? */
export type DraculaChit = Told & { day: boolean; after_damage: boolean };

/** The tables of the server's cards.toml. */
interface Tables {
  character: (Told & { wounds?: number; bites?: number; blood?: number })[];
  weapon: (Told & { windows: string[]; against: string[] })[];
  hunter_chit: (Told & { against: string[] })[];
  dracula_chit: DraculaChit[];
  agent_chit: Told[];
  event: (Told & { side: "hunter" | "dracula"; windows: string[] })[];
  encounter: (Told & { laid: string })[];
  special_vampire: Told[];
  blood: { embarking: number };
  combat: { result: Result[] };
  victory: { vampires: number; destroyed: number };
}

/** What the Combat Action Board says of two chits. */
export interface Result {
  winner: "hunter" | "enemy";
  hunter: string;
  enemy: string;
  result: string;
  amount?: number;
  destroy?: boolean;
  extra?: string;
}

/** The drawing of each chit and card that other editions have not, or have with another. */
const DRAWINGS: Record<string, string> = {
  "holy-water": "consecrated",
  "sacred-bullets": "silver-bullet",
  fist: "punch",
  claw: "claws",
  "dracula-dodge": "dodging",
  "escape-human": "haste",
  "escape-bat": "bat",
  "escape-mist": "fog",
  bite: "bite",
  "dracula-hypnosis": "bleeding-eye",
  strength: "strength",
  "agent-fist": "punch",
  "agent-dodge": "dodging",
  "agent-knife": "dagger",
  "agent-pistol": "revolver",
  "agent-rifle": "rifle",
  "advance-planning": "list",
  "dawn-raid": "sunrise",
  "heavenly-host-event": "host",
  mishap: "tombstone",
  "pre-warned": "alarm-clock",
  "re-equip": "chest",
  "shipping-agents": "anchor",
  "telegraph-ahead": "telegraph",
  "control-storms": "storm",
  evasion: "curtains",
  "false-tip-off": "false-ticket",
  "hour-of-darkness": "eclipse",
  rage: "evil-eyes",
  "szgany-reinforcements": "battle-lust",
  trap: "spider-web",
  "walpurgis-night": "moon-bats",
  vampire: "dracula",
  "szgany-with-knife": "dagger",
  "szgany-with-knife-and-pistol": "revolver",
  "szgany-with-knife-and-rifle": "rifle",
  fog: "fog",
  storms: "storm",
  peasants: "pitchfork",
  plague: "breath",
  thief: "thief",
  "harker-vampire": "book",
  "hunter-vampire": "resting-vampire",
};

/** The drawing of a chit or card by its id. */
export const drawingOf = (id: string): string => DRAWINGS[id] ?? SHARED[id] ?? "";

/** All chits and cards, in the words of the language at hand. */
export function cardsOf(info: GameInfo, words: Words): CardSource {
  const told = toldBy(info);
  const card = ({ id, clause, copies }: Told, kind: CardInfo["kind"], foot: string, owner: Owner): CardInfo => {
    const text = words.t(`card-${id}`);
    const brief = words.maybe(`brief-${id}`) || text;
    return { id, kind, icon: drawingOf(id), icons: [], foot, text, brief, copies: copies ?? 1, clause: `F87-CARD-${clause ?? id}`, owner };
  };
  return sourceOf([
    ...told.weapon.map((weapon) => card(weapon, "item", timing([...weapon.windows, ...inCombat(weapon.against)], words), "hunters")),
    ...told.hunter_chit.map((chit) => card(chit, "combat", words.t("timing-combat"), "hunters")),
    ...told.dracula_chit.map((chit) => card(chit, "combat", words.t(chit.day ? "timing-combat" : "timing-by-night"), "dracula")),
    ...told.agent_chit.map((chit) => card(chit, "combat", words.t("timing-agent"), "dracula")),
    ...told.event.map((event) => card(event, "event", timing(event.windows, words), event.side === "hunter" ? "hunters" : "dracula")),
    ...told.encounter.map((each) => card(each, "encounter", words.t(`laid-${each.laid}`), "dracula")),
    ...told.special_vampire.map((each) => card(each, "encounter", words.t("laid-any"), "dracula")),
    ...told.character.map((each) => characterCard(each, words)),
  ]);
}

/** Both tables of a side of the board, with the chits of their rows and columns in the order of the data. */
export interface ActionBoard {
  rows: string[]; // the hunters' chits
  columns: string[]; // the enemy's
  at: (winner: Result["winner"], hunter: string, enemy: string) => Result | undefined;
}

/** The side of the Combat Action Board for Dracula, or that for his agents. */
export function boardOf(info: GameInfo, agents: boolean): ActionBoard {
  const told = toldBy(info);
  const columns = (agents ? told.agent_chit : told.dracula_chit).map(({ id }) => id);
  const chits = [...told.hunter_chit, ...told.weapon].filter(({ against }) => against.includes(agents ? "agent" : "dracula"));
  const cells = new Map(told.combat.result.map((each) => [`${each.winner} ${each.hunter} ${each.enemy}`, each]));
  return { rows: chits.map(({ id }) => id), columns, at: (winner, hunter, enemy) => cells.get(`${winner} ${hunter} ${enemy}`) };
}

/** All chits of Dracula's. */
export const draculaChits = (info: GameInfo): DraculaChit[] => toldBy(info).dracula_chit;

/** Dracula's chits that he has by day too. */
export const dayChits = (info: GameInfo): string[] =>
  toldBy(info)
    .dracula_chit.filter(({ day }) => day)
    .map(({ id }) => id);

/** The Blood that embarking costs. */
export const embarking = (info: GameInfo): number => toldBy(info).blood.embarking;

/** How many towns the train goes, by the die from 1. */
export const stationChart = (info: GameInfo): { towns: number[]; inEast: number } => {
  const { towns, in_east } = (info.board as unknown as { station_chart: { towns: number[]; in_east: number } }).station_chart;
  return { towns, inEast: in_east };
};

function toldBy(info: GameInfo): Tables {
  return info.cards as unknown as Tables;
}

const inCombat = (against: readonly string[]) => (against.length ? ["combat"] : []);

/** When a chit or card may be used, in words. */
function timing(windows: string[], words: Words): string {
  const said = windows.map((window) => words.t(`timing-${window}`));
  const last = said.pop() ?? "";
  return said.length ? words.t("timing-or", { first: said.join(", "), last }) : last;
}

function characterCard({ id, wounds, bites, blood }: Tables["character"][number], words: Words): CardInfo {
  const owner = id === "dracula" ? "dracula" : "hunters";
  const foot = words.t(owner === "dracula" ? "character-foot-dracula" : "character-foot", {
    ...{ wounds: wounds ?? 0, bites: bites ?? 0, blood: blood ?? 0 },
  });
  const text = words.t(`character-${id}`);
  return { id, kind: "character", icon: id, icons: [], foot, brief: text, text, copies: 1, clause: "", owner };
}
