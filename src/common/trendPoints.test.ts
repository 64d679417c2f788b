import { svgPoints, trendNumbers, trendPoints, trendRange } from './trendPoints';

const SIZE = { widthPx: 104, heightPx: 24, insetPx: 2 };
const drawn = (numbers: readonly number[]) => svgPoints(trendPoints(numbers, SIZE));

it('draws the lowest number at the bottom, the highest at the top, and the others in proportion', () => {
  expect(drawn([0, 5, 10])).toBe('2.0,22.0 52.0,12.0 102.0,2.0');
});

it('draws equal numbers as a line in the middle, and no line through fewer than two', () => {
  expect(drawn([7, 7])).toBe('2.0,12.0 102.0,12.0');
  expect(drawn([7])).toBe('');
});

it.each([
  [[1e308, -1e308, 0], '2.0,2.0 52.0,22.0 102.0,12.0'],
  [[1.7e308, 1.7e308], '2.0,12.0 102.0,12.0'],
  [[0, 5e-324], '2.0,12.0 102.0,12.0'],
  [[-0, 0], '2.0,12.0 102.0,12.0'],
])('draws %j within its picture', (numbers, points) => {
  expect(drawn(numbers)).toBe(points);
});

it('takes the finite numbers of a list, and none of anything else', () => {
  expect(trendNumbers([1, '2', NaN, Infinity, null, 3])).toEqual([1, 3]);
  expect([undefined, 4, 'x', {}].flatMap(trendNumbers)).toEqual([]);
});

it('takes the last thousand of any number of numbers', () => {
  const numbers = trendNumbers(Array.from({ length: 300_000 }, (_, index) => index));
  expect(numbers).toHaveLength(1_000);
  expect(trendRange(numbers)).toEqual({ lowest: 299_000, highest: 299_999 });
});
