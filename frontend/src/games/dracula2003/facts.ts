/** Board and cards of Dracula (2003) as the server tells them, and how they are drawn. No rules. */
import type { GameInfo } from "../../lib/protocol";

export interface PlaceFacts {
  id: string;
  kind: string;
  row: number;
  col: number;
}

export interface SlotFacts {
  id: string;
  between: [string, string];
}

export interface Board {
  columns: number;
  rows: number;
  place: PlaceFacts[];
  slot: SlotFacts[];
  colours: string[];
}

export interface ActionFacts {
  id: string;
  side: string;
  step: number;
  strength: number;
  barrier: string;
}

export interface EncounterFacts {
  id: string;
  side: string;
  role: string;
  strength: number;
  copies: number;
}

export interface Cards {
  action: ActionFacts[];
  encounter: EncounterFacts[];
  energy: { cubes: number };
}

export const boardFacts = (info: GameInfo): Board => info.board as unknown as Board;
export const cardFacts = (info: GameInfo): Cards => info.cards as unknown as Cards;

/** "vampire-2" is drawn as a vampire with a 2. */
export function drawing(card: string): { icon: string; number: string } {
  const [, name = card, number = ""] = /^(.*?)(?:-(\d))?$/.exec(card) ?? [];
  return { icon: name, number };
}

/** The middle of a place or of a gap, in half tiles. */
export function middle(board: Board, id: string): { x: number; y: number } {
  const at = (place: string) => board.place.find((p) => p.id === place) ?? { row: 0, col: 0 };
  const [a, b = a] = board.slot.find((s) => s.id === id)?.between ?? [id];
  return { x: at(a ?? id).col + at(b ?? id).col, y: at(a ?? id).row + at(b ?? id).row };
}
