/** What a browser keeps, for a test that has no browser. */
import { vi } from "vitest";
import { keepNow } from "../src/lib/kept";

export function stubStorage(): void {
  keepNow(); // what an earlier test would keep soon
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}
