import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import type { Report, ReportColumn } from '../../api/report';
import { detailTexts as texts } from '../../locales/detail';
import type { ChartKind } from './displays';
import { ReportChart } from './ReportChart';
import type { ChosenMeasures } from './ReportChart';

const column = (code: string, title: string, type: ReportColumn['type']): ReportColumn => ({
  code,
  title,
  type,
  decimals: undefined,
  isComparison: false,
  canDrill: code === 'region',
});
const REPORT: Report = {
  name: '区域销售分析',
  columns: [
    column('region', '区域', 'text'),
    column('share', '占比', 'percent'),
    column('qty', '数量', 'number'),
    column('amount', '金额', 'money'),
  ],
  rows: [
    { region: '华东', share: 0.3, qty: 3, amount: 60 },
    { region: '华南', share: 0.2, qty: 2, amount: null },
    { region: '华北', share: -0.1, qty: 1, amount: -10 },
  ],
  itemCount: 45,
  totals: { qty: 20, amount: 300 },
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

async function show(kind: ChartKind, report = REPORT, first: ChosenMeasures = {}) {
  const handleDrill = jest.fn();
  const handleMeasures = jest.fn();
  const Screen = () => {
    const [measures, setMeasures] = useState(first);
    const onMeasures = (chosen: ChosenMeasures) => {
      handleMeasures(chosen);
      setMeasures(chosen);
    };
    return <ReportChart isStale={false} onDrill={handleDrill} {...{ report, kind, measures, onMeasures }} />;
  };
  const shown = renderScreen(Screen, portalWith(texts));
  await screen.findByRole('img');
  return { ...shown, handleDrill, handleMeasures };
}
const table = () => {
  fireEvent.click(screen.getByRole('button', { name: '以表格显示' }));
  return [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
};

test('a pie of the largest has a slice for the rows of other pages, which cannot be drilled into', async () => {
  const { handleDrill } = await show('pie', {
    ...REPORT,
    sorting: { code: 'amount', order: 'desc' },
    isFirstPage: true,
  });
  expect(screen.queryByText(/图表只包含本页/)).toBeNull();
  expect(screen.getByText('1 项小于 0，饼图中没有画出')).toBeVisible();
  const pie = screen.getByRole('application');
  fireEvent.keyDown(pie, { key: 'End' });
  expect(document.querySelector('[data-tooltip]')).toHaveTextContent('其他（42 项）金额250.00 (80.6%)');
  expect(document.querySelector('[data-tooltip]')).not.toHaveTextContent('点击下钻');
  fireEvent.keyDown(pie, { key: 'Enter' });
  expect(handleDrill).not.toHaveBeenCalled();
  expect(table()).toEqual(['华东60.00', '华南—', '华北-10.00', '其他（42 项）250.00']);
  expect(screen.queryByRole('button', { name: '其他（42 项）' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '华南' }));
  expect(handleDrill).toHaveBeenCalledWith([{ dimension: 'region', value: '华南' }]);
});

test('a pie of another page says so, and has no slice for the rows of other pages', async () => {
  await show('pie', { ...REPORT, sorting: { code: 'amount', order: 'desc' }, isFirstPage: false });
  expect(screen.getByText('图表只包含本页的 3 行')).toBeVisible();
  expect(table()).toEqual(['华东60.00', '华南—', '华北-10.00']);
});

describe('of a cross table with months across', () => {
  const [region, , qty, amount] = REPORT.columns as [ReportColumn, ReportColumn, ReportColumn, ReportColumn];
  const months: Report = {
    ...REPORT,
    columns: [],
    rows: [],
    pivot: {
      rows: [region],
      columns: [column('month', '月份', 'text')],
      values: [qty, amount],
      rowKeys: [['华东'], ['华南'], []],
      columnKeys: [['2026-01'], ['2026-02'], []],
      members: {},
      cells: [
        [1, 10, 2, 20, 3, 30],
        [3, 30, 4, 40, 7, 70],
        [4, 40, 6, 60, 10, 100],
      ],
    },
  };

  test('a line goes through the months of a region, and a press on its point drills into the region', async () => {
    const { handleDrill } = await show('line', months);
    expect(screen.getByRole('img')).toHaveAccessibleName(/华东：2 项，最小 10.00，最大 20.00（2026-02）/);
    const plot = screen.getByRole('application');
    fireEvent.keyDown(plot, { key: 'Home' });
    fireEvent.keyDown(plot, { key: 'ArrowDown' });
    expect(document.querySelector('[data-tooltip]')).toHaveTextContent('2026-01华东10.00华南30.00点击下钻：华南');
    fireEvent.keyDown(plot, { key: 'Enter' });
    expect(handleDrill).toHaveBeenCalledWith([{ dimension: 'region', value: '华南' }]);
  });

  test('its table has the months as rows, names them, and drills by the titles of its columns', async () => {
    const { handleDrill } = await show('line', months);
    expect(table()).toEqual(['2026-0110.0030.00', '2026-0220.0040.00']);
    expect(screen.getByRole('columnheader', { name: '月份' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '华东' }));
    expect(handleDrill).toHaveBeenCalledWith([{ dimension: 'region', value: '华东' }]);
  });

  test.each(['bar', 'pie'] as const)('a %s is of money where nothing else was chosen', async (kind) => {
    await show(kind, months);
    expect(screen.getByRole('region')).toHaveAccessibleName(/金额/);
  });
});

test('a pie can only be of measures that add up, other charts of all', async () => {
  const { user, unmount } = await show('pie');
  await user.click(screen.getByRole('combobox', { name: '指标' }));
  const offered = () => [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
  expect(offered()).toEqual(['数量', '金额']);
  unmount();
  await show('bar');
  expect(screen.getByText('图表只包含本页的 3 行')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: '指标' }));
  expect(offered()).toEqual(['占比', '数量', '金额']);
});

test('a cross table says how many of its rows the chart leaves out', async () => {
  const keys = Array.from({ length: 33 }, (_, index) => [`R${index}`]);
  await show('bar', {
    ...REPORT,
    pivot: {
      rows: [column('region', '区域', 'text')],
      columns: [],
      values: [column('amount', '金额', 'money')],
      rowKeys: [...keys, []],
      columnKeys: [[]],
      members: {},
      cells: [...keys.map((_key, index) => [index]), [528]],
    },
  });
  expect(screen.getByText('另有 3 项未画出，可在表格中查看')).toBeVisible();
});

test('the measures that were chosen are kept outside, and those that a chart cannot show are ignored', async () => {
  const { user, handleMeasures, unmount } = await show('combined', REPORT, { first: 'qty', second: 'amount' });
  expect(screen.getByRole('img')).toHaveAccessibleName(/数量.*金额/);
  await user.click(screen.getByRole('combobox', { name: '折线指标' }));
  await user.click(screen.getByTitle('占比'));
  expect(handleMeasures).toHaveBeenLastCalledWith({ first: 'qty', second: 'share' });
  expect(screen.getByRole('img')).toHaveAccessibleName(/数量.*占比/);
  unmount();
  await show('pie', REPORT, { first: 'share' });
  expect(screen.getByRole('img')).toHaveAccessibleName(/金额/);
});

test('shares have one decimal, as in the table, unless their column says another number', async () => {
  const rows = [{ region: '华东', share: 0.2096, exact: 0.20961 }];
  const exact = { ...column('exact', '精确占比', 'percent'), decimals: 2 };
  const report = { ...REPORT, columns: [...REPORT.columns, exact], rows };
  const { unmount } = await show('bar', report, { first: 'share' });
  expect(table()).toEqual(['华东21.0%']);
  unmount();
  await show('bar', report, { first: 'exact' });
  expect(table()).toEqual(['华东20.96%']);
});
