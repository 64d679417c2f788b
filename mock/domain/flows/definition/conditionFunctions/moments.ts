import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type { ConditionBudget } from '../conditionBudget';
import type { ConditionFunction, FunctionTable } from './conditionFunction';
import { toNumber, toText } from './readValues';

dayjs.extend(utc);

/** Steps for a character of what might be a moment, for a moment, and for what takes longer. */
export const MOMENT_COST = { weight: 3, cost: 375 };
const MONTHS_STEPS = 2_000;
const ZONE_STEPS = 3_750;
const DAY_BEGINS_STEPS = 1_750;
const DIFFERENCE_STEPS = 1_125;
/** Steps for a character of a pattern. */
const PER_PATTERN = 13;

export const DAY = 'YYYY-MM-DD';
export const MOMENT = 'YYYY-MM-DD HH:mm:ss';
const LONGEST_PATTERN = 100;
const GMT8_MINUTES = 8 * 60;
/** The hour in which a working day begins. */
const DAY_BEGINS = 8;
const UNITS = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;
type Unit = (typeof UNITS)[number];

/** A moment from a text or a timestamp of 13 digits; undefined when it is none. */
export function momentOf(value: unknown): dayjs.Dayjs | undefined {
  const text = toText(value);
  const moment = dayjs(typeof value === 'number' || /^\d{13}$/.test(text) ? toNumber(value) : text);
  return text !== '' && moment.isValid() ? moment : undefined;
}

/** `days` is a day as well. */
export const unitOf = (value: unknown): Unit | undefined =>
  UNITS.find((unit) => unit === toText(value).toLowerCase().replace(/s$/, ''));

const ofMoment = (read: (moment: dayjs.Dayjs) => unknown, cost = MOMENT_COST.cost): ConditionFunction => ({
  min: 1,
  max: 1,
  weight: MOMENT_COST.weight,
  cost,
  apply([value]) {
    const moment = momentOf(value);
    return moment && read(moment);
  },
});

/** A moment is written as precisely as it was given. */
const later = (unit: Unit, cost = MOMENT_COST.cost): ConditionFunction => ({
  min: 2,
  max: 2,
  weight: MOMENT_COST.weight,
  cost,
  apply([value, count]) {
    const moment = momentOf(value)?.add(toNumber(count), unit);
    return moment?.isValid() ? moment.format(/^\d{4}-\d{2}-\d{2}$/.test(toText(value)) ? DAY : MOMENT) : undefined;
  },
});

function dayLater([day, count]: readonly unknown[]): string | undefined {
  const moved = dayjs(toText(day)).add(toNumber(count), 'day');
  return moved.isValid() ? moved.format(DAY) : undefined;
}

function daysBetween([from, to]: readonly unknown[]): number | undefined {
  const [begin, end] = [dayjs(toText(from)), dayjs(toText(to))];
  return begin.isValid() && end.isValid() ? end.diff(begin, 'day') : undefined;
}

function difference([from, to, unit]: readonly unknown[]): number | undefined {
  const [begin, end, known] = [momentOf(from), momentOf(to), unitOf(unit)];
  return begin && end && known && end.diff(begin, known);
}

function inPattern([value, pattern]: readonly unknown[], budget: ConditionBudget): string | undefined {
  const shown = toText(pattern).slice(0, LONGEST_PATTERN);
  budget.spend(shown.length * PER_PATTERN);
  return momentOf(value)?.format(shown);
}

export const MOMENTS: FunctionTable = {
  year: ofMoment((moment) => moment.year()),
  month: ofMoment((moment) => moment.month() + 1),
  day: ofMoment((moment) => moment.date()),
  hour: ofMoment((moment) => moment.hour()),
  minute: ofMoment((moment) => moment.minute()),
  /** 1 is Monday, 7 Sunday. */
  weekday: ofMoment((moment) => moment.day() || 7),
  gmt8: ofMoment((moment) => moment.utcOffset(GMT8_MINUTES).format(MOMENT), ZONE_STEPS),
  daystart: ofMoment((moment) => moment.startOf('day').hour(DAY_BEGINS).format(MOMENT), DAY_BEGINS_STEPS),
  adddays: { min: 2, max: 2, ...MOMENT_COST, apply: dayLater },
  addmonths: later('month', MONTHS_STEPS),
  addyears: later('year', MONTHS_STEPS),
  addhours: later('hour'),
  addminutes: later('minute'),
  daysbetween: { min: 2, max: 2, ...MOMENT_COST, apply: daysBetween },
  datediff: { min: 3, max: 3, ...MOMENT_COST, cost: DIFFERENCE_STEPS, apply: difference },
  formatdate: { min: 2, max: 2, ...MOMENT_COST, apply: inPattern },
};
