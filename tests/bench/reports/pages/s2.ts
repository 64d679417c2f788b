import { PivotSheet } from '@antv/s2';
import { salesPivot } from '../salesPivot';
import { rootElement, timeDrawing } from './drawn';

interface Sheet {
  render(): Promise<void>;
  facet: { getScrollOffset(): { scrollX: number; scrollY: number } };
}

type Row = Record<string, string | number>;

/** The same figures as records, totals among them: one without a dimension is the total over it. */
function recordsOf({ rows, columns, rowKeys, columnKeys, cells }: ReturnType<typeof salesPivot>): Row[] {
  const named = (dimensions: typeof rows, key: readonly string[]) =>
    Object.fromEntries(key.map((member, level) => [dimensions[level]?.code ?? '', member]));
  const columnParts = columnKeys.map((key) => named(columns, key));
  return rowKeys.flatMap((key, row) => {
    const part = named(rows, key);
    return columnParts.map((other, cell) => ({ ...part, ...other, amount: cells[row]?.[cell] ?? 0 }));
  });
}

const TOTALS = { showGrandTotals: true, showSubTotals: true, reverseGrandTotalsLayout: false };
let config: object | undefined;
let sheet: Sheet | undefined;

/** A pivot sheet of S2 as its guide shows it, with the totals of the data. */
window.pivotBench = {
  prepare(size) {
    const pivot = salesPivot(size);
    config = {
      fields: { rows: ['region', 'customer'], columns: ['year', 'month'], values: ['amount'], valueInCols: true },
      meta: [
        ...[...pivot.rows, ...pivot.columns].map(({ code, title }) => ({ field: code, name: title })),
        { field: 'amount', name: '金额', formatter: (value: unknown) => money(value) },
      ],
      data: recordsOf(pivot),
    };
  },
  draw() {
    const element = rootElement();
    return timeDrawing(
      () => {
        sheet = new PivotSheet(element, config, {
          width: element.clientWidth,
          height: element.clientHeight,
          totals: {
            row: { ...TOTALS, subTotalsDimensions: ['region'] },
            col: { ...TOTALS, subTotalsDimensions: ['year'] },
          },
        }) as Sheet;
        return sheet.render();
      },
      () => element.querySelector('canvas') !== null,
    );
  },
  scrolled() {
    const offset = sheet?.facet.getScrollOffset();
    return { top: offset?.scrollY ?? 0, left: offset?.scrollX ?? 0 };
  },
};

/** As the figures of reports are written. */
function money(value: unknown): string {
  return typeof value === 'number' ? value.toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',') : '—';
}
