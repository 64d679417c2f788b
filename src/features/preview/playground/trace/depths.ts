import type { TraceEntry } from '@/engine/workshop';

/** The depth of each entry below its first cause. A cause may have been dropped from the trace. */
export function depths(entries: readonly TraceEntry[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  entries.forEach(({ id, cause }) =>
    found.set(id, cause === undefined || !found.has(cause) ? 0 : (found.get(cause) ?? 0) + 1),
  );
  return found;
}
