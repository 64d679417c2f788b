import dayjs from 'dayjs';
import { QUICK_RANGES, quickRange } from './quickRanges';
import type { QuickRange } from './quickRanges';

const from = (today: string, range: QuickRange) => quickRange(range, dayjs(today)).join(' ');

test.each([
  ['today', '2026-11-20 2026-11-20'],
  ['yesterday', '2026-11-19 2026-11-19'],
  ['thisWeek', '2026-11-16 2026-11-22'],
  ['lastWeek', '2026-11-09 2026-11-15'],
  ['thisMonth', '2026-11-01 2026-11-30'],
  ['lastMonth', '2026-10-01 2026-10-31'],
  ['thisQuarter', '2026-10-01 2026-12-31'],
  ['thisYear', '2026-01-01 2026-12-31'],
  ['lastYear', '2025-01-01 2025-12-31'],
  ['last30Days', '2026-10-22 2026-11-20'],
] as const)('on Friday, 20 November 2026, %s is %s', (range, days) => {
  expect(from('2026-11-20', range)).toBe(days);
});

test('a week begins on Monday, also on Sunday and over the turn of the year', () => {
  expect(from('2026-11-22', 'thisWeek')).toBe('2026-11-16 2026-11-22');
  expect(from('2026-11-23', 'thisWeek')).toBe('2026-11-23 2026-11-29');
  expect(from('2027-01-01', 'thisWeek')).toBe('2026-12-28 2027-01-03');
  expect(from('2027-01-01', 'lastWeek')).toBe('2026-12-21 2026-12-27');
});

test('the month before one with 31 days is whole, and in January it belongs to the year before', () => {
  expect(from('2026-03-31', 'lastMonth')).toBe('2026-02-01 2026-02-28');
  expect(from('2028-03-31', 'lastMonth')).toBe('2028-02-01 2028-02-29');
  expect(from('2027-01-15', 'lastMonth')).toBe('2026-12-01 2026-12-31');
  expect(from('2026-05-31', 'thisQuarter')).toBe('2026-04-01 2026-06-30');
});

test('the hour of the day changes no range', () => {
  for (const range of QUICK_RANGES) {
    expect(from('2026-11-20T23:59:59', range)).toBe(from('2026-11-20', range));
  }
});
