import { durationOf } from './duration';

it.each([
  [0, '1', 'second'],
  [999, '1', 'second'],
  [1_000, '1.00', 'seconds'],
  [59_990, '59.99', 'seconds'],
  [60_000, '1.00', 'minutes'],
  [90_000, '1.50', 'minutes'],
  [3_600_000, '1.00', 'hours'],
  [5_400_000, '1.50', 'hours'],
])('%d ms are formatted as %s %s', (ms, amount, unit) => {
  expect(durationOf(ms)).toEqual({ amount, unit });
});

it.each([[-1], [NaN], [Infinity]])('%d ms is no valid duration', (ms) => {
  expect(durationOf(ms)).toBeUndefined();
});
