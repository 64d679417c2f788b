import { moneyLimits } from '../money/moneyLimits';
import { stepNumber } from './stepNumber';

test.each([
  ['by one where nothing is declared', 5, 1, {}, undefined, 6],
  ['by one unit of the last declared decimal', 0.7, 1, { decimals: 1 }, undefined, 0.8],
  ['by the declared step, without binary noise', 0.2, 1, {}, 0.1, 0.3],
  ['down to the least value only', 1, -10, { min: 0 }, undefined, 0],
  ['up to the greatest value only', 95, 10, { max: 100 }, undefined, 100],
  ['back into the range from outside', 500, -1, { max: 100 }, undefined, 100],
  ['from nothing as from zero', undefined, 1, {}, undefined, 1],
  ['from nothing to the least value', '', 1, { min: 10 }, undefined, 10],
  ['to no number below zero where that is refused', 0, -1, { signed: 0 }, undefined, 0],
  ['to no more digits than are allowed', 998, 10, { integerdigits: 3 }, undefined, 999],
  ['to as many decimals as are allowed', 1.5, 1, { decimals: 0 }, 1, 3],
  ['not from a text', '12元', 1, {}, undefined, undefined],
  ['not to what the limits refuse', 0, 1, { decimals: 0, min: 0.2, max: 0.8 }, undefined, undefined],
] as const)('steps %s', (_, value, count, limits, step, expected) => {
  expect(stepNumber(value, count, limits, step)).toBe(expected);
});

test('an amount of money is not stepped below zero unless that is allowed', () => {
  expect(stepNumber(0.5, -1, moneyLimits({}), 1)).toBe(0);
  expect(stepNumber(0.5, -1, moneyLimits({ signed: 1 }), 1)).toBe(-0.5);
});
