/** What the table hands to the map, and what follows from it without any rule. */
import type { Europe, Way, WayKind } from "../europe";

/** A place or way that can be chosen now. */
export interface Lit {
  noun: string;
  kind: "road" | "rail" | "sea" | "other";
  price: string; // in words, empty if it is free
  note?: string; // what follows from it, in words
  chosen: boolean;
  soft?: boolean; // by another power only
  ways?: string[]; // how one comes there, where it is not the shortest way over lit places
}

/** A place or way that is asked about but closed. */
export interface Shut {
  noun: string;
  reason: string; // in words
  plate?: string; // the same in two words, to stand on the map
}

export interface MapFigure {
  id: string; // seat
  place: string;
  acting: boolean;
  masked?: boolean; // others do not see it here
  label: string; // in words
  ways?: string[]; // over which it came last
}

export interface MapToken {
  kind: string; // fog, storm, consecrated, host, bats, rumor lie beside the place; hideout and lair fill it
  place: string;
  icon?: string; // of a chit, which is square
  text?: string; // a number
  label: string; // in words
}

const KINDS: Record<Lit["kind"], WayKind[]> = { road: ["road"], rail: ["rail-white", "rail-yellow"], sea: ["sea"], other: [] };

/** The ways to light: for each lit place those over which one comes there from `start`, over places lit in the same way. */
export function litWays(europe: Europe, start: string, lit: readonly Lit[], blocked: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const kind of ["road", "rail", "sea"] as const) {
    const ends = lit.filter((each) => each.kind === kind && !each.soft && europe.places.has(each.noun));
    const came = paths(europe, start, KINDS[kind], new Set(ends.map(({ noun }) => noun)), new Set(blocked));
    for (const end of ends) for (const way of end.ways ?? backward(came, end.noun)) found.add(way);
  }
  return found;
}

interface Came {
  from: string;
  way: Way;
}

/** By breadth first: over which way one comes to each place. */
function paths(europe: Europe, start: string, kinds: WayKind[], open: Set<string>, blocked: Set<string>): Map<string, Came> {
  const came = new Map<string, Came>();
  const ways = [...europe.ways.values()].filter(({ id, kind }) => kinds.includes(kind) && !blocked.has(id));
  for (let edge = [start]; edge.length;) {
    const next: string[] = [];
    for (const from of edge) {
      for (const way of ways) {
        const to = way.a === from ? way.b : way.b === from ? way.a : null;
        if (!to || to === start || came.has(to) || !open.has(to)) continue;
        came.set(to, { from, way });
        next.push(to);
      }
    }
    edge = next;
  }
  return came;
}

function backward(came: Map<string, Came>, end: string): string[] {
  const step = came.get(end);
  return step ? [step.way.id, ...backward(came, step.from)] : [];
}
