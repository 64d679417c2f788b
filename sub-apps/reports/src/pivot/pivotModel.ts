import type { PivotData, ReportColumn } from '../api/report';
import { headersAt, layoutAxis } from './model/axis';
import type { Axis, AxisItem, HeaderSpan } from './model/axis';
import { axisTree } from './model/axisTree';
import type { AxisNode } from './model/axisTree';
import { orderMembers } from './model/orderMembers';
import type { AxisName, PivotSortings } from './model/orderMembers';

/** What a person has chosen to see of a cross table. */
export interface PivotView {
  foldedRows: ReadonlySet<string>;
  foldedColumns: ReadonlySet<string>;
  sortings: PivotSortings;
  showSubtotals: boolean;
  /** BCP 47 tag, for the order of texts. */
  language: string;
}

/** An answer with its members as trees; made once per answer. */
export interface PivotSource {
  readonly data: PivotData;
  readonly rowTree: AxisNode;
  readonly columnTree: AxisNode;
}

/** A column of figures: a column key and one of the measures. */
export interface ColumnItem extends AxisItem {
  readonly value: ReportColumn;
  /** Index in the rows of `cells`; negative where the answer has no figures for it. */
  readonly cell: number;
}

/** The visible part of a cross table. The last level of the column headers are the measures. */
export interface PivotModel {
  readonly source: PivotSource;
  readonly rows: Axis;
  readonly columns: Axis<ColumnItem>;
  /** A figure by visible row and column; null: no data; undefined: the answer has no such total. */
  figureAt(row: number, column: number): number | null | undefined;
}

export const pivotSource = (data: PivotData): PivotSource => ({
  data,
  rowTree: axisTree(data, 'rows'),
  columnTree: axisTree(data, 'columns'),
});

/** Splits each column key into its measures and adds their headers. */
function withValues({ items, headers }: Axis, levels: number, values: readonly ReportColumn[]): Axis<ColumnItem> {
  const count = values.length;
  const columns = items.flatMap((item) =>
    values.map((value, index): ColumnItem => {
      // Without dimensions the figures are no totals of other columns.
      const kind = levels === 0 ? 'leaf' : item.kind;
      return { ...item, kind, value, cell: item.source * count + index };
    }),
  );
  // Without measures there are no columns.
  const wider: HeaderSpan[] =
    levels === 0 || count === 0
      ? []
      : headers.map((header) => ({
          ...header,
          start: header.start * count,
          span: header.span * count,
        }));
  const valueHeaders = columns.map(({ path, source, value }, start): HeaderSpan => {
    const place = { level: levels, levelSpan: 1, start, span: 1 };
    return { kind: 'value', id: value.code, label: value.title, path, source, isFolded: undefined, ...place };
  });
  const all = [...wider, ...valueHeaders];
  return { levels: levels + 1, items: columns, headers: all, headerAt: headersAt(all, levels + 1) };
}

/**
 * The rows, columns and headers that a person sees of an answer. Figures are looked up in the answer when they are
 * asked for, so the size of a model is that of its rows and columns.
 */
export function pivotModel(source: PivotSource, view: PivotView): PivotModel {
  const { data, rowTree, columnTree } = source;
  const { showSubtotals, sortings, language } = view;
  const axisOf = (name: AxisName, tree: AxisNode, folded: ReadonlySet<string>) => {
    const order = orderMembers(data, name, sortings[name], language);
    return layoutAxis(tree, { levels: data[name].length, folded, showSubtotals, ...(order && { order }) });
  };
  const rows = axisOf('rows', rowTree, view.foldedRows);
  const columnAxis = axisOf('columns', columnTree, view.foldedColumns);
  const columns = withValues(columnAxis, data.columns.length, data.values);
  return {
    source,
    rows,
    columns,
    figureAt: (row, column) => {
      const [item, cell] = [rows.items[row], columns.items[column]?.cell];
      return item && cell !== undefined ? data.cells[item.source]?.[cell] : undefined;
    },
  };
}
