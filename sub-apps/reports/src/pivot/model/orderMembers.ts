import type { PivotData } from '../../api/report';
import type { AxisNode } from './axisTree';
import { pathId } from './axisTree';

/** What the members of an axis are sorted by. */
export type SortKey =
  /** The figures of one measure at a key of the other axis: rows by those of a column, columns by those of a row. */
  | { readonly by: 'value'; readonly path: readonly string[]; readonly value: string }
  /** The texts of a dimension. */
  | { readonly by: 'dimension'; readonly dimension: string };

/** Sorts the members of each group; the groups themselves stay together with their subtotals. */
export type PivotSorting = SortKey & { readonly order: 'asc' | 'desc' };

export type AxisName = 'rows' | 'columns';

/** Each axis is sorted for itself. */
export type PivotSortings = Readonly<Partial<Record<AxisName, PivotSorting | undefined>>>;

type Order = (children: readonly AxisNode[], level: number) => readonly AxisNode[];

/** Missing figures come last in both directions; the rest of equal ones keeps the order of the answer. */
function byFigures(figureOf: (node: AxisNode) => number | null, sign: number): Order {
  return (children) =>
    children
      .map((node) => ({ node, figure: figureOf(node) }))
      .sort((a, b) => {
        if (a.figure === null || b.figure === null) return Number(a.figure === null) - Number(b.figure === null);
        return sign * (a.figure - b.figure);
      })
      .map(({ node }) => node);
}

function byTexts(sortedLevel: number, language: string, sign: number): Order {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (children, level) =>
    level === sortedLevel
      ? children.toSorted((a, b) => sign * compare(a.texts[level] ?? '', b.texts[level] ?? ''))
      : children;
}

/** The order of the members of an axis; undefined where the answer's own one is kept. `language` is a BCP 47 tag. */
export function orderMembers(
  data: PivotData,
  axis: AxisName,
  sorting: PivotSorting | undefined,
  language: string,
): Order | undefined {
  if (!sorting) return undefined;
  const sign = sorting.order === 'asc' ? 1 : -1;
  if (sorting.by === 'dimension') {
    const level = data[axis].findIndex(({ code }) => code === sorting.dimension);
    return byTexts(level, language, sign);
  }
  const { values, cells } = data;
  const wanted = pathId(sorting.path);
  const keys = axis === 'rows' ? data.columnKeys : data.rowKeys;
  // The last one of equal keys counts, as in the tree of members.
  const place = keys.findLastIndex((key) => pathId(key) === wanted);
  const value = values.findIndex(({ code }) => code === sorting.value);
  if (place < 0 || value < 0) return undefined;
  const figureAt = (row: number, column: number) => cells[row]?.[column * values.length + value] ?? null;
  return byFigures(({ source }) => (axis === 'rows' ? figureAt(source, place) : figureAt(place, source)), sign);
}
