import { numbersIn, trendPoints } from './trendPoints';

it('draws the least number at the bottom, the greatest at the top, and the others in proportion', () => {
  expect(trendPoints([0, 5, 10], 104, 24)).toBe('2.0,22.0 52.0,12.0 102.0,2.0');
});

it('draws equal numbers as a line in the middle, and no line through fewer than two', () => {
  expect(trendPoints([7, 7], 104, 24)).toBe('2.0,12.0 102.0,12.0');
  expect(trendPoints([7], 104, 24)).toBe('');
});

it('takes the finite numbers of a list, and none of anything else', () => {
  expect(numbersIn([1, '2', NaN, null, 3])).toEqual([1, 3]);
  expect([undefined, 4, 'x', {}].flatMap(numbersIn)).toEqual([]);
});
