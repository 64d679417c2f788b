import { fireEvent, screen, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { detailTexts as texts } from '../../locales/detail';
import ReportDetail from './ReportDetail';
import { REPORT } from './testReport';

const ANSWER = {
  reportname: '销售',
  columns: [],
  rows: [],
  pivot: {
    rows: [
      { code: 'category', title: '品类', type: 'text' },
      { code: 'region', title: '区域', type: 'text' },
    ],
    columns: [],
    values: [
      { code: 'amount', title: '金额', type: 'money' },
      { code: 'qty', title: '数量', type: 'number' },
    ],
    rowkeys: [['酒'], ['饮料', '华东'], ['饮料'], []],
    columnkeys: [[]],
    cells: [
      [1, 7],
      [5, 6],
      [5, 6],
      [6, 13],
    ],
  },
};

function start() {
  const fake = portalWith(texts);
  fake.answer('/api/teapi/report/getdims', []);
  fake.answer(REPORT, ANSWER);
  const show = () => renderScreen(ReportDetail, fake, '/report-detail?reportcode=sales');
  return { show, ...show() };
}
const grid = () => screen.findByRole('grid');
const title = async () => within(await grid()).getByRole('columnheader', { name: /金额/ });

test('a cross table is folded and sorted as before after a look at a chart, and after a reload', async () => {
  const { unmount, show } = start();
  fireEvent.click(await title());
  fireEvent.click(await screen.findByLabelText('收起 饮料'));
  fireEvent.click(screen.getByText('隐藏小计'));
  const expectAsBefore = async () => {
    expect(await title()).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByLabelText('展开 饮料')).toBeInTheDocument();
    expect(screen.getByText('显示小计')).toBeInTheDocument();
  };
  fireEvent.click(screen.getByRole('radio', { name: '柱状图' }));
  expect(await screen.findByRole('img')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: '表格' }));
  await expectAsBefore();
  unmount();
  show();
  await expectAsBefore();
});

test('the measure of a chart is the chosen one after a look at the table', async () => {
  const { user } = start();
  await grid();
  fireEvent.click(screen.getByRole('radio', { name: '柱状图' }));
  await user.click(await screen.findByRole('combobox', { name: '指标' }));
  await user.click(await screen.findByTitle('数量'));
  fireEvent.click(screen.getByRole('radio', { name: '表格' }));
  await grid();
  fireEvent.click(screen.getByRole('radio', { name: '柱状图' }));
  expect(await screen.findByRole('img')).toHaveAccessibleName(/数量/);
});
