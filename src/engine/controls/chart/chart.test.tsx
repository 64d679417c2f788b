import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@/common/errors/appError';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import { field, showControls } from '../../react/testView';

const ROWS = [
  { region: '上海', plan: 1200, actual: 1380 },
  { region: '杭州', plan: 900, actual: '760' },
];
const chart = (more: Record<string, unknown> = {}) => ({
  type: 'chart',
  name: 'sales',
  title: '销售额',
  kind: 'bar',
  categoryfield: 'region',
  valuefields: [
    { name: 'plan', title: '计划' },
    { name: 'actual', title: '实际' },
  ],
  value: ROWS,
  ...more,
});
const summary = (series: string, count: number, least: string, greatest: string, at: string) =>
  `ui.chart.series ${JSON.stringify({ series, count, least, greatest, at })}`;
const picture = () => screen.getByRole('img');
const plot = () => screen.getByRole('application');
const tooltip = () => document.querySelector('[data-tooltip]');
/** The chart is 640 pixels wide in these tests, and its scale takes less than 60 at the left. */
const point = (x: number) =>
  fireEvent(plot(), new MouseEvent('pointermove', { bubbles: true, clientX: x, clientY: 100 }));
const barsAndLines = () =>
  [...picture().querySelectorAll('path')].flatMap((path) => path.getAttribute('d')?.match(/M/g));

it.each([
  ['bar', barsAndLines, 4],
  ['stacked', barsAndLines, 4],
  ['combined', barsAndLines, 4],
  ['line', () => [...picture().querySelectorAll('[data-mark]')], 4],
  ['pie', () => [...picture().querySelectorAll('path')], 2],
])('draws its rows as a %s and says them in words', (kind, marks, count) => {
  showControls([chart({ kind })]);
  expect(marks()).toHaveLength(count);
  expect(picture()).toHaveAccessibleName(
    expect.stringContaining(`销售额ui.chart.separator${summary('计划', 2, '900', '1,200', '上海')}`),
  );
});

it('shows its numbers as a table on request', () => {
  showControls([chart()]);
  fireEvent.click(screen.getByRole('button', { name: 'ui.chart.table' }));
  const table = screen.getByRole('table', { name: '销售额' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['ui.chart.category计划实际', '上海1,2001,380', '杭州900760']);
  fireEvent.click(screen.getByRole('button', { name: 'ui.chart.picture' }));
  expect(picture()).toBeVisible();
});

it('draws the fields of a combined chart as they say', () => {
  const valuefields = [
    { name: 'plan', title: '计划', as: 'line' },
    { name: 'actual', title: '实际', as: 'bar' },
  ];
  showControls([chart({ kind: 'combined', valuefields })]);
  expect(picture().querySelectorAll('[data-mark]')).toHaveLength(2);
});

it('reads its rows from the server, and again when its input changes', async () => {
  const host = createFakeHost({ call: () => Promise.resolve({ items: ROWS }) });
  showControls(
    [
      { type: 'text', name: 'year', title: '年份', value: '5' },
      chart({ value: undefined, source: { api: 'sales', input: { year: '=year' } } }),
    ],
    { host },
  );
  expect(await screen.findByRole('img')).toBeVisible();
  await userEvent.type(field('年份'), '6');
  await act(() => Promise.resolve());
  expect(host.log.calls.map(({ input }) => input)).toEqual([{ year: '5' }, { year: '56' }]);
});

it('reads them anew, not from memory, when a step asks for it', async () => {
  let plan = 1;
  const host = createFakeHost({ call: () => Promise.resolve([{ region: '上海', plan: (plan += 1) }]) });
  showControls(
    [
      chart({ value: undefined, source: { api: 'sales' }, valuefields: [{ name: 'plan', title: '计划' }] }),
      { type: 'button', name: 'again', title: '刷新', onclicked: { steps: [{ do: 'reload', target: 'sales' }] } },
    ],
    { host },
  );
  await screen.findByRole('img', { name: new RegExp(summary('计划', 1, '2', '2', '上海').replace(/[.{}]/g, '\\$&')) });
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  await screen.findByRole('img', { name: new RegExp(summary('计划', 1, '3', '3', '上海').replace(/[.{}]/g, '\\$&')) });
  expect(host.log.calls.map(({ isFresh }) => isFresh)).toEqual([false, true]);
});

it('says why its rows could not be read, and reads them on retry', async () => {
  let isDown = true;
  const host = createFakeHost({
    call: () => (isDown ? Promise.reject(new AppError('network', '网络链接错误')) : Promise.resolve(ROWS)),
  });
  showControls([chart({ value: undefined, source: { api: 'sales' } })], { host });
  expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
  expect(await screen.findByRole('img')).toBeVisible();
});

it.each([
  ['no rows', []],
  ['nothing', undefined],
  ['a text', 'odd'],
])('says that there is nothing to show for %s', (_what, value) => {
  showControls([chart({ value, emptytext: '没有数据' })]);
  expect(screen.getByText('没有数据')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('leaves out a field that is empty, instead of drawing it as 0', () => {
  showControls([
    chart({
      kind: 'line',
      valuefields: [{ name: 'plan', title: '计划' }],
      value: [
        { region: '上海', plan: 5 },
        { region: '杭州', plan: null },
        { region: '南京' },
        { region: '合肥', plan: 0 },
      ],
    }),
  ]);
  expect(picture()).toHaveAccessibleName(expect.stringContaining(summary('计划', 2, '0', '5', '上海')));
  expect(picture().querySelectorAll('[data-mark]')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'ui.chart.table' }));
  expect([...document.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['5', '—', '—', '0']);
});

it('leaves out what is no figure, and shows the rest', () => {
  showControls([chart({ value: [{ region: null, plan: 'viel', actual: 1e308 }, 7, ROWS[0]] })]);
  expect(picture()).toHaveAccessibleName(expect.stringContaining(summary('计划', 1, '1,200', '1,200', '上海')));
  expect(picture()).toHaveAccessibleName(expect.stringContaining(summary('实际', 1, '1,380', '1,380', '上海')));
});

it.each([[{ other: 1 }], [{ sales: 'odd' }], [{ sales: [7] }]])(
  'is a failure that can be read again where the record of its page is %j',
  async (answer) => {
    let read = 0;
    const host = createFakeHost({ call: () => Promise.resolve((read += 1) === 1 ? answer : { sales: ROWS }) });
    const steps = [
      { id: 'read', do: 'call', api: 'sales' },
      { do: 'fill', values: '=read' },
    ];
    showControls([chart({ value: undefined })], { host, status: PAGE_STATUS.edit, more: { onload: { steps } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('engine.badanswer');
    await userEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
    expect(await screen.findByRole('img')).toBeVisible();
  },
);

it('writes its numbers in the format of their field, and never the inaccuracy of the computer', () => {
  showControls([
    chart({
      valuefields: [
        { name: 'plan', title: '计划', format: 'money' },
        { name: 'actual', title: '实际' },
        { name: 'share', title: '占比', format: 'percent' },
      ],
      value: [{ region: '上海', plan: 1234.5, actual: 0.1 + 0.2, share: 0.256 }],
    }),
  ]);
  point(300);
  expect(tooltip()).toHaveTextContent('上海计划1,234.50实际0.3占比25.6%');
  fireEvent.click(screen.getByRole('button', { name: 'ui.chart.table' }));
  expect(document.querySelector('tbody tr')).toHaveTextContent('上海1,234.500.325.6%');
});
