import type { DateRange } from '@atrium/portal/ui';
import type { Dayjs } from 'dayjs';

/** The ranges of days that are offered for a period, in their order. */
export const QUICK_RANGES = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
  'lastYear',
  'last30Days',
] as const;

export type QuickRange = (typeof QUICK_RANGES)[number];

const MONTHS_OF_QUARTER = 3;

/** The first and last day of a range, seen from `today`. Weeks begin on Monday; a running period lasts until its end. */
export function quickRange(range: QuickRange, today: Dayjs): DateRange {
  const monday = today.subtract((today.day() + 6) % 7, 'day');
  const month = today.startOf('month');
  const quarter = month.subtract(today.month() % MONTHS_OF_QUARTER, 'month');
  const year = today.startOf('year');
  const between = (from: Dayjs, to: Dayjs): DateRange => [from.format('YYYY-MM-DD'), to.format('YYYY-MM-DD')];
  const whole = (from: Dayjs, unit: 'week' | 'month' | 'year', count = 1) =>
    between(from, from.add(count, unit).subtract(1, 'day'));
  switch (range) {
    case 'today':
      return between(today, today);
    case 'yesterday':
      return between(today.subtract(1, 'day'), today.subtract(1, 'day'));
    case 'thisWeek':
      return whole(monday, 'week');
    case 'lastWeek':
      return whole(monday.subtract(1, 'week'), 'week');
    case 'thisMonth':
      return whole(month, 'month');
    case 'lastMonth':
      return whole(month.subtract(1, 'month'), 'month');
    case 'thisQuarter':
      return whole(quarter, 'month', MONTHS_OF_QUARTER);
    case 'thisYear':
      return whole(year, 'year');
    case 'lastYear':
      return whole(year.subtract(1, 'year'), 'year');
    case 'last30Days':
      return between(today.subtract(29, 'day'), today);
  }
}
