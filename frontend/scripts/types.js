// The types of what the server sends, from src/schema.json, which the server's tests keep up to date.
import { compile } from "json-schema-to-typescript";
import { readFileSync, writeFileSync } from "node:fs";

const at = (path) => new URL(path, import.meta.url);
const schema = JSON.parse(readFileSync(at("../src/schema.json"), "utf8"));
const defs = schema.$defs ?? schema.definitions ?? schema;

// The page receives these structs and never makes one: every field is there and no other.
for (const def of Object.values(defs)) {
  if (def.type === "object" && def.properties) {
    def.additionalProperties ??= false;
    def.required = Object.keys(def.properties);
  }
}
const all = { $schema: schema.$schema, type: "object", title: "Everything", additionalProperties: false, $defs: defs };
const text = await compile(all, "Everything", {
  unreachableDefinitions: true,
  additionalProperties: false,
  bannerComment: "// Made from schema.json by `npm run types`; not for editing.",
  format: false,
});
const known = text
  .replace(/export interface Everything \{\s*\}\n?/, "")
  .replaceAll(/ \*\s*\n \* This interface was referenced by[^]*?\n(?= \*\/)/g, "");
writeFileSync(at("../src/types.gen.ts"), known);
