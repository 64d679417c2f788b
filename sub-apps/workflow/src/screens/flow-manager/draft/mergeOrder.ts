/** The children of one place in three versions of a flow: where both started from, the preferred one, and the other. */
export interface Orders {
  base: readonly string[];
  preferred: readonly string[];
  other: readonly string[];
}

export interface MergedOrder {
  ids: readonly string[];
  /** Those whose place is not certain, because both have changed what is around them. */
  unclear: readonly string[];
}

/**
 * Merges the order of children. What one has inserted stays behind the sibling that it was inserted behind.
 * @param ids All children that the result has, from whatever version.
 */
export function mergeOrder({ base, preferred, other }: Orders, ids: ReadonlySet<string>): MergedOrder {
  const isShared = (id: string) => [base, preferred, other].every((list) => list.includes(id)) && ids.has(id);
  const orderOf = (list: readonly string[]) => list.filter(isShared).join('\n');
  const [isPreferredMoved, isOtherMoved] = [preferred, other].map((list) => orderOf(list) !== orderOf(base));
  const isBothMoved = isPreferredMoved === true && isOtherMoved === true && orderOf(preferred) !== orderOf(other);
  const unclear = new Set(isBothMoved ? preferred.filter(isShared) : []);

  // The one who has moved something says the order; the additions of the other one are put into it.
  const [first, second] = isOtherMoved && !isPreferredMoved ? [other, preferred] : [preferred, other];
  const isAddition = (list: readonly string[], id: string) => list.includes(id) && !base.includes(id);
  for (const list of [first, second]) {
    // What it was put behind is no longer here.
    const isAdrift = (id: string, before: string | undefined) =>
      before !== undefined && !ids.has(before) && ids.has(id) && isAddition(list, id);
    list.filter((id, place) => isAdrift(id, list[place - 1])).forEach((id) => unclear.add(id));
  }
  const merged = first.filter((id) => ids.has(id));
  second.forEach((id, place) => {
    if (!ids.has(id) || merged.includes(id)) return;
    const anchor = second.slice(0, place).findLast((each) => merged.includes(each));
    let at = anchor === undefined ? 0 : merged.indexOf(anchor) + 1;
    const beside = merged[at];
    if (beside !== undefined && isAddition(first, beside)) [id, beside].forEach((each) => unclear.add(each));
    // Of two additions in one place that of the preferred version comes first.
    if (first === preferred) while (isAddition(first, merged[at] ?? '')) at += 1;
    merged.splice(at, 0, id);
  });
  // Nothing may stand behind the end, or behind the branch for everything else.
  const left = [...ids].filter((id) => !merged.includes(id));
  left.forEach((id) => unclear.add(id));
  merged.splice(Math.max(merged.length - 1, 0), 0, ...left);
  return { ids: merged, unclear: [...unclear] };
}
