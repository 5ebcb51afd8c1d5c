/** Games with a board of their own, found as Board.svelte in the folder of the game and loaded when it is needed; all others have the plain table. */
import type { Component, Snippet } from "svelte";
import { useIcons } from "../lib/icons.svelte";
import type { Live } from "../lib/live.svelte";
import type { GameInfo, Screen } from "../lib/protocol";

export interface BoardProps {
  screen: Screen;
  live: Live;
  info: GameInfo;
  ending?: Snippet | undefined; // who won, and what now: where it is over
}

const BOARDS = import.meta.glob<Component<BoardProps>>("./*/Board.svelte", { import: "default" });

/** The folder of the game "dracula-2003" is dracula2003, as its package on the server; "fury" is that of all editions of Fury. */
export const folderOf = (game: string) => game.replace("-", "");
export const familyOf = (game: string) => game.replace(/-\d+$/, "");

/** How a game's board is loaded, with its drawings; nothing where it has none. */
export function boardOf(game: string): (() => Promise<Component<BoardProps>>) | undefined {
  const load = BOARDS[`./${folderOf(game)}/Board.svelte`];
  return load && (async () => (await Promise.all([load(), useIcons([familyOf(game), folderOf(game)])]))[0]);
}
