import { TODAY, currentMoment, isoDay, monthOf, parseDay, weekday } from './calendar';

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

it('combines the fixed current day with the real time', () => {
  expect(currentMoment(new Date(2030, 0, 1, 9, 5))).toBe('2026-11-20 09:05');
});
