import { barsPath, plotLayout } from './plotLayout';

const layoutOf = (count: number, name: (index: number) => string, width = 600) => {
  const categories = Array.from({ length: count }, (_, index) => name(index));
  const values = categories.map((_name, index) => index + 1);
  return { values, layout: plotLayout({ categories, series: [{ title: '', values }] }, width) };
};

it('leaves out names for which there is no room, and keeps the others within the chart', () => {
  const { layout } = layoutOf(1000, (index) => `门店 ${index}`);
  expect(layout.names.length).toBeLessThan(12);
  layout.names.forEach(({ x }) => expect(x).toBeLessThan(580));
});

it('a thousand bars in 600 pixels have no gaps, four have', () => {
  const filled = (count: number) => {
    const { layout, values } = layoutOf(count, String);
    return Number(/h([\d.]+)/.exec(barsPath(layout, values, 0, 1))?.[1]) / layout.band;
  };
  expect(filled(1000)).toBeCloseTo(1, 1);
  expect(filled(4)).toBeLessThan(0.5);
});

it('finds the category at a position, also at the edges', () => {
  const { layout } = layoutOf(3, (index) => `M${index}`);
  expect([0, layout.centre(1), 10_000].map(layout.indexAt)).toEqual([0, 1, 2]);
});

it('a chart that is narrower than its scale is still drawn', () => {
  const { layout, values } = layoutOf(3, String, 20);
  expect(barsPath(layout, values, 0, 1)).not.toMatch(/NaN|-\d+\.?\d*v/);
});
