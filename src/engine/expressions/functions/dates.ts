import dayjs from 'dayjs';
import { defineFunction } from './defineFunction';
import { toNumber, toText } from './toNumber';

const DAY = 'YYYY-MM-DD';

const toDay = (value: unknown) => dayjs(toText(value));

/** What is no day stays empty: nobody should read "Invalid Date". */
const format = (day: dayjs.Dayjs): string | undefined => (day.isValid() ? day.format(DAY) : undefined);

function between(from: dayjs.Dayjs, to: dayjs.Dayjs): number | undefined {
  return from.isValid() && to.isValid() ? to.diff(from, 'day') : undefined;
}

/** Steps for a day that is read or written, and for a character of what might be one. */
export const DAY_STEPS = 1500;
export const STEPS_PER_CHARACTER = 10;

export const dates = [
  defineFunction({ name: 'today', min: 0, max: 0, cost: DAY_STEPS, apply: () => dayjs().format(DAY) }),
  defineFunction({
    name: 'adddays',
    min: 2,
    max: 2,
    weight: STEPS_PER_CHARACTER,
    cost: DAY_STEPS,
    apply: ([day, count]) => format(toDay(day).add(toNumber(count), 'day')),
  }),
  defineFunction({
    name: 'daysbetween',
    min: 2,
    max: 2,
    weight: STEPS_PER_CHARACTER,
    cost: DAY_STEPS,
    apply: ([from, to]) => between(toDay(from), toDay(to)),
  }),
];
