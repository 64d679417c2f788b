import type { PivotData, ReportColumn } from '../../api/report';
import type { AxisNode } from './axisTree';
import { pathId } from './axisTree';

/** What the members of an axis are sorted by. */
export type SortKey =
  /** The figures of a column, which is the key of the column and the measure. */
  | { readonly by: 'value'; readonly column: readonly string[]; readonly value: string }
  /** The texts of a dimension. */
  | { readonly by: 'dimension'; readonly dimension: string };

/** Sorts the members of each group; the groups themselves stay together with their subtotals. */
export type PivotSorting = SortKey & { readonly order: 'asc' | 'desc' };

/** Columns are sorted by their texts only. */
export type PivotSortings = Readonly<Record<'rows' | 'columns', PivotSorting | undefined>>;

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
  { columnKeys, values, cells }: PivotData,
  dimensions: readonly ReportColumn[],
  sorting: PivotSorting | undefined,
  language: string,
): Order | undefined {
  if (!sorting) return undefined;
  const sign = sorting.order === 'asc' ? 1 : -1;
  if (sorting.by === 'dimension') {
    const level = dimensions.findIndex(({ code }) => code === sorting.dimension);
    return byTexts(level, language, sign);
  }
  const wanted = pathId(sorting.column);
  // The last one of equal keys counts, as in the tree of members.
  const column = columnKeys.findLastIndex((key) => pathId(key) === wanted);
  const value = values.findIndex(({ code }) => code === sorting.value);
  if (column < 0 || value < 0) return undefined;
  const index = column * values.length + value;
  return byFigures(({ source }) => cells[source]?.[index] ?? null, sign);
}
