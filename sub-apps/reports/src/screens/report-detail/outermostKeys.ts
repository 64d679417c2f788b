import { memberText } from '../../api/pivotMembers';
import type { PivotData, ReportColumn } from '../../api/report';

/** A member of an axis with its figures, or several that are inside one another where the outer ones have none. */
export interface OutermostKey {
  /** The dimensions of its members, and their keys. */
  dimensions: readonly ReportColumn[];
  key: readonly string[];
  text: string;
  /** Its place among the keys of the axis. */
  place: number;
}

/**
 * What a chart shows of an axis: the members of its first dimension by their subtotals. Where the answer lacks one of
 * these, the members of the next dimension inside them, down to the leaves.
 */
export function outermostKeys(pivot: PivotData, axis: 'rows' | 'columns'): readonly OutermostKey[] {
  const dimensions = pivot[axis];
  const keys = axis === 'rows' ? pivot.rowKeys : pivot.columnKeys;
  const firstMembers = (some: typeof keys) => new Set(some.map(([first]) => first)).size;
  const members = keys.filter(({ length }) => length > 0 && length <= dimensions.length);
  const count = firstMembers(members);
  let level = 1;
  while (level < dimensions.length && firstMembers(members.filter(({ length }) => length === level)) < count)
    level += 1;
  return keys.flatMap((key, place) => {
    if (key.length !== level || level > dimensions.length) return [];
    const texts = key.map((member, index) => memberText(pivot, dimensions[index], member));
    return [{ dimensions: dimensions.slice(0, level), key, text: texts.join(' / '), place }];
  });
}

export const placeOfTotal = (keys: PivotData['rowKeys']) => keys.findIndex(({ length }) => length === 0);
