import { dayInFull } from './DayInput';

test.each([
  ['20261105', '2026-11-05'],
  ['2026/11/05', '2026-11-05'],
  ['2026-1-5', '2026-01-05'],
  ['2026/1/15', '2026-01-15'],
  ['2026-11-05', '2026-11-05'],
])('%s is typed for %s', (typed, day) => {
  expect(dayInFull(typed)).toBe(day);
});

test.each(['', '2026', '2026-11', '2026111', '2026-11/5', '2026-11-055'])('%j is no day yet', (typed) => {
  expect(dayInFull(typed)).toBe(typed);
});
