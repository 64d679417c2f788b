import type { Report, ReportColumn } from '../../api/report';
import { chartTitle } from './chartTitle';

const column = (code: string, title: string): ReportColumn => ({
  code,
  title,
  type: 'text',
  decimals: undefined,
  isComparison: false,
  canDrill: false,
});
const AMOUNT = { ...column('amount', '金额'), type: 'money' as const };
const REPORT: Report = {
  name: '销售汇总',
  columns: [column('region', '区域'), AMOUNT],
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

test('the title of a chart names report, measure and dimension', () => {
  expect(chartTitle(REPORT, 'bar', [AMOUNT, undefined])).toEqual([
    'reports.chart.title',
    { name: '销售汇总', measure: ['金额'], dimension: ['区域'], period: undefined },
  ]);
});

test('the title of a chart has the period in force, but no other condition', () => {
  const slice = { isMultiple: false, isRequired: false, paramCode: '', options: [] };
  const report: Report = {
    ...REPORT,
    slices: [
      { ...slice, code: 'owner', name: '负责人', type: 'select' },
      { ...slice, code: 'period', name: '期间', type: 'dates' },
    ],
    applied: [
      { code: 'owner', value: '1', text: '李娜' },
      { code: 'period', value: ['2026-11-01', '2026-11-20'], text: '2026-11-01 至 2026-11-20' },
    ],
  };
  expect(chartTitle(report, 'bar', [AMOUNT])).toEqual([
    'reports.chart.title.period',
    expect.objectContaining({ period: '2026-11-01 至 2026-11-20' }),
  ]);
});

test('the title of a chart of a cross table names the dimensions that are drawn', () => {
  const pivot = {
    rows: [column('region', '区域'), column('city', '城市')],
    columns: [column('month', '月份')],
    values: [AMOUNT],
    rowKeys: [],
    columnKeys: [],
    members: {},
    cells: [],
  };
  const dimensionsOf = (kind: 'stacked' | 'pie') => chartTitle({ ...REPORT, pivot }, kind, [AMOUNT])[1].dimension;
  expect([dimensionsOf('stacked'), dimensionsOf('pie')]).toEqual([['区域', '月份'], ['区域']]);
});

test('the title of a chart of a lower level says what was drilled into', () => {
  const step = (text: string) => ({ dimension: 'd', value: text, name: '', text });
  const [, { name }] = chartTitle({ ...REPORT, path: [step('南京'), step('南京分部')] }, 'bar', [AMOUNT]);
  expect(name).toBe('销售汇总 · 南京 / 南京分部');
});
