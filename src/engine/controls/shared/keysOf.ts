export type Key = string | number;

export const isKey = (value: unknown): value is Key =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value));

/** The keys that a value holds: several as an array, one as itself. What is no key is none. */
export function keysOf(value: unknown): readonly Key[] {
  return Array.isArray(value) ? value.filter(isKey) : isKey(value) ? [value] : [];
}
