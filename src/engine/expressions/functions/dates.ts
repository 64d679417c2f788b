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

export const dates = [
  defineFunction({ name: 'today', min: 0, max: 0, apply: () => dayjs().format(DAY) }),
  defineFunction({ name: 'adddays', min: 2, max: 2, apply: ([day, count]) => format(toDay(day).add(toNumber(count), 'day')) }),
  defineFunction({ name: 'daysbetween', min: 2, max: 2, apply: ([from, to]) => between(toDay(from), toDay(to)) }),
];
