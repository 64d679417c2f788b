import { fireEvent, screen } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import type { Report, ReportColumn } from '../../api/report';
import { detailTexts as texts } from '../../locales/detail';
import type { ChartKind } from './displays';
import { ReportChart } from './ReportChart';

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

async function show(kind: ChartKind, report = REPORT) {
  const handleDrill = jest.fn();
  const shown = renderScreen(
    () => <ReportChart report={report} kind={kind} isStale={false} onDrill={handleDrill} />,
    portalWith(texts),
  );
  await screen.findByRole('img');
  return { ...shown, handleDrill };
}
const table = () => {
  fireEvent.click(screen.getByRole('button', { name: '以表格显示' }));
  return [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
};

test('a pie of one page has a slice for all other rows, which cannot be drilled into', async () => {
  const { handleDrill } = await show('pie');
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
