import { TODAY, currentMoment, isoDay, monthOf, parseDay, weekday } from './calendar';

it('reads and writes the days of the calendar', () => {
  expect(isoDay(TODAY)).toBe('2026-11-20');
  expect(parseDay('2026-11-20')).toBe(TODAY);
  expect(isoDay(parseDay('2024-02-29') ?? 0)).toBe('2024-02-29');
  expect(monthOf(TODAY)).toBe('2026-11');
});

it('knows that the company’s day is a Friday', () => {
  expect(weekday(TODAY)).toBe(4);
});

it.each(['2026-02-29', '2026-13-01', '2026-1-1', '20261120', '', 'today'])('does not take %p for a day', (text) => {
  expect(parseDay(text)).toBeUndefined();
});

it('puts the real hour on the company’s day', () => {
  expect(currentMoment(new Date(2030, 0, 1, 9, 5))).toBe('2026-11-20 09:05');
});
