import { afterEach, expect, it, vi } from "vitest";

/** The module, as it is in a page whose index.html says this. */
async function below(content: string | undefined) {
  vi.resetModules();
  vi.stubGlobal("document", { querySelector: () => (content === undefined ? null : { content }) });
  return import("../src/lib/base");
}
afterEach(() => vi.unstubAllGlobals());

it.each([undefined, "./", "/"])("changes nothing without a prefix (%s)", async (content) => {
  const { address, pathOf } = await below(content);
  for (const path of ["/", "/t/abc", "/api/me"]) expect([address(path), pathOf(path)]).toEqual([path, path]);
});

it("puts a prefix before addresses and takes it off", async () => {
  const { address, pathOf } = await below("/a/b/");
  for (const [path, whole] of [
    ["/", "/a/b/"],
    ["/t/abc", "/a/b/t/abc"],
  ] as const) {
    expect(address(path)).toBe(whole);
    expect(pathOf(whole)).toBe(path);
  }
  expect(pathOf("/elsewhere")).toBe("/elsewhere");
});
