import type { PivotData, Report, ReportColumn } from '../../api/report';

export const column = (code: string, type: ReportColumn['type'], canDrill = false): ReportColumn => ({
  code,
  title: code,
  type,
  decimals: undefined,
  isComparison: false,
  canDrill,
});
const qty = column('qty', 'number');
export const amount = column('amount', 'money');
export const share = column('share', 'percent');

export const EMPTY: Report = {
  name: '',
  columns: [],
  rows: [],
  itemCount: 0,
  totals: {},
  slices: [],
  applied: [],
  layout: undefined,
  layoutScope: 'report',
  dimensions: [],
  measures: [],
  path: [],
  pivot: undefined,
  templateType: undefined,
  unshown: { faults: 0, rows: 0, slices: 0 },
};
export const flat: Report = {
  ...EMPTY,
  columns: [column('region', 'text', true), qty, amount, share],
  rows: [
    { region: '华东', qty: 3, amount: '20.5', share: 0.8 },
    { region: '其他', __key: 'other', qty: 1, amount: null, share: 0.2 },
  ],
};
/** The rows of a page, and what the server says of all. */
export const pageOf = (figures: readonly (number | null)[], itemCount: number, total: number | null): Report => ({
  ...flat,
  rows: figures.map((figure, index) => ({ region: `R${index + 1}`, amount: figure })),
  itemCount,
  totals: { amount: total },
});
/** A cross table without columns. */
export const rowsOf = (code: string, figures: readonly (number | null)[], values = [amount]): PivotData => ({
  rows: [column(code, 'text', true), column('product', 'text')],
  columns: [],
  values,
  rowKeys: [...figures.flatMap((_, index) => [[`M${index + 1}`, 'x'], [`M${index + 1}`]]), []],
  columnKeys: [[]],
  members: {},
  cells: [...figures.flatMap((figure) => [values.map(() => figure), values.map(() => figure)]), values.map(() => null)],
});
export const pivotOf = (columnCount: number, columnCode = 'channel'): PivotData => {
  const members = Array.from({ length: columnCount }, (_, index) => `M${index + 1}`);
  const figures = members.map((_, index) => index + 1);
  return {
    rows: [column('category', 'text', true), column('product', 'text')],
    columns: [column(columnCode, 'text')],
    values: [amount],
    rowKeys: [['饮料', '茶'], ['饮料'], ['零食', '饼干'], ['零食'], []],
    columnKeys: [...members.map((member) => [member]), []],
    members: {},
    cells: [2, 2, 4, 4, 6].map((factor) =>
      [...figures, figures.reduce((sum, figure) => sum + figure, 0)].map((figure) => figure * factor),
    ),
  };
};
