/** The levels of a query or body at most. No call of the client has as many, and more of them would exhaust the stack. */
const MAX_LEVELS = 100;

/** The fields of an object, also of one that is written as JSON in a text. */
export function entriesOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'string') return typeof value === 'object' && value !== null ? Object.entries(value) : [];
  try {
    return value.startsWith('{') ? entriesOf(JSON.parse(value)) : [];
  } catch {
    return [];
  }
}

const isDeeperThan = (value: unknown, levels: number): boolean =>
  entriesOf(value).some(([, inner]) => levels === 0 || isDeeperThan(inner, levels - 1));

/** True when a query or body has too many levels. */
export const isTooDeep = (value: unknown): boolean => isDeeperThan(value, MAX_LEVELS);
