import type { Stamp } from '../api/recordApi';

/** A record as it is stored now, with the fields of its form. */
export interface Latest<Draft> extends Stamp {
  draft: Draft;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two drafts differ. */
export const changedFields = <Draft extends object>(from: Draft, to: Draft): (keyof Draft & string)[] =>
  (Object.keys(to) as (keyof Draft & string)[]).filter((field) => !isSame(from[field], to[field]));

/**
 * Three-way merge: the fields that only the other person changed get the stored value. Of those that both have changed,
 * the input is kept or replaced.
 */
export function mergedInput<Draft extends object>(
  base: Draft,
  mine: Draft,
  stored: Draft,
  prefer: 'mine' | 'stored',
): Partial<Draft> {
  const own = new Set(prefer === 'mine' ? changedFields(base, mine) : []);
  const fields = changedFields(base, stored).filter((field) => !own.has(field));
  return Object.fromEntries(fields.map((field) => [field, stored[field]])) as Partial<Draft>;
}
