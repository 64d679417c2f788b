import type { PivotData, ReportColumn } from '../api/report';
import { pivotModel, pivotSource } from './pivotModel';
import type { PivotView } from './pivotModel';

export const column = (code: string, more: Partial<ReportColumn> = {}): ReportColumn => ({
  code,
  title: code,
  type: 'money',
  decimals: undefined,
  isComparison: false,
  canDrill: false,
  ...more,
});

const text = (code: string, title: string, more: Partial<ReportColumn> = {}) =>
  column(code, { title, type: 'text', ...more });

/** Regions and cities by year and month, with every total: the figures tell their places. */
export const SALES: PivotData = {
  rows: [text('region', '区域', { canDrill: true }), text('city', '城市')],
  columns: [text('year', '年份'), text('month', '月份')],
  values: [
    column('amount', { title: '金额' }),
    column('growth', { title: '增长', type: 'percent', isComparison: true }),
  ],
  rowKeys: [['华东', '上海'], ['华东', '南京'], ['华东'], ['华北', '北京'], ['华北', '天津'], ['华北'], []],
  columnKeys: [['2025', '11'], ['2025', '12'], ['2025'], ['2026', '01'], ['2026'], []],
  members: {},
  cells: Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 12 }, (__, index) => (index % 2 === 0 ? (row + 1) * 1000 + index : (row - index) / 100)),
  ),
};

/** The same keys; amounts that add up to all of their totals. */
export const ADDED_SALES: PivotData = {
  ...SALES,
  values: SALES.values.slice(0, 1),
  cells: [1000, 2000, 3000, 4000, 5000, 9000, 12_000].map((amount) => [1, 2, 3, 4, 4, 7].map((part) => amount * part)),
};

const VIEW: PivotView = {
  foldedRows: new Set(),
  foldedColumns: new Set(),
  sortings: { rows: undefined, columns: undefined },
  showSubtotals: true,
  language: 'zh-CN',
};

export const modelOf = (view: Partial<PivotView> = {}, data: PivotData = SALES) =>
  pivotModel(pivotSource(data), { ...VIEW, ...view });
