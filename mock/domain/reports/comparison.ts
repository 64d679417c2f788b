import type { Day } from '../calendar';
import { isoDay, parseDay } from '../calendar';

/** Moves a day; undefined where the calendar has no such day. */
export type MoveDay = (day: Day) => Day | undefined;

const two = (number: number) => String(number).padStart(2, '0');

function later(months: number): MoveDay {
  const known = new Map<Day, Day | undefined>();
  return (day) => {
    if (known.has(day)) return known.get(day);
    const [year = 0, month = 0, date = 0] = isoDay(day).split('-').map(Number);
    const total = year * 12 + month - 1 + months;
    const moved = parseDay(`${Math.floor(total / 12)}-${two((total % 12) + 1)}-${two(date)}`);
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
