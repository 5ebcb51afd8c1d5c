/** Which panel a question opens. What it asks on the map or the trail is chosen there; its panel says what it is about. */
import type { Fury2005Body } from "../../types.gen";

export type PanelName =
  | "actions" // a row of verbs in the prompt
  | "card" // what the question is about, and what is chosen with it
  | "combat"
  | "encounters" // Dracula's hand of them
  | "hospital"
  | "map"
  | "powers"
  | "railway"
  | "resolve" // what it can be spent on, and cards
  | "set-up"
  | "trade";

/** What chance decides is never asked of anybody. */
export const DRAWN_BY_CHANCE: readonly string[] = [
  ...["train-die", "cure-die", "roll-die", "heroic-leap", "hypnosis-roll"],
  ...["steal", "item-from-deck", "draw-event", "top-event", "encounter-from-pool"],
];

const PANELS: Record<PanelName, readonly string[]> = {
  actions: ["invite", "joins", "hunters-move", "hunter-acts", "hunter-announces", "event-or-item", "the-other-kind"],
  card: [
    ...["dracula-starts-turn", "about-to-sail", "rail-declared", "before-roll", "move-done", "before-search", "after-action"],
    ...["encounter-met", "new-vampire-met", "agent-combat-over", "loss-comes", "on-dracula-event", "on-hunter-event", "on-reveal"],
    ...["show-shield", "stake-vampire", "show-gun", "choose-theft", "lose-item", "lose-event", "lose-card"],
    ...["ally-drawn", "trim-hand", "show-item", "show-event", "quincey-acts", "wards-off-quincey", "card-leaves", "mature", "ambushed"],
    ...["choose-patient", "choose-luck", "secret-weapon", "take-weapon", "choose-donor", "choose-cured", "choose-subject", "re-equip"],
    ...["surprising-return", "choose-devilry", "night-visit", "vampiric-influence", "rage", "smash-item"],
  ],
  combat: ["combat-start", "lay-card", "name-target", "choose-card"],
  encounters: ["trim-encounters", "add-encounter", "keep-one", "place-encounter", "choose-ambush"],
  hospital: ["may-be-cured"],
  map: [
    ...["sail-on", "land-now", "bats-carry", "emergency", "next-encounter", "bat-move", "catacombs-step", "evasion", "land-from-storm"],
    ...["take-up-host", "choose-marker", "stormy-seas", "consecrate", "name-city", "roadblock", "control-storms", "wild-horses"],
  ],
  powers: ["dracula-moves", "move-after-penalty", "announce-move"],
  resolve: ["turn-begins"],
  railway: ["roll-again", "train-goes"],
  "set-up": ["hunter-starts", "dracula-starts"],
  trade: ["trade-turn", "give-item"],
};

const BY_QUESTION = new Map(
  (Object.entries(PANELS) as [PanelName, readonly string[]][]).flatMap(([panel, names]) => names.map((name) => [name, panel] as const)),
);

/** The panel of a question by its name; during a combat all is asked there, but for what is chosen on the map. */
export function panelOf(question: string, combat: Fury2005Body["combat"]): PanelName | undefined {
  const panel = BY_QUESTION.get(question);
  return combat && panel !== "map" ? "combat" : panel;
}

/** Does a combat take the place of map and prompt? */
export const fights = (question: string, { combat }: Pick<Fury2005Body, "combat">) =>
  combat !== null && panelOf(question, combat) === "combat";
