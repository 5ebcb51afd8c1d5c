/** Which panel a question opens. What it asks on the map or the trail is chosen there; its panel says what it is about. */
import type { Fury2015Body } from "../../types.gen";

export type PanelName =
  | "actions" // a row of verbs in the prompt
  | "ambush"
  | "before-combat"
  | "choices" // a plain row
  | "combat"
  | "encounter"
  | "encounters" // Dracula's hand of them
  | "event"
  | "leaving"
  | "map"
  | "powers"
  | "railway"
  | "rumor"
  | "search"
  | "set-up"
  | "supply"
  | "ticket"
  | "trade"
  | "trail"
  | "trim"
  | "weakened"
  | "window"; // one may play a card, or pass

/** Both answers to this are verbs in the prompt: the ticket itself is not clicked. */
export const KEEP_TICKET = "keep-ticket";

/** What chance decides is never asked of anybody. */
export const DRAWN_BY_CHANCE: readonly string[] = [
  "item-from-bag",
  "top-from-bag",
  "bottom-from-bag",
  "draw-ticket",
  "encounter-from-bag",
  "draw-blow",
  "study",
  "item-on-top",
];

const PANELS: Record<PanelName, readonly string[]> = {
  actions: ["hunter-acts"],
  ambush: ["may-ambush", "on-ambush", "seduction"],
  "before-combat": ["before-combat", "choose-guarded", "may-spare"],
  choices: ["next-hunter"],
  combat: [
    "combat-start",
    "choose-cards",
    "engage",
    "may-swap",
    "may-use-plot",
    "on-cancel",
    "on-escape",
    "claw-again",
    "choose-plot",
    "hunters-strike",
    "weapon-used",
    "circle-removes",
    "escape-route",
    "take-item",
  ],
  encounter: [
    "search-goes-on",
    "aristocratic-vampire",
    "may-join",
    "may-show",
    "spied-on",
    "choose-victim",
    "may-show-weapon",
    "faces-mob",
    "faces-wolves",
    "second-weapon",
    "mortal-blow",
  ],
  encounters: ["encounter-step", "furnish-lair", "lurk-there", "brides-exchange", "may-discard-encounter", "pick-encounter"],
  event: [
    "hunter-event",
    "on-false-tip",
    "jonathan-harker",
    "rufus-smith",
    "sister-agatha",
    "surprising-return",
    "choose-luck",
    "blood-transfusion",
    "may-host",
    "draculas-brides",
    "great-wolf",
    "immanuel-hildesheim",
    "pays-customs",
    "vampiric-influence",
    "takes-card",
    "devilish-power",
    "wolf-hunts",
    "wards-off",
    "take-discard",
  ],
  leaving: ["leaving", "ripens", "make-room"],
  map: [
    "carried-off",
    "fast-horses",
    "ride-out",
    "fix-ward",
    "may-fly",
    "place-block",
    "choose-fog",
    "choose-wolves",
    "name-city",
    "consecrate",
    "place-host",
    "sail-on",
    "hurries",
    "wild-horses",
    "raise-storm",
    "road-reopened",
    "storm-passes",
  ],
  powers: ["choose-card", "misdirect-move"],
  railway: ["before-rail", "train-leaves", "ticket-spent"],
  rumor: ["may-spread-rumor"],
  search: ["before-search", "on-search"],
  "set-up": ["hunter-starts", "dracula-starts"],
  supply: ["use-drawn", "read-events"],
  ticket: [KEEP_TICKET, "give-up-ticket"],
  trade: ["offer-cards", "agree"],
  trail: ["choose-report", "money-trail", "wax-cylinders", "corrupt"],
  trim: ["trim-items", "trim-events", "trim-tickets"],
  weakened: ["show-item", "show-event"],
  window: ["dawn", "dusk", "phase-begins", "phase-end", "road-taken", "move-done"],
};

const BY_QUESTION = new Map(
  (Object.entries(PANELS) as [PanelName, readonly string[]][]).flatMap(([panel, names]) => names.map((name) => [name, panel] as const)),
);

const ON_THE_MAP: readonly PanelName[] = ["map", "trail"];

/** The panel of a question by its name; during a combat all is asked there, but for what is chosen on the map. */
export function panelOf(question: string, combat: Fury2015Body["combat"]): PanelName | undefined {
  const panel = BY_QUESTION.get(question);
  if (combat && !(panel && ON_THE_MAP.includes(panel))) return "combat";
  return panel;
}

/** Does a combat take the place of map and prompt? */
export const fights = (question: string, { combat }: Pick<Fury2015Body, "combat">) =>
  combat !== null && panelOf(question, combat) === "combat";
