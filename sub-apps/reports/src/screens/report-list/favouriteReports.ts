import type { StoredList } from '../../stored/useStoredCodes';

export const MOST_FAVOURITES = 50;

export const FAVOURITE_REPORTS: StoredList = { key: 'reports.favourites', limit: MOST_FAVOURITES };

/**
 * The favourites with a report added at the end, or without it. Undefined when there is no room for it. One that the
 * position does not see (`isKnown`) makes room, the oldest first: it may belong to another position of the account.
 */
export function toggledFavourites(
  codes: readonly string[],
  code: string,
  isKnown: (code: string) => boolean,
): readonly string[] | undefined {
  if (codes.includes(code)) return codes.filter((each) => each !== code);
  if (codes.length < MOST_FAVOURITES) return [...codes, code];
  const replaced = codes.find((each) => !isKnown(each));
  return replaced === undefined ? undefined : [...codes.filter((each) => each !== replaced), code];
}
