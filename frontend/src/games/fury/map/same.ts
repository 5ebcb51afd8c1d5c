/** Facts that come anew with every screen and are mostly the old ones: what is equal stays the same object, so that nothing is redrawn for it. */

/** The new entries, each as the object that it was before if it says the same; the old map itself if all do. */
export function kept<T extends object>(before: ReadonlyMap<string, T>, now: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
  let changed = before.size !== now.size;
  const found = new Map<string, T>();
  for (const [id, item] of now) {
    const old = before.get(id);
    const same = old !== undefined && alike(old, item);
    changed ||= !same;
    found.set(id, same ? old : item);
  }
  return changed || !sameOrder(before, now) ? found : before;
}

function alike(a: object, b: object): boolean {
  const [old, now] = [Object.entries(a), b as Record<string, unknown>];
  return old.length === Object.keys(b).length && old.every(([key, value]) => equal(value, now[key]));
}

/** Plain values, and lists of them. */
function equal(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((item, i) => item === b[i]);
}

function sameOrder(a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): boolean {
  const ids = b.keys();
  return [...a.keys()].every((id) => id === ids.next().value);
}

/** A function of facts that hands back the same map while its entries are equal. */
export function keeper<T extends object>(): (now: ReadonlyMap<string, T>) => ReadonlyMap<string, T> {
  let before: ReadonlyMap<string, T> = new Map();
  return (now) => (before = kept(before, now));
}
