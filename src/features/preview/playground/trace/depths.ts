import type { TraceEntry } from '@/engine/workshop';

/** How deep an entry stands under what it follows from. What it follows from may have been dropped. */
export function depths(entries: readonly TraceEntry[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  entries.forEach(({ id, cause }) =>
    found.set(id, cause === undefined || !found.has(cause) ? 0 : (found.get(cause) ?? 0) + 1),
  );
  return found;
}
