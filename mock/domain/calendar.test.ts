import { TODAY, currentMoment, isoDay, monthOf, monthsLater, parseDay, weekday } from './calendar';

it('parses and formats calendar days', () => {
  expect(isoDay(TODAY)).toBe('2026-11-20');
  expect(parseDay('2026-11-20')).toBe(TODAY);
  expect(isoDay(parseDay('2024-02-29') ?? 0)).toBe('2024-02-29');
  expect(monthOf(TODAY)).toBe('2026-11');
});

it('has a Friday as its fixed current day', () => {
  expect(weekday(TODAY)).toBe(4);
});

it.each(['2026-02-29', '2026-13-01', '2026-1-1', '20261120', '', 'today'])('rejects %p as a day', (text) => {
  expect(parseDay(text)).toBeUndefined();
});

it.each([
  ['2026-11-20', 1, '2026-12-20'],
  ['2026-11-20', 2, '2027-01-20'],
  ['2026-11-01', -11, '2025-12-01'],
  ['2024-02-29', 12, undefined],
  ['2026-08-31', 1, undefined],
])('moves %s by %d months to %s', (day, months, moved) => {
  expect(monthsLater(parseDay(day) ?? 0, months)).toBe(moved && parseDay(moved));
});

it('combines the fixed current day with the real time', () => {
  expect(currentMoment(new Date(2030, 0, 1, 9, 5))).toBe('2026-11-20 09:05');
});
