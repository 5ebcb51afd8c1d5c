/** Games that draw their own cards and tables of combat for the rules to read, found as Reference.svelte in the folder of the game. */
import type { Component } from "svelte";
import { useIcons } from "../lib/icons.svelte";
import type { GameInfo } from "../lib/protocol";
import { familyOf, folderOf } from "./boards";

export interface ReferenceProps {
  info: GameInfo;
  query: string; // what is looked for; tables of combat are shown only while nothing is
}

const REFERENCES = import.meta.glob<Component<ReferenceProps>>("./*/Reference.svelte", { import: "default" });

/** How the drawings of a game's cards are loaded; nothing where it has none. */
export function referenceOf(game: string): (() => Promise<Component<ReferenceProps>>) | undefined {
  const load = REFERENCES[`./${folderOf(game)}/Reference.svelte`];
  return load && (async () => (await Promise.all([load(), useIcons([familyOf(game), folderOf(game)])]))[0]);
}
