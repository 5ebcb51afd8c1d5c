/** The way that Dracula took, turn by turn: places as he noted them down, the rest from what he chose. */
import type { News } from "../../lib/protocol";
import type { Fury1987Body } from "../../types.gen";
import type { Europe } from "../fury/europe";
import { roundsHeard } from "./heard";

export type How = "start" | "road" | "embarked" | "sailed" | "landed" | "stayed" | "passed" | "consumed" | "played" | "";

export interface Turn {
  round: number;
  how: How;
  place: string;
  laid: string; // the encounter, empty for none
  eaten: string; // the town of a Vampire that he consumed
  attacked: string; // a hunter
  flew: string; // where to, as a bat or by Evasion, after it
  exchanged: number; // chits
  now: boolean; // not over yet
}

interface Done {
  round: number;
  over: boolean;
  choices: string[];
  flew: string;
}

/** All his turns, the oldest first; the start is round 0. */
export function wayOf({ round, dracula }: Pick<Fury1987Body, "round" | "dracula">, news: readonly News[], europe: Europe): Turn[] {
  const done = turnsOf(news, round);
  const last = done.at(-1)?.over === false ? round - 1 : round; // the round of the place that he noted down last
  const noted = (each: number) => dracula.way[dracula.way.length - 1 - (last - each)];
  const start = news.find(({ what, facts }) => what === "chose" && facts[0] === "dracula" && facts[1]?.startsWith("start "));
  const turns: Turn[] = start ? [{ ...NOTHING, round: 0, how: "start", place: start.facts[1]?.slice(6) ?? "" }] : [];
  for (let each = Math.min(last - dracula.way.length + 1, ...done.map((turn) => turn.round)); each <= round; each++) {
    const told = done.find((turn) => turn.round === each);
    const place = noted(each) ?? (each === round ? dracula.at : null);
    if (told || noted(each)) turns.push(turnOf(each, place ?? "", turns.at(-1)?.place ?? "", told, europe));
  }
  return turns;
}

const NOTHING: Omit<Turn, "round" | "place"> = { how: "", laid: "", eaten: "", attacked: "", flew: "", exchanged: 0, now: false };

/** What these eyes chose in each of his turns. */
function turnsOf(news: readonly News[], round: number): Done[] {
  const roundAt = roundsHeard(news, round);
  const turns: Done[] = [];
  news.forEach(({ what, facts: [a = "", b = ""] }, i) => {
    if (what === "turn-begins" && a === "dracula") turns.push({ round: roundAt(i), over: false, choices: [], flew: "" });
    const turn = turns.at(-1);
    if (!turn) return;
    if (what === "turn-over" && a === "dracula") turn.over = true;
    else if (what === "flew" || what === "evaded") turn.flew = a;
    else if (what === "chose" && a === "dracula" && !turn.over) turn.choices.push(b);
  });
  return turns;
}

function turnOf(round: number, place: string, before: string, told: Done | undefined, europe: Europe): Turn {
  const nounOf = (verb: string) => told?.choices.find((text) => text.startsWith(`${verb} `))?.slice(verb.length + 1) ?? "";
  return {
    round,
    how: told ? howOf(told, before, europe) : "",
    place: nounOf("road") || nounOf("sea") || place,
    laid: nounOf("lay"),
    eaten: nounOf("consume"),
    attacked: nounOf("attack"),
    flew: told?.flew ?? "",
    exchanged: told?.choices.filter((text) => text.startsWith("return ")).length ?? 0,
    now: told?.over === false,
  };
}

const HOWS: Record<string, How> = { road: "road", stay: "stayed", pass: "passed", consume: "consumed", play: "played" };

function howOf({ choices }: Done, before: string, europe: Europe): How {
  const moved = choices.map((text) => text.split(" ")).find(([verb = ""]) => verb === "sea" || verb in HOWS); // other cards may come before
  const [verb = "", noun = ""] = moved ?? [];
  const atSea = (place: string) => europe.places.get(place)?.kind === "sea";
  if (verb === "sea") return !atSea(noun) ? "landed" : atSea(before) ? "sailed" : "embarked";
  return HOWS[verb] ?? "";
}

/** Where he was, with the rounds in which he was there, in the order of his first visit: what the badges on the map say. */
export function badgesOf(turns: readonly Turn[]): { place: string; rounds: number[] }[] {
  const rounds = new Map<string, number[]>();
  for (const { place, round } of turns) if (place) rounds.set(place, [...(rounds.get(place) ?? []), round]);
  return [...rounds].map(([place, found]) => ({ place, rounds: found }));
}
