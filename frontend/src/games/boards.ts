/** Games with a board of their own, found as Board.svelte in the folder of the game; all others have the plain table. */
import type { Component } from "svelte";
import type { Live } from "../lib/live.svelte";
import type { GameInfo, Screen } from "../lib/protocol";

export interface BoardProps {
  screen: Screen;
  live: Live;
  facts: GameInfo;
  again: () => void;
}

const BOARDS = import.meta.glob<Component<BoardProps>>("./*/Board.svelte", { eager: true, import: "default" });

/** The folder of the game "dracula-2003" is dracula2003, as its package on the server. */
export function boardOf(game: string): Component<BoardProps> | undefined {
  return BOARDS[`./${game.replace("-", "")}/Board.svelte`];
}
