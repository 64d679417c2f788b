import { rangeOf } from './useDayRange';

test.each([
  ['a later first day', ['2026-11-20', '2026-11-12'], ['2026-11-20', '2026-11-20']],
  ['an earlier last day', ['2026-11-10', '2026-11-08'], ['2026-11-08', '2026-11-08']],
  ['two new days in the wrong order', ['2026-11-20', '2026-11-18'], ['2026-11-18', '2026-11-20']],
  ['a first day before the last one', ['2026-11-05', '2026-11-12'], ['2026-11-05', '2026-11-12']],
] as const)('%s after 10 to 12 November', (_name, days, range) => {
  expect(rangeOf(days, ['2026-11-10', '2026-11-12'])).toEqual(range);
});

test('the first range is put in order', () => {
  expect(rangeOf(['2026-11-20', '2026-11-18'])).toEqual(['2026-11-18', '2026-11-20']);
});
