import { drawnSeries } from './drawnSeries';
import { barsPath, plotLayout } from './plotLayout';
import { textWidth } from './scale';

const HEIGHT = 240;

function layoutOf(count: number, name: (index: number) => string, width = 600) {
  const categories = Array.from({ length: count }, (_, index) => name(index));
  const values = categories.map((_name, index) => index + 1);
  const series = drawnSeries('bar', { categories, series: [{ title: '', values }] }, [true]);
  return { spans: series[0]?.spans ?? [], layout: plotLayout({ categories, series, width, height: HEIGHT }) };
}

it('leaves out names for which there is no room, and keeps the others within the chart', () => {
  const { layout } = layoutOf(1000, (index) => `门店 ${index}`);
  expect(layout.names.length).toBeLessThan(12);
  layout.names.forEach(({ x }) => expect(x).toBeLessThan(580));
});

it.each([
  ['short names', (index: number) => `${index + 1}月`],
  ['days', (index: number) => `2026-11-${index}`],
  ['long names', (index: number) => `${index}上海智行科技有限公司浦东分公司`],
])('%s do not touch each other, however many there are and however narrow the chart is', (_what, name) => {
  for (const width of [280, 326, 600])
    for (const count of [1, 2, 5, 8, 12, 13, 24, 31, 52, 100, 365]) {
      const { layout } = layoutOf(count, name, width);
      layout.names.slice(1).forEach(({ label, x }, index) => {
        const before = layout.names[index] ?? { label: '', x: 0 };
        expect(x - textWidth(label) / 2).toBeGreaterThan(before.x + textWidth(before.label) / 2);
      });
    }
});

describe('names that differ by more than their numbers, and have no room beside each other', () => {
  const name = (index: number) => `阳光食品店（${'相吴昆太常'[index % 5]}${'城江山仓熟'[index % 5]}${index}店）`;

  it.each([
    [1200, 20],
    [600, 20],
    [326, 12],
  ])('are all drawn in %i pixels, slanted, within the chart and apart from each other', (width, count) => {
    const { layout } = layoutOf(count, name, width);
    expect(layout.names).toHaveLength(count);
    layout.names.forEach(({ label, x, y, isSlanted }, index) => {
      expect(isSlanted).toBe(true);
      const reach = textWidth(label) * Math.SQRT1_2;
      expect(x - reach).toBeGreaterThanOrEqual(0);
      expect(y + reach).toBeLessThanOrEqual(HEIGHT);
      // What is between two lines of text by 45 degrees.
      if (index > 0) expect((x - (layout.names[index - 1]?.x ?? 0)) * Math.SQRT1_2).toBeGreaterThanOrEqual(13);
    });
    expect(layout.bottom).toBeGreaterThan(HEIGHT / 2);
  });

  it('keep their start and their end', () => {
    const { layout } = layoutOf(20, name, 1200);
    expect(layout.names[6]?.label).toBe('阳光食品…6店）');
  });

  it('are level where there is room', () => {
    const { layout } = layoutOf(3, (index) => '东南西'.slice(index, index + 1));
    expect(layout.names.map(({ label, isSlanted }) => [label, isSlanted])).toEqual([
      ['东', false],
      ['南', false],
      ['西', false],
    ]);
  });

  it('are left out where there are too many even so', () => {
    const { layout } = layoutOf(200, name, 600);
    expect(layout.names.length).toBeGreaterThan(20);
    expect(layout.names.length).toBeLessThan(30);
  });
});

it('a thousand bars in 600 pixels have no gaps, four have', () => {
  const filled = (count: number) => {
    const { layout, spans } = layoutOf(count, String);
    return Number(/h([\d.]+)/.exec(barsPath(layout, spans, 0))?.[1]) / layout.band;
  };
  expect(filled(1000)).toBeCloseTo(1, 1);
  expect(filled(4)).toBeLessThan(0.5);
});

it('a bar that is not 0 is at least one pixel high, upwards or downwards', () => {
  const values = [1_000_000, 1, 0, -1];
  const categories = values.map(String);
  const series = drawnSeries('bar', { categories, series: [{ title: '', values }] }, [true]);
  const layout = plotLayout({ categories, series, width: 600, height: HEIGHT });
  const heights = [...barsPath(layout, series[0]?.spans ?? [], 0).matchAll(/v(-?[\d.]+)/g)].map(([, v]) => Number(v));
  expect(heights.slice(1)).toEqual([-1, 1]);
});

it('finds the category at a position, also at the edges', () => {
  const { layout } = layoutOf(3, (index) => `M${index}`);
  expect([0, layout.centre(1), 10_000].map(layout.indexAt)).toEqual([0, 1, 2]);
});

it('a chart that is narrower than its scale is still drawn', () => {
  const { layout, spans } = layoutOf(3, String, 20);
  expect(barsPath(layout, spans, 0)).not.toMatch(/NaN|-\d+\.?\d*v/);
});
