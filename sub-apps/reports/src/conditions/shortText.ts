/** More values than these are shortened to the first ones and their number. */
const MOST_SHOWN = 3;
const SHOWN_OF_MORE = 2;

const SEPARATOR = /\s*[、,，]\s*/;

/**
 * The values of a condition in words, which the server joins to one text: the first ones of many. Undefined if the text
 * is short enough, or is not a list of that many values.
 */
export function firstOfMany(text: string, count: number): { names: readonly string[]; count: number } | undefined {
  if (count <= MOST_SHOWN) return undefined;
  const names = text.split(SEPARATOR);
  return names.length === count ? { names: names.slice(0, SHOWN_OF_MORE), count } : undefined;
}
