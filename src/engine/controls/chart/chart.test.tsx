import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@/common/errors/appError';
import { createFakeHost } from '../../fakeHost';
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
  `engine.chart.series ${JSON.stringify({ series, count, least, greatest, at })}`;
const picture = () => screen.getByRole('img');
const plot = () => screen.getByRole('application');
const tooltip = () => document.querySelector('[data-tooltip]');
/** The chart is 640 pixels wide in these tests, and its scale takes less than 60 at the left. */
const at = (x: number) => ({ target: plot(), coords: { clientX: x, clientY: 100 } });
const point = (x: number) => userEvent.pointer(at(x));

it.each([
  ['bar', () => [...picture().querySelectorAll('path')].flatMap((path) => path.getAttribute('d')?.match(/M/g)), 4],
  ['line', () => [...picture().querySelectorAll('circle')], 4],
  ['pie', () => [...picture().querySelectorAll('path')], 2],
])('draws its rows as a %s and says them in words', (kind, marks, count) => {
  showControls([chart({ kind })]);
  expect(marks()).toHaveLength(count);
  expect(picture()).toHaveAccessibleName(
    expect.stringContaining(`销售额engine.chart.separator${summary('计划', 2, '900', '1,200', '上海')}`),
  );
});

it('shows its numbers as a table on request', async () => {
  showControls([chart()]);
  const toggle = screen.getByRole('button', { name: 'engine.chart.table' });
  await userEvent.click(toggle);
  const table = screen.getByRole('table', { name: '销售额' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['engine.chart.category计划实际', '上海1,2001,380', '杭州900760']);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(toggle);
  expect(picture()).toBeVisible();
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

it('takes what is no number as 0 and shows the rest', () => {
  showControls([chart({ value: [{ region: null, plan: 'viel', actual: -5 }, 7, ROWS[0]] })]);
  expect(picture()).toHaveAccessibleName(expect.stringContaining(summary('计划', 2, '0', '1,200', '上海')));
});

describe('what a person points at', () => {
  it.each(['bar', 'line'])(
    'shows the numbers of a category of a %s under the pointer, and hides them',
    async (kind) => {
      showControls([chart({ kind })]);
      expect(tooltip()).toBeNull();
      await point(200);
      expect(tooltip()).toHaveTextContent('上海计划1,200实际1,380');
      await point(600);
      expect(tooltip()).toHaveTextContent('杭州计划900实际760');
      await userEvent.unhover(plot());
      expect(tooltip()).toBeNull();
    },
  );

  it('shows the share of a slice, and nothing beside the pie', async () => {
    showControls([chart({ kind: 'pie' })]);
    await point(360);
    expect(tooltip()).toHaveTextContent('上海计划1,200 (57.1%)');
    await point(280);
    expect(tooltip()).toHaveTextContent('杭州计划900 (42.9%)');
    await point(100);
    expect(tooltip()).toBeNull();
  });

  it('shows them on a tap until something else is pressed', async () => {
    showControls([chart()]);
    await userEvent.pointer({ keys: '[TouchA]', ...at(200) });
    expect(tooltip()).toHaveTextContent('上海');
    await userEvent.pointer({ keys: '[TouchA]', target: document.body });
    expect(tooltip()).toBeNull();
  });

  it('goes from category to category by arrow keys and says each, and Escape hides it and closes nothing else', async () => {
    const handleKey = jest.fn();
    document.addEventListener('keydown', handleKey);
    showControls([chart()]);
    act(() => plot().focus());
    const said = () => within(plot()).getByRole('status').textContent;
    const text = (category: string, plan: string, actual: string) =>
      `engine.chart.point ${JSON.stringify({ category, values: `计划 ${plan}engine.chart.comma实际 ${actual}` })}`;
    await userEvent.keyboard('{ArrowRight}');
    expect(said()).toBe(text('上海', '1,200', '1,380'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(said()).toBe(text('杭州', '900', '760'));
    expect(tooltip()).toHaveTextContent('杭州');
    await userEvent.keyboard('{Home}');
    expect(tooltip()).toHaveTextContent('上海');
    handleKey.mockClear();
    await userEvent.keyboard('{Escape}');
    expect([tooltip(), said()]).toEqual([null, '']);
    expect(handleKey).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(handleKey).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', handleKey);
  });

  it('hides them when the focus goes on', async () => {
    showControls([chart()]);
    act(() => plot().focus());
    await userEvent.keyboard('{End}');
    expect(tooltip()).toHaveTextContent('杭州');
    await userEvent.tab();
    expect(tooltip()).toBeNull();
  });
});

describe('the legend', () => {
  const entry = (name: string) => screen.getByRole('button', { name });
  const ticks = () => [...picture().querySelectorAll('text[text-anchor="end"]')].map((text) => text.textContent);

  it('hides and shows a series, and the scale is that of what is left', async () => {
    showControls([chart({ value: [{ region: '上海', plan: 10, actual: 90000 }] })]);
    expect(ticks().at(-1)).toBe('100,000');
    await userEvent.click(entry('实际'));
    expect(entry('实际')).toHaveAttribute('aria-pressed', 'false');
    expect(ticks().at(-1)).toBe('10');
    await point(300);
    expect(tooltip()).toHaveTextContent(/^上海计划10$/);
    await userEvent.click(entry('实际'));
    expect(ticks().at(-1)).toBe('100,000');
  });

  it('does not hide the last series, and says why', async () => {
    showControls([chart()]);
    await userEvent.click(entry('计划'));
    expect(entry('实际')).toHaveAttribute('aria-disabled', 'true');
    expect(entry('实际')).toHaveAttribute('title', 'engine.chart.last');
    await userEvent.click(entry('实际'));
    expect(entry('实际')).toHaveAttribute('aria-pressed', 'true');
  });

  it('hides a slice of a pie, one of two with the same name, and the others share the whole', async () => {
    showControls([
      chart({
        kind: 'pie',
        value: [
          { region: '上海', plan: 1 },
          { region: '上海', plan: 1 },
          { region: '杭州', plan: 3 },
        ],
      }),
    ]);
    await userEvent.click(screen.getAllByRole('button', { name: '上海' })[1] as HTMLElement);
    expect(picture().querySelectorAll('path')).toHaveLength(2);
    act(() => plot().focus());
    await userEvent.keyboard('{End}');
    expect(tooltip()).toHaveTextContent('3 (75%)');
  });

  it('of a pie with many slices stays short', () => {
    const value = Array.from({ length: 50 }, (_, index) => ({ region: `门店 ${index}`, plan: index }));
    showControls([chart({ kind: 'pie', value })]);
    expect(screen.getAllByRole('button', { name: /门店/ })).toHaveLength(24);
    expect(screen.getByText('engine.chart.more {"count":26}')).toBeVisible();
  });
});

describe('of five thousand rows', () => {
  const value = Array.from({ length: 5000 }, (_, index) => ({ region: `门店 ${index}`, plan: index / 10, actual: 1 }));

  it('a pie draws the 50 greatest, and the others as one slice with their sum', async () => {
    showControls([chart({ kind: 'pie', value })]);
    expect(picture().querySelectorAll('path')).toHaveLength(51);
    act(() => plot().focus());
    await userEvent.keyboard('{Home}');
    expect(tooltip()).toHaveTextContent('门店 4999计划499.9 (');
    await userEvent.keyboard('{End}');
    expect(tooltip()).toHaveTextContent('engine.chart.others {"count":4950}计划1,224,877.5 (98%)');
  });

  it.each(['bar', 'line'])('a %s shows the first thousand and says so', async (kind) => {
    showControls([chart({ kind, value })]);
    expect(screen.getByText('engine.chart.first {"most":"1,000"}')).toBeVisible();
    act(() => plot().focus());
    await userEvent.keyboard('{End}');
    expect(tooltip()).toHaveTextContent('门店 999');
  });

  it('the table has the first thousand rows, that of a pie as well', async () => {
    showControls([chart({ kind: 'pie', value })]);
    expect(screen.queryByText(/engine.chart.first/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'engine.chart.table' }));
    expect(document.querySelectorAll('tbody tr')).toHaveLength(1000);
    expect(screen.getByText('engine.chart.first {"most":"1,000"}')).toBeVisible();
  });
});

it('writes its numbers in the format of their field, and never the inaccuracy of the computer', async () => {
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
  await point(300);
  expect(tooltip()).toHaveTextContent('上海计划1,234.50实际0.3占比25.6%');
  await userEvent.click(screen.getByRole('button', { name: 'engine.chart.table' }));
  expect(document.querySelector('tbody tr')).toHaveTextContent('上海1,234.500.325.6%');
});

it.each(['bar', 'line', 'pie'])('draws a %s of any numbers without a coordinate that is none', async (kind) => {
  const numbers = [1e308, -1e308, NaN, Infinity, 5e-324, 0, '-0', 'viel', null, {}, 1e308];
  const value = numbers.map((plan, index) => ({
    region: index % 2 ? '重复' : '长'.repeat(20_000),
    plan,
    actual: plan,
  }));
  for (const rows of [value, value.slice(0, 1), [{ region: '上海', plan: 0 }], Array(100).fill(value).flat()]) {
    const { unmount } = showControls([chart({ kind, value: rows })]);
    await point(310);
    const drawn = [...picture().querySelectorAll('*'), picture()].flatMap((part) =>
      [...part.attributes].map((attribute) => attribute.value).filter((text) => !text.startsWith('engine.')),
    );
    expect(drawn.filter((text) => /NaN|Infinity|undefined|e\+/.test(text) && !text.includes('series'))).toEqual([]);
    unmount();
  }
});
