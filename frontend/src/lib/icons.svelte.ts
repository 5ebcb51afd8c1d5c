/** The drawings at hand: those of every page, and those of the game whose board is open. */
import common, { groups } from "virtual:icons";

let paths = $state.raw<Record<string, string>>(common);

/** The path of a drawing; nothing where there is none of that name. */
export const drawing = (name: string) => paths[name];

/** Fetch the drawings of these groups, each a folder of src/games, and show them from now on; of those that have none there are none. */
export async function useIcons(folders: string[]): Promise<void> {
  const found = await Promise.all(folders.map((folder) => groups[folder]?.()));
  paths = Object.assign({}, common, ...found.map((group) => group?.default)) as Record<string, string>;
}
