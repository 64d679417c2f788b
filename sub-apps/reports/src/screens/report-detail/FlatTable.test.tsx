import { AppError } from '@atrium/common/errors/appError';
import { screen, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { detailTexts as texts } from '../../locales/detail';
import { columnRoom } from './FlatTable';
import ReportDetail from './ReportDetail';
import { answerReport, REPORT } from './testReport';

const column = (index: number) => ({ code: `c${index}`, title: `列 ${index}`, type: index === 0 ? 'text' : 'number' });
const wide = (columnCount: number, rowCount: number) => {
  const columns = Array.from({ length: columnCount }, (_, index) => column(index));
  const row = Object.fromEntries(columns.map(({ code, type }) => [code, type === 'text' ? '华东' : 1]));
  return { reportname: '宽表', columns, rows: Array.from({ length: rowCount }, () => row), itemcount: rowCount };
};

async function start(answer: unknown) {
  const fake = portalWith(texts);
  answerReport(fake);
  fake.answer(REPORT, answer);
  renderScreen(ReportDetail, fake, '/report-detail?reportcode=sales');
  return screen.findByRole('table', { name: '宽表数据' });
}
const notes = () => screen.queryAllByRole('note').map(({ textContent }) => textContent);

test.each([
  [0, 100],
  [100, 100],
  [400, 25],
  [1_000, 10],
])('beside %d rows there is room for %d columns', (rows, columns) => {
  expect(columnRoom(rows)).toBe(columns);
});

test('of a thousand columns the first are shown, and the others are told', async () => {
  const table = await start(wide(1_000, 1));
  expect(within(table).getAllByRole('columnheader')).toHaveLength(100);
  expect(notes()).toEqual(['另有 900 列没有显示，可导出后查看']);
});

test('nothing is told where all is shown', async () => {
  await start(wide(20, 5));
  expect(notes()).toEqual([]);
});

test('what could not be read is missing in the table, and told once', async () => {
  const rows = [{ c0: '华东', c1: {}, c2: 5 }, { c0: '华南', c1: [], c2: 1e308 }, null];
  const table = await start({ ...wide(3, 0), rows, itemcount: 3 });
  expect(within(table).getByText('华东').closest('tr')).toHaveTextContent(/华东—5$/);
  expect(notes()).toEqual(['有 4 处数据无法识别，按缺失显示']);
});

test('a member of thousands of signs is cut', async () => {
  const table = await start({ ...wide(2, 0), rows: [{ c0: '长'.repeat(3_000), c1: 1 }], itemcount: 1 });
  expect(within(table).getByText(/^长+…$/).textContent).toHaveLength(200);
});

test('after a failure without any answer only the reason is shown, and no empty head', async () => {
  const fake = portalWith(texts);
  answerReport(fake);
  fake.answer(REPORT, new AppError('network', 'offline'));
  renderScreen(ReportDetail, fake, '/report-detail?reportcode=sales');
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('columnheader')).toBeNull();
});
