/** Files of the project outside of the page's own folder, wherever a copy of that is checked. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export function projectFile(path: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, path))) {
    if (folder === dirname(folder)) throw new Error(`there is no ${path} in any folder above the page`);
    folder = dirname(folder);
  }
  return readFileSync(join(folder, path), "utf8");
}
