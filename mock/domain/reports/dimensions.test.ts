import { isoDay, parseDay } from '../calendar';
import { aMonthLater, aYearLater } from './comparison';
import { weekOf } from './dimensions';

const day = (text: string) => parseDay(text) ?? 0;

it.each([
  ['2026-01-01', '2026-W01'],
  ['2025-12-28', '2025-W52'],
  ['2025-12-29', '2026-W01'],
  ['2026-11-20', '2026-W47'],
  ['2027-01-03', '2026-W53'],
])('%s is in the week %s', (text, week) => {
  expect(weekOf(day(text))).toBe(week);
});

it.each([
  [aYearLater, '2025-03-31', '2026-03-31'],
  [aYearLater, '2024-02-29', undefined],
  [aMonthLater, '2025-12-20', '2026-01-20'],
  [aMonthLater, '2026-01-28', '2026-02-28'],
  [aMonthLater, '2026-01-29', undefined],
  [aMonthLater, '2026-10-31', undefined],
])(
  'a day of the past is compared with the same day a year or a month later, if there is one',
  (move, text, expected) => {
    const moved = move(day(text));
    expect(moved === undefined ? undefined : isoDay(moved)).toBe(expected);
  },
);
