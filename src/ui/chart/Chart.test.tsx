import { act, fireEvent, screen } from '@testing-library/react';
import type { ChartKind } from './chartData';
import { OTHERS_COLOR, seriesColor } from './seriesColor';
import { picture, plot, point, press, SALES, showChart, tooltip } from './testChart';

const KINDS = ['bar', 'line', 'pie', 'stacked', 'combined'] satisfies ChartKind[];
const entry = (name: string) => screen.getByRole('button', { name });
/** The numbers of a scale, by the end of theirs that is at the plot. */
const scale = (anchor: 'end' | 'start') =>
  [...picture().querySelectorAll(`text[text-anchor="${anchor}"]`)].map((text) => text.textContent);

it.each(KINDS)('a %s says its numbers in words', (kind) => {
  showChart({ kind });
  const said = JSON.stringify({ series: '计划', count: 2, least: '900', greatest: '1,200', at: '上海' });
  expect(picture()).toHaveAccessibleName(expect.stringContaining(`销售额ui.chart.separatorui.chart.series ${said}`));
});

it('is busy while it is loading, and then says that there is nothing to show', () => {
  const { unmount } = showChart({ data: undefined });
  expect(screen.getByRole('region', { name: '销售额' })).toHaveAttribute('aria-busy', 'true');
  unmount();
  showChart({ data: { categories: [], series: [] }, emptyText: '没有数据' });
  expect(screen.getByText('没有数据')).toBeVisible();
  expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'false');
});

it('has a picture to save, but none while its numbers are a table', () => {
  const pictures: (SVGSVGElement | null)[] = [];
  showChart({ pictureRef: (element) => void pictures.push(element) });
  expect(pictures).toEqual([picture()]);
  fireEvent.click(entry('ui.chart.table'));
  expect(pictures.at(-1)).toBeNull();
});

describe('a stack', () => {
  it('has a scale for its sums, those below 0 as well, and its tooltip the sum of what is shown', () => {
    showChart({
      kind: 'stacked',
      data: { ...SALES, series: [...SALES.series, { title: '退货', values: [-100, -700] }] },
    });
    expect(scale('end')).toEqual(['-1,000', '0', '1,000', '2,000', '3,000']);
    point(200);
    expect(tooltip()).toHaveTextContent('上海计划1,200实际1,380退货-100ui.chart.total2,480');
    fireEvent.click(entry('实际'));
    point(200);
    expect(tooltip()).toHaveTextContent('上海计划1,200退货-100ui.chart.total1,100');
  });
});

describe('a combined chart', () => {
  const data = {
    ...SALES,
    series: [
      { title: '销售额', values: [1000, 800], format: 'money' as const },
      { title: '毛利率', values: [0.31, 0.28], format: 'percent' as const },
    ],
  };

  it('has a scale at the right for lines of another format, and says which these are', () => {
    showChart({ kind: 'combined', data });
    expect(scale('end')).toEqual(['0', '250', '500', '750', '1,000']);
    expect(scale('start')).toEqual(['0%', '8%', '16%', '24%', '32%']);
    expect(entry('ui.chart.rightScale {"series":"毛利率"}')).toBeVisible();
    point(200);
    expect(tooltip()).toHaveTextContent('上海销售额1,000.00毛利率31%');
  });

  it('keeps its lines apart from the bars behind them by an edge', () => {
    const { unmount } = showChart({ kind: 'line' });
    expect(picture().querySelectorAll('polyline')).toHaveLength(2);
    unmount();
    showChart({ kind: 'combined', data });
    expect(picture().querySelectorAll('polyline')).toHaveLength(2);
    expect(picture().querySelector('polyline')).toHaveClass('halo');
  });

  it('has one scale when the formats are the same, or only the bars are shown', () => {
    const { unmount } = showChart({ kind: 'combined' });
    expect(scale('start')).toEqual([]);
    unmount();
    showChart({ kind: 'combined', data });
    fireEvent.click(entry('ui.chart.rightScale {"series":"毛利率"}'));
    expect(scale('start')).toEqual([]);
  });
});

describe('a number that is missing', () => {
  const gapped = {
    categories: ['一月', '二月', '三月', '四月', '五月', '六月'],
    series: [
      { title: '计划', values: [4, 5, null, 7, null, null] },
      { title: '实际', values: [null, null, null, null, null, null] },
    ],
  };

  it('is a gap in a line, and a point between two gaps has its mark', () => {
    showChart({ kind: 'line', data: gapped });
    expect([...picture().querySelectorAll('polyline')].map((line) => line.getAttribute('points')?.split(' '))).toEqual([
      [expect.any(String), expect.any(String)],
    ]);
    expect(picture().querySelectorAll('[data-mark]')).toHaveLength(3);
  });

  it.each(['bar', 'stacked'] satisfies ChartKind[])('has nothing in a chart of the kind %s', (kind) => {
    showChart({ kind, data: gapped });
    const bars = [...picture().querySelectorAll('svg > path')].map(
      (path) => path.getAttribute('d')?.match(/M/g)?.length,
    );
    expect(bars).toEqual([3, undefined]);
  });

  it('has no slice', () => {
    showChart({ kind: 'pie', data: gapped });
    expect(picture().querySelectorAll('path')).toHaveLength(3);
    press('End');
    expect(tooltip()?.textContent).toBe('六月计划—');
  });

  it('is left out of the numbers in words, and a dash in the tooltip and the table', () => {
    showChart({ kind: 'stacked', data: gapped });
    const said = JSON.stringify({ series: '计划', count: 3, least: '4', greatest: '7', at: '四月' });
    expect(picture()).toHaveAccessibleName(
      ['销售额', `ui.chart.series ${said}`, 'ui.chart.noValues {"series":"实际"}'].join('ui.chart.separator'),
    );
    point(80);
    expect(tooltip()?.textContent).toBe('一月计划4实际—ui.chart.total4');
    press('End');
    expect(tooltip()?.textContent).toBe('六月计划—实际—');
    fireEvent.click(entry('ui.chart.table'));
    expect([...document.querySelectorAll('td')].map(({ textContent }) => textContent).slice(0, 6)).toEqual([
      ...['4', '—', '5', '—', '—', '—'],
    ]);
  });
});

it('the switch to the table becomes the one back to the chart', () => {
  showChart({ categoryTitle: '城市' });
  fireEvent.click(entry('ui.chart.table'));
  expect(screen.queryByRole('button', { name: 'ui.chart.table' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: '城市' })).toBeVisible();
  fireEvent.click(entry('ui.chart.picture'));
  expect(picture()).toBeVisible();
});

it('what is not among the categories of a pie is a part of its others, in the table as well', () => {
  const categories = Array.from({ length: 10 }, (_, index) => `门店 ${index}`);
  const series = [{ title: '计划', values: [9, 8, 7, 6, 5, 4, 3, 2, 1, 1] }];
  showChart({ kind: 'pie', data: { categories, series, others: { count: 5, value: 4 } } });
  press('End');
  expect(tooltip()).toHaveTextContent('ui.chart.others {"count":7}计划6 (12.0%)');
  fireEvent.click(entry('ui.chart.table'));
  const rows = [...document.querySelectorAll('tbody tr')];
  expect([rows.length, rows.at(-1)?.textContent]).toEqual([11, 'ui.chart.others {"count":5}4']);
});

it('a pie says how many numbers below 0 it does not draw', () => {
  const data = { ...SALES, series: [{ title: '计划', values: [12, -3] }] };
  const { unmount } = showChart({ kind: 'pie', data });
  expect(screen.getByText('ui.chart.negative {"count":1}')).toBeVisible();
  unmount();
  showChart({ kind: 'bar', data });
  expect(screen.queryByText(/ui.chart.negative/)).toBeNull();
});

it('a tooltip has as many rows as the picture has room for, and says how many there are beside', () => {
  const series = Array.from({ length: 20 }, (_, index) => ({ title: `大区 ${index}`, values: [index + 1, 2] }));
  const rows = () => tooltip()?.querySelectorAll('dl > div').length ?? 0;
  const { unmount } = showChart({ data: { ...SALES, series }, height: 240 });
  point(200);
  expect(rows()).toBeLessThan(10);
  expect(tooltip()).toHaveTextContent(`ui.chart.more {"count":${20 - rows()}}`);
  unmount();
  const taller = showChart({ data: { ...SALES, series }, height: 600 });
  point(200);
  expect(rows()).toBe(20);
  expect(tooltip()).not.toHaveTextContent('ui.chart.more');
  taller.unmount();
  showChart({ data: { categories: ['长'.repeat(1_000_000)], series }, height: 240 });
  press('End');
  expect(rows()).toBeLessThan(7);
});

it('tells series apart by more than their colours: lines by their marks, many bars by hatching', () => {
  const series = Array.from({ length: 6 }, (_, index) => ({ title: `大区 ${index}`, values: [index + 1, 2] }));
  const { unmount } = showChart({ kind: 'line', data: { ...SALES, series } });
  const marks = [...picture().querySelectorAll('g')].flatMap((line) => {
    const path = line.querySelector('[data-mark]')?.getAttribute('d');
    return path ? [path.replace(/[\d.\s-]+/g, '')] : [];
  });
  expect(new Set(marks.slice(0, 4)).size).toBe(4);
  unmount();
  showChart({ kind: 'stacked', data: { ...SALES, series } });
  expect(picture().querySelectorAll('pattern')).toHaveLength(2);
});

describe('the legend', () => {
  const ticks = () => scale('end');

  it('hides and shows a series, and the scale is that of what is left', () => {
    showChart({
      data: {
        categories: ['上海'],
        series: [
          { title: '计划', values: [10] },
          { title: '实际', values: [90000] },
        ],
      },
    });
    expect(ticks().at(-1)).toBe('100,000');
    fireEvent.click(entry('实际'));
    expect(entry('实际')).toHaveAttribute('aria-pressed', 'false');
    expect(ticks().at(-1)).toBe('10');
    point(300);
    expect(tooltip()).toHaveTextContent(/^上海计划10$/);
    fireEvent.click(entry('实际'));
    expect(ticks().at(-1)).toBe('100,000');
  });

  it('keeps what is hidden while the numbers are a table', () => {
    showChart();
    fireEvent.click(entry('实际'));
    fireEvent.click(entry('ui.chart.table'));
    fireEvent.click(entry('ui.chart.picture'));
    expect(entry('实际')).toHaveAttribute('aria-pressed', 'false');
  });

  it('does not hide the last series, and says why', () => {
    showChart();
    fireEvent.click(entry('计划'));
    expect(entry('实际')).toHaveAttribute('aria-disabled', 'true');
    expect(entry('实际')).toHaveAttribute('title', 'ui.chart.last');
    fireEvent.click(entry('实际'));
    expect(entry('实际')).toHaveAttribute('aria-pressed', 'true');
  });

  it('hides a slice of a pie, one of two with the same name, and the others share the whole', () => {
    showChart({
      kind: 'pie',
      data: { categories: ['上海', '上海', '杭州'], series: [{ title: '计划', values: [1, 1, 3] }] },
    });
    fireEvent.click(screen.getAllByRole('button', { name: '上海' })[1] as HTMLElement);
    expect(picture().querySelectorAll('path')).toHaveLength(2);
    press('End');
    expect(tooltip()).toHaveTextContent('3 (75.0%)');
  });

  it('of many series stays short', () => {
    const series = Array.from({ length: 50 }, (_, index) => ({ title: `门店 ${index}`, values: [index] }));
    showChart({ data: { categories: ['一月'], series } });
    expect(screen.getAllByRole('button', { name: /门店/ })).toHaveLength(24);
    expect(screen.getByText('ui.chart.more {"count":26}')).toBeVisible();
  });

  it('of a pie with many slices has as many colours as can be told apart, and a grey for all others', () => {
    const categories = Array.from({ length: 50 }, (_, index) => `门店 ${index}`);
    showChart({ kind: 'pie', data: { categories, series: [{ title: '计划', values: [...categories.keys()] }] } });
    expect(screen.getAllByRole('button', { name: /门店/ })).toHaveLength(8);
    expect(entry('ui.chart.others {"count":42}')).toBeVisible();
    const fills = [...picture().querySelectorAll('path')].map(({ style }) => style.color);
    expect(fills).toEqual([...Array.from({ length: 8 }, (_, index) => seriesColor(index)), OTHERS_COLOR]);
    const swatches = [...document.querySelectorAll<SVGElement>('ul svg')].map(({ style }) => style.color);
    expect(swatches).toEqual(fills);
  });
});

describe('of five thousand rows', () => {
  const categories = Array.from({ length: 5000 }, (_, index) => `门店 ${index}`);
  const data = {
    categories,
    series: [
      { title: '计划', values: categories.map((_name, index) => index / 10) },
      { title: '实际', values: categories.map(() => 1) },
    ],
  };

  it('a pie draws the eight greatest, and the others as one slice with their sum, which cannot be selected', () => {
    const onSelect = jest.fn();
    showChart({ kind: 'pie', data, onSelect });
    expect(picture().querySelectorAll('path')).toHaveLength(9);
    press('Home');
    expect(tooltip()).toHaveTextContent('门店 4999计划499.9 (');
    press('Enter');
    press('End');
    expect(tooltip()).toHaveTextContent('ui.chart.others {"count":4992}计划1,245,753.6 (99.7%)');
    expect(plot()).not.toHaveAttribute('data-selectable');
    press('Enter');
    expect(onSelect.mock.calls).toEqual([[4999]]);
  });

  it.each(['bar', 'line', 'stacked', 'combined'] satisfies ChartKind[])(
    'a %s shows the first thousand and says so',
    (kind) => {
      showChart({ kind, data });
      expect(screen.getByText('ui.chart.first {"most":"1,000"}')).toBeVisible();
      press('End');
      expect(tooltip()).toHaveTextContent('门店 999');
    },
  );

  it('the table has the first thousand rows, that of a pie as well', () => {
    showChart({ kind: 'pie', data });
    expect(screen.queryByText(/ui.chart.first/)).toBeNull();
    fireEvent.click(entry('ui.chart.table'));
    expect(document.querySelectorAll('tbody tr')).toHaveLength(1000);
    expect(document.querySelectorAll('thead th')).toHaveLength(2);
    expect(screen.getByText('ui.chart.first {"most":"1,000"}')).toBeVisible();
  });
});

it('a number that is no figure is missing, in words and in the table, and the others are drawn to their own scale', () => {
  const values = [NaN, 3, 1e308, -Infinity, 5];
  showChart({ kind: 'line', data: { categories: ['a', 'b', 'c', 'd', 'e'], series: [{ title: '计划', values }] } });
  expect(picture()).toHaveAccessibleName(expect.stringContaining('"count":2,"least":"3","greatest":"5","at":"e"'));
  expect(picture()).toHaveTextContent('6');
  fireEvent.click(entry('ui.chart.table'));
  expect([...document.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['—', '3', '—', '—', '5']);
});

it.each(KINDS)('draws a %s of any numbers without a coordinate that is none', (kind) => {
  const numbers = [1e308, -9e17, 0, 5e-324, -0, 0, NaN, Infinity, -Infinity, 0, 9e17];
  const names = numbers.map((_number, index) => (index % 2 ? '重复' : '长'.repeat(20_000)));
  const dataOf = (categories: readonly string[], values: readonly number[]) => ({
    categories,
    series: ['number', 'percent', 'number'].map((format) => ({ title: format, values, format: format as 'number' })),
  });
  for (const data of [
    dataOf(names, numbers),
    dataOf(names.slice(0, 1), numbers.slice(0, 1)),
    dataOf(['上海'], [0]),
    dataOf(Array<string[]>(100).fill(names).flat(), Array<number[]>(100).fill(numbers).flat()),
  ]) {
    const { unmount } = showChart({ kind, data });
    point(310);
    const drawn = [...picture().querySelectorAll('*'), picture()].flatMap((part) =>
      [...part.attributes].filter(({ name }) => name !== 'aria-label').map(({ value }) => value),
    );
    expect(drawn.filter((text) => /NaN|Infinity|undefined|e\+/.test(text))).toEqual([]);
    unmount();
  }
});

it.each(KINDS)(
  'draws a %s of five thousand categories and endless titles, among them words of the language',
  (kind) => {
    const words = ['__proto__', 'constructor', '长'.repeat(1_000_000)];
    const categories = Array.from({ length: 5000 }, (_, index) => words[index % 2] ?? '');
    const values = categories.map((_name, index) => [1e308, -1e308, null][index % 3] ?? null);
    const data = { categories, series: words.map((title) => ({ title, values, decimals: 1e9 })) };
    showChart({ kind, data, title: '长'.repeat(1_000_000) });
    press('End');
    expect(tooltip()).not.toBeNull();
    if (kind === 'pie') return;
    fireEvent.click(entry('__proto__'));
    expect(entry('__proto__')).toHaveAttribute('aria-pressed', 'false');
    expect(entry('constructor')).toHaveAttribute('aria-pressed', 'true');
  },
);

describe('a chart that fills its place', () => {
  const room = jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get');
  afterEach(() => room.mockReset());

  it('is as high as the room that is left, from the first picture on, and follows it', () => {
    const listeners: (() => void)[] = [];
    const Original = globalThis.ResizeObserver;
    globalThis.ResizeObserver = class extends Original {
      constructor(listener: ResizeObserverCallback) {
        super(listener);
        listeners.push(() => listener([], this));
      }
    };
    room.mockReturnValue(512);
    showChart({ height: 'fill' });
    expect(picture()).toHaveAttribute('height', '512');
    room.mockReturnValue(300);
    act(() => listeners.forEach((listener) => listener()));
    expect(picture()).toHaveAttribute('height', '300');
    globalThis.ResizeObserver = Original;
  });

  it('is as high as usual where there is no layout', () => {
    showChart({ height: 'fill' });
    expect(picture()).toHaveAttribute('height', '240');
  });
});
