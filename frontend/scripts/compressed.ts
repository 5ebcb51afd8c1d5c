/** Beside every file that packs well lies the same in brotli, as small as it gets: the server sends that to browsers that take it. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const PACKS = /\.(js|css|svg|json)$/;
const SMALL = 1_000; // bytes that are not worth it

export function compressed(): Plugin {
  return {
    name: "whitby-compressed",
    apply: "build",
    writeBundle({ dir }) {
      const folder = join(dir ?? "", "assets");
      for (const name of readdirSync(folder).filter((name) => PACKS.test(name))) {
        const content = readFileSync(join(folder, name));
        if (content.length <= SMALL) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }));
      }
    },
  };
}
