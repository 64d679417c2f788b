import { dayAfterKey, dayOfValue, shiftMonth, weekdayOf, weeksOf } from './days';

it('shows the whole weeks that a month touches, from Monday on', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(weeksOf('2027-02').flat()).toHaveLength(28);
  expect(weeksOf('2028-02').flat()).toContain('2028-02-29');
});

it('goes from month to month over the ends of years', () => {
  expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1), shiftMonth('2026-11', -12)]).toEqual([
    '2027-01',
    '2025-12',
    '2025-11',
  ]);
});

it('knows the weekday also before 1970', () => {
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29'), weekdayOf('1969-12-28')]).toEqual([0, 6, 6]);
});

it('reads days and timestamps, and nothing else', () => {
  expect(['2026-11-21', '2026-11-21 08:00:00', 1795190400000, '2026-13-01', 'soon', null, {}].map(dayOfValue)).toEqual([
    '2026-11-21',
    '2026-11-21',
    '2026-11-21',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('moves by days and weeks with the arrow keys', () => {
  expect(['ArrowRight', 'ArrowUp', 'Home', 'End', 'x'].map((key) => dayAfterKey(key, '2026-11-25'))).toEqual([
    '2026-11-26',
    '2026-11-18',
    '2026-11-23',
    '2026-11-29',
    undefined,
  ]);
});
