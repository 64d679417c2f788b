import type { ConditionCase, ValueSet } from './conditionSets';

type Numbers = Extract<ValueSet, { kind: 'numbers' }>;

const isEmptySet = (set: ValueSet): boolean =>
  set.kind === 'numbers' ? set.intervals.length === 0 && !set.hasOthers : !set.isExcluded && set.values.size === 0;

/** Whether the parts of a case contradict each other: no value of a field fits them all. */
export const isContradictory = ({ sets }: ConditionCase): boolean => [...sets.values()].some(isEmptySet);

/** Whether the intervals of several sets leave none of these numbers out. */
function coversNumbers({ intervals, hasOthers }: Numbers, covers: readonly Numbers[]): boolean {
  if (hasOthers && !covers.some((cover) => cover.hasOthers)) return false;
  const parts = covers.flatMap((cover) => cover.intervals).sort((a, b) => a.from - b.from || +b.hasFrom - +a.hasFrom);
  return intervals.every(({ from, to, hasFrom, hasTo }) => {
    // Everything before `reached` is covered, and `reached` itself where `isReached` says so.
    let [reached, isReached] = [from, !hasFrom];
    for (const part of parts) {
      const follows = part.from < reached || (part.from === reached && (part.hasFrom || isReached));
      if (!follows) continue;
      if (part.to > reached) [reached, isReached] = [part.to, part.hasTo];
      else if (part.to === reached && part.hasTo) isReached = true;
    }
    return reached > to || (reached === to && (isReached || !hasTo));
  });
}

/** Whether every value of the set is in one of the others. */
function covers(set: ValueSet, others: readonly ValueSet[]): boolean {
  if (set.kind === 'numbers')
    return coversNumbers(
      set,
      others.filter((each) => each.kind === 'numbers'),
    );
  const texts = others.filter((each) => each.kind === 'texts');
  const has = (text: string) => texts.some(({ values, isExcluded }) => values.has(text) !== isExcluded);
  if (!set.isExcluded) return [...set.values].every(has);
  // All texts but some: only sets that leave out no other ones together hold them all.
  return texts.some(
    ({ values, isExcluded }) => isExcluded && [...values].every((text) => set.values.has(text) || has(text)),
  );
}

/** Whether a case holds only where another one does. */
const isWithin = (inner: ConditionCase, outer: ConditionCase): boolean =>
  [...outer.opaque].every((part) => inner.opaque.has(part)) &&
  [...outer.sets].every(([key, set]) => {
    const own = inner.sets.get(key);
    return own !== undefined && covers(own, [set]);
  });

/** The sets of cases that depend on one field alone, by the field. */
function singleSets(cases: readonly ConditionCase[]): ReadonlyMap<string, readonly ValueSet[]> {
  const found = new Map<string, ValueSet[]>();
  for (const { sets, opaque } of cases) {
    const [[key, set] = []] = sets;
    if (opaque.size > 0 || sets.size !== 1 || key === undefined || !set) continue;
    found.set(key, [...(found.get(key) ?? []), set]);
  }
  return found;
}

/** Whether one of the cases holds whenever the first one does: one of them alone, or those of one field together. */
export function isCovered(one: ConditionCase, cases: readonly ConditionCase[]): boolean {
  if (isContradictory(one) || cases.some((each) => isWithin(one, each))) return true;
  const singles = singleSets(cases);
  return [...one.sets].some(([key, set]) => covers(set, singles.get(key) ?? []));
}

const ALL_NUMBERS: ValueSet = {
  kind: 'numbers',
  intervals: [{ from: -Infinity, to: Infinity, hasFrom: false, hasTo: false }],
  hasOthers: false,
};
const ALL_TEXTS: ValueSet = { kind: 'texts', values: new Set(), isExcluded: true };

/** Whether one of the cases holds whatever a filled field says: they leave no number, or no text, out. */
export const leavesNothing = (cases: readonly ConditionCase[]): boolean =>
  [...singleSets(cases).values()].some((sets) => covers(sets[0]?.kind === 'texts' ? ALL_TEXTS : ALL_NUMBERS, sets));
