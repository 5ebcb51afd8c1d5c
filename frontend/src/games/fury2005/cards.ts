/** The cards of Fury of Dracula, second edition: the server's figures with their words and drawings. */
import type { GameInfo } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { type CardInfo, type CardSource, type Owner, sourceOf } from "../fury/cards/cards";
import { DRAWINGS as SHARED } from "../fury/cards/drawings";

/** The tables of the server's cards.toml. */
interface Told {
  character: { id: string; health?: number; blood?: number; bite_slots?: number }[];
  power: { id: string }[];
  item: (Laid & { copies: number; windows: string[] })[];
  hunter_tactic: (Laid & { copies: number })[];
  dracula_tactic: (Laid & { day?: boolean })[];
  agent_tactic: Laid[];
  event: { id: string; side: "hunter" | "dracula"; copies: number; windows: string[]; kind: string }[];
  encounter: { id: string; copies: number }[];
  combat: { result: Result[] };
  train_die: { faces: string[] };
  cure_die: { faces: string[] };
}

/** A card that can be laid in a combat has an initiative. */
interface Laid {
  id: string;
  initiative?: number;
}

/** What the table of results says of two cards. */
export interface Result {
  winner: "hunter" | "enemy";
  hunter: string;
  enemy: string;
  result: string;
  amount?: number;
  destroy?: boolean;
  extra?: string;
}

/** The drawing of each card that only this edition has. */
const DRAWINGS: Record<string, string> = {
  "double-back": "return",
  "fast-horse": "horse-head",
  "holy-water": "consecrated",
  "sacred-bullets": "silver-bullet",
  "dracula-dodge": "dodging",
  "escape-man": "haste",
  "escape-bat": "bat",
  "escape-mist": "fog",
  "agent-punch": "punch",
  "agent-dodge": "dodging",
  "agent-knife": "dagger",
  "agent-pistol": "revolver",
  "agent-rifle": "rifle",
  "advance-planning": "list",
  "long-day": "day",
  "re-equip": "chest",
  "secret-weapon": "bloody-sword",
  "stormy-seas": "waves",
  "telegraph-ahead": "telegraph",
  "control-storms": "storm",
  evasion: "curtains",
  "false-tip-off": "false-ticket",
  "night-visit": "moon-bats",
  "quincey-p-morris": "hunter",
  rage: "evil-eyes",
  "relentless-minion": "battle-lust",
  "time-runs-short": "delayed",
  trap: "spider-web",
  ambush: "ambush",
  assassin: "guards",
  fog: "fog",
  lightning: "storm",
  "minion-with-knife": "dagger",
  "minion-with-knife-and-pistol": "revolver",
  "minion-with-knife-and-rifle": "rifle",
  peasants: "pitchfork",
  plague: "breath",
  thief: "keys",
};

/** All cards, in the words of the language at hand. */
export function cardsOf(info: GameInfo, words: Words): CardSource {
  const told = toldBy(info);
  const card = (id: string, kind: CardInfo["kind"], copies: number, foot: string, owner: Owner): CardInfo => {
    const text = words.t(`card-${id}`);
    const brief = words.maybe(`brief-${id}`) || text;
    return { id, kind, icon: DRAWINGS[id] ?? SHARED[id] ?? "", icons: [], foot, text, brief, copies, clause: `F05-CARD-${id}`, owner };
  };
  const foe = (each: Laid & { day?: boolean }, when: string) => {
    return { ...card(each.id, "combat", 1, when, "dracula"), initiative: each.initiative };
  };
  return sourceOf([
    ...told.item.map((item) => {
      const foot = timing(item.initiative ? [...item.windows, "combat"] : item.windows, words);
      return { ...card(item.id, "item", item.copies, foot, "hunters"), initiative: item.initiative };
    }),
    ...told.hunter_tactic.map((each) => {
      return { ...card(each.id, "combat", each.copies, words.t("timing-combat"), "hunters"), initiative: each.initiative };
    }),
    ...told.dracula_tactic.map((each) => foe(each, words.t(each.day ? "timing-combat" : "timing-by-night"))),
    ...told.agent_tactic.map((each) => foe(each, words.t("timing-agent"))),
    ...told.event.map(({ id, side, kind, copies, windows }) => {
      const owner = side === "hunter" ? "hunters" : "dracula";
      return card(id, kind === "ally" ? "ally" : "event", copies, timing(windows, words), owner);
    }),
    ...told.encounter.map(({ id, copies }) => card(id, "encounter", copies, words.t("timing-encounter"), "dracula")),
    ...told.power.map(({ id }) => card(id, "power", 1, words.t("timing-power"), "dracula")),
    ...told.character.map((each) => characterCard(each, words)),
  ]);
}

/** What stands on the six sides of the train die. */
export const facesOfTrainDie = (info: GameInfo): string[] => toldBy(info).train_die.faces;

/** What the roll for a cure brings, each with the sides of the die that bring it. */
export function curesOf(info: GameInfo): { what: string; faces: number[] }[] {
  const { faces } = toldBy(info).cure_die;
  return [...new Set(faces)].map((what) => ({ what, faces: faces.flatMap((each, i) => (each === what ? [i + 1] : [])) }));
}

/** Dracula's tactics, and whether each can be laid by day. */
export const tacticsOf = (info: GameInfo): { id: string; day?: boolean }[] => toldBy(info).dracula_tactic;

/** All that an enemy can lay: Dracula's tactics, then those of his agents. */
export const enemyCards = (info: GameInfo): string[] => {
  const { dracula_tactic, agent_tactic } = toldBy(info);
  return [...dracula_tactic, ...agent_tactic].map(({ id }) => id);
};

/** The table of results. */
export const resultsOf = (info: GameInfo): Result[] => toldBy(info).combat.result;

/** The hunters' cards that can be laid against this card of the enemy, by initiative. */
export function rowsAgainst(info: GameInfo, enemy: string): string[] {
  const told = toldBy(info);
  const named = new Set(told.combat.result.filter((each) => each.enemy === enemy).map(({ hunter }) => hunter));
  const cards: Laid[] = [...told.item, ...told.hunter_tactic];
  return cards
    .filter(({ id }) => named.has(id))
    .sort((a, b) => (b.initiative ?? 0) - (a.initiative ?? 0))
    .map(({ id }) => id);
}

function toldBy(info: GameInfo): Told {
  return info.cards as unknown as Told;
}

/** When a card may be used, in words. */
function timing(windows: string[], words: Words): string {
  const said = windows.map((window) => words.t(`timing-${window}`));
  const last = said.pop() ?? "";
  return said.length ? words.t("timing-or", { first: said.join(", "), last }) : last;
}

function characterCard({ id, health, blood, bite_slots }: Told["character"][number], words: Words): CardInfo {
  const owner = id === "dracula" ? "dracula" : "hunters";
  const foot = words.t(owner === "dracula" ? "character-foot-dracula" : "character-foot", {
    health: blood ?? health ?? 0,
    bites: bite_slots ?? 0,
  });
  const text = words.t(`character-${id}`);
  return { id, kind: "character", icon: id, icons: [], foot, brief: text, text, copies: 1, clause: "", owner };
}
