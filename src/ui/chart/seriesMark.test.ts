import { seriesColors } from '../../common/theme/tokens';
import { isHatched, markPath } from './seriesMark';

it('the marks of neighbouring series differ, and marks and colours do not repeat together', () => {
  const marks = Array.from({ length: 10 }, (_, series) => markPath(series, 0, 0, 4));
  expect(new Set(marks.slice(0, 5)).size).toBe(5);
  const next = markPath(seriesColors.light.length, 0, 0, 4);
  expect(next).not.toBe(marks[0]);
});

it('a mark lies around its point', () => {
  expect(markPath(0, 10, 20, 4)).toBe('M6 20a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z');
});

it('the fifth and later bars of a category are hatched', () => {
  expect([0, 3, 4, 7, 8].map(isHatched)).toEqual([false, false, true, true, false]);
});
