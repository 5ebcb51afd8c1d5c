/** Games with a board of their own; all others have the plain table. */
import type { Component } from "svelte";
import type { Live } from "../lib/live.svelte";
import type { GameFacts, Screen } from "../lib/protocol";
import London from "./dracula2003/London.svelte";

export interface BoardProps {
  screen: Screen;
  live: Live;
  facts: GameFacts;
  again: () => void;
}

const BOARDS: Record<string, Component<BoardProps>> = { "dracula-2003": London };

export function boardOf(game: string): Component<BoardProps> | undefined {
  return BOARDS[game];
}
