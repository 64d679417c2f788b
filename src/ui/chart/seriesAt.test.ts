import type { ChartKind } from './chartData';
import { drawnSeries } from './drawnSeries';
import { plotLayout } from './plotLayout';
import { seriesAt } from './seriesAt';

const data = {
  categories: ['一月', '二月'],
  series: [
    { title: '饮料', values: [10, 4] },
    { title: '零食', values: [30, null] },
    { title: '酒水', values: [20, 8] },
  ],
};

function finder(kind: ChartKind) {
  const { categories } = data;
  const drawn = drawnSeries(kind, data, [true, true, true]);
  const layout = plotLayout({ categories, series: drawn, width: 600, height: 240, isStacked: kind === 'stacked' });
  const at = (index: number, value: number, dx = 0) =>
    seriesAt(drawn, layout, kind, { index, x: layout.centre(index) + dx, y: layout.yOf(value) });
  return { at, bar: layout.bar };
}

it('a line is found by its nearest point, and one that has none there is not', () => {
  const { at } = finder('line');
  expect([at(0, 12), at(0, 26), at(0, 19), at(1, 30), at(1, 5)]).toEqual([0, 1, 2, 2, 0]);
});

it('a part of a stack is found where it is', () => {
  const { at } = finder('stacked');
  expect([at(0, 5), at(0, 25), at(0, 55), at(0, 90), at(1, 6)]).toEqual([0, 1, 2, 2, 2]);
});

it('a bar beside others is found by its place, however high it is', () => {
  const { at, bar } = finder('bar');
  expect([at(0, 5, -bar), at(0, 5, 0), at(0, 5, bar)]).toEqual([0, 1, 2]);
});
