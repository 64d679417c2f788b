import type { Day } from '../calendar';
import { monthsLater } from '../calendar';

/** Moves a day; undefined where the calendar has no such day. */
export type MoveDay = (day: Day) => Day | undefined;

/** Keeps the moved days, because reports move many lines of the same day. */
function later(months: number): MoveDay {
  const known = new Map<Day, Day | undefined>();
  return (day) => {
    if (known.has(day)) return known.get(day);
    const moved = monthsLater(day, months);
    known.set(day, moved);
    return moved;
  };
}

/**
 * A line of the past is compared by moving it forward: it then belongs to the period, month or week of the day that it
 * is compared with. The 31st has no counterpart in a shorter month, 29 February none in an ordinary year.
 */
export const aYearLater = later(12);
export const aMonthLater = later(1);
export const unmoved: MoveDay = (day) => day;
