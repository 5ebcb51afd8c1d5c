/** What comes anew with every screen and is mostly the old: what is equal stays the same object, so that nothing is redrawn for it. */

/** The new value, with the old one in its place wherever both say the same: plain values, lists, records, maps and sets of them. */
export function retain<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (!isObject(before) || !isObject(now) || Object.getPrototypeOf(before) !== Object.getPrototypeOf(now)) return now;
  if (Array.isArray(now)) return retainList(before as unknown[], now) as T;
  if (now instanceof Map) return retainMap(before as Map<unknown, unknown>, now) as T;
  if (now instanceof Set) return (sameOrder(before as Set<unknown>, now) ? before : now) as T;
  return Object.getPrototypeOf(now) === Object.prototype ? (retainRecord(before as Plain, now as Plain) as T) : now;
}

/** A function that retains what it handed back the last time. */
export function retainer<T>(): (now: T) => T {
  let before: T | undefined;
  return (now) => (before = retain(before, now));
}

type Plain = Record<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function retainList(before: unknown[], now: unknown[]): unknown[] {
  let same = before.length === now.length;
  const found = now.map((item, i) => {
    const kept = retain(before[i], item);
    same &&= kept === before[i];
    return kept;
  });
  return same ? before : found;
}

function retainMap(before: Map<unknown, unknown>, now: Map<unknown, unknown>): Map<unknown, unknown> {
  let same = sameOrder(before.keys(), now.keys());
  const found = new Map<unknown, unknown>();
  for (const [key, item] of now) {
    const kept = retain(before.get(key), item);
    same &&= kept === before.get(key);
    found.set(key, kept);
  }
  return same ? before : found;
}

function retainRecord(before: Plain, now: Plain): Plain {
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  const found: Plain = {};
  for (const key of keys) {
    found[key] = retain(before[key], now[key]);
    same &&= found[key] === before[key] && key in before;
  }
  return same ? before : found;
}

function sameOrder(before: Iterable<unknown>, now: Iterable<unknown>): boolean {
  const [old, fresh] = [[...before], [...now]];
  return old.length === fresh.length && old.every((item, i) => item === fresh[i]);
}
