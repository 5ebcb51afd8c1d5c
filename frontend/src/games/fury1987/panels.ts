/** Which panel a question opens. What it asks on the map is chosen there; its panel says what it is about. */
import type { Fury1987Body } from "../../types.gen";

export type PanelName =
  | "actions" // a row of verbs in the prompt
  | "card" // what the question is about, and what is chosen with it
  | "chits" // Dracula's hand of encounters
  | "combat"
  | "group" // who goes together, and who gets what
  | "map"
  | "railway"
  | "restock"
  | "set-up";

/** What chance decides is never asked of anybody. */
export const DRAWN_BY_CHANCE: readonly string[] = [
  ...["first-encounters", "draw-encounter", "draw-weapon", "draw-to-share", "draw-event", "harker-draws", "steal"],
  ...["weather-die", "train-die", "vampire-die", "shield-die", "roll-die", "day-or-night", "sacred-bullets"],
  ...["holy-water-die", "rage-die", "heroic-leap"],
];

const PANELS: Record<PanelName, readonly string[]> = {
  actions: ["turn-begins", "lay-host", "hunter-moves", "dracula-moves", "claim-victory", "attack-again", "fight"],
  card: [
    ...["at-sea", "rail-declared", "move-done", "encounter-met", "szgany-gone", "harm-comes", "on-hunter-event"],
    ...["show-shield", "whom-it-bites", "destroy-vampire", "show-gun", "choose-victim", "choose-theft", "show-dogs"],
    ...["too-many", "exchange-weapons", "re-equip", "choose-patient", "choose-donor"],
  ],
  chits: ["exchange-chits", "dracula-acts"],
  combat: ["combat-start", "lay-chit", "name-target", "before-dice", "choose-result"],
  group: ["form-group", "join-group", "swap-weapons", "give-weapon", "share-weapon", "share-event"],
  map: ["evade", "flight", "sail-on", "bats-lead", "storm-leads", "name-town", "which-host", "move-host"],
  railway: ["ride"],
  restock: ["restock"],
  "set-up": ["hunter-starts", "dracula-starts"],
};

const BY_QUESTION = new Map(
  (Object.entries(PANELS) as [PanelName, readonly string[]][]).flatMap(([panel, names]) => names.map((name) => [name, panel] as const)),
);

/** The panel of a question by its name; during a combat all is asked there, but for what is chosen on the map. */
export function panelOf(question: string, combat: Fury1987Body["combat"]): PanelName | undefined {
  const panel = BY_QUESTION.get(question);
  return combat && panel !== "map" ? "combat" : panel;
}

/** Does a combat take the place of map and prompt? */
export const fights = (question: string, { combat }: Pick<Fury1987Body, "combat">) =>
  combat !== null && panelOf(question, combat) === "combat";
