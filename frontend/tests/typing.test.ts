import { expect, it } from "vitest";
import { typing } from "../src/lib/typing";

const key = (inside: string, held = {}) =>
  ({ target: { closest: (fields: string) => (fields.split(", ").includes(inside) ? {} : null) }, ...held }) as unknown as KeyboardEvent;

it("leaves keys to fields, dialogs and the browser", () => {
  for (const field of ["textarea", "select", "dialog"]) expect(typing(key(field))).toBe(true);
  for (const held of ["ctrlKey", "metaKey", "altKey"]) expect(typing(key("button", { [held]: true }))).toBe(true);
  expect(typing(key("button", { ctrlKey: false, metaKey: false, altKey: false }))).toBe(false);
});
