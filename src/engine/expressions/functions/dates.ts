import dayjs from 'dayjs';
import { defineFunction } from './defineFunction';
import { toNumber, toText } from './toNumber';

const DAY = 'YYYY-MM-DD';

export const dates = [
  defineFunction({ name: 'today', min: 0, max: 0, summary: 'Today as YYYY-MM-DD', apply: () => dayjs().format(DAY) }),
  defineFunction({ name: 'adddays', min: 2, max: 2, summary: 'A day so many days later', apply: ([day, count]) => dayjs(toText(day)).add(toNumber(count), 'day').format(DAY) }),
  defineFunction({ name: 'daysbetween', min: 2, max: 2, summary: 'Days from the first to the second', apply: ([from, to]) => dayjs(toText(to)).diff(dayjs(toText(from)), 'day') }),
];
