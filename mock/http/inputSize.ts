/** How large a query or body may be. */
export interface SizeLimits {
  levels: number;
  /** Entries of all lists and objects. */
  values: number;
  /** Of all texts. */
  characters: number;
}

/**
 * What a call may send. No call of the client has as many levels or values; more levels would exhaust the stack, and more
 * values take seconds.
 */
const INPUT_LIMITS: SizeLimits = { levels: 100, values: 200_000, characters: Infinity };

/** The object that is written as JSON in a text; undefined for any other text. */
function parsedObject(text: string): object | undefined {
  try {
    return text.startsWith('{') ? (JSON.parse(text) as object) : undefined;
  } catch {
    return undefined;
  }
}

/** The fields of an object, also of one that is written as JSON in a text. */
export function entriesOf(value: unknown): [string, unknown][] {
  const container = typeof value === 'string' ? parsedObject(value) : value;
  return typeof container === 'object' && container !== null ? Object.entries(container) : [];
}

/** True when a query or body exceeds one of the limits. Stops at the first one that it exceeds. */
export function isTooLarge(input: unknown, limits: SizeLimits = INPUT_LIMITS): boolean {
  let { values, characters } = limits;
  const exceeds = (value: unknown, levels: number): boolean => {
    if (typeof value === 'string') characters -= value.length;
    if (characters < 0) return true;
    const container = typeof value === 'string' ? parsedObject(value) : value;
    if (typeof container !== 'object' || container === null) return false;
    // Counted before the list is walked, because a wide list takes as long as a deep one.
    const inner: readonly unknown[] = Array.isArray(container) ? container : Object.values(container);
    values -= inner.length;
    if (values < 0 || (levels === 0 && inner.length > 0)) return true;
    return inner.some((each) => exceeds(each, levels - 1));
  };
  return exceeds(input, limits.levels);
}
