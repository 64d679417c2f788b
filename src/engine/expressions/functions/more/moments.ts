import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { DAY_STEPS, STEPS_PER_CHARACTER } from '../dates';
import { MANY, defineFunction } from '../defineFunction';
import { toNumber, toText } from '../toNumber';

dayjs.extend(utc);

/** Of reading and writing moments, and of what takes longer: months have no fixed length, and another zone or day has to be found. */
const COST = { weight: STEPS_PER_CHARACTER, cost: DAY_STEPS } as const;
const MONTHS_STEPS = 8000;
const FROM_NOW_STEPS = 18_000;
const ZONE_STEPS = 15_000;
const DAY_BEGINS_STEPS = 7000;
const DIFFERENCE_STEPS = 4500;
/** Steps for a character of a pattern. */
const PATTERN_STEPS = 50;

const DAY = 'YYYY-MM-DD';
const MOMENT = 'YYYY-MM-DD HH:mm:ss';
const GMT8_MINUTES = 8 * 60;
/** When a working day begins (business spec §9). */
const DAY_BEGINS_HOUR = 8;
const UNITS = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;
type Unit = (typeof UNITS)[number];

/** A moment from a 13-digit timestamp or a text; undefined when it is none. */
function momentOf(value: unknown): dayjs.Dayjs | undefined {
  const source = typeof value === 'number' || /^\d{13}$/.test(toText(value)) ? toNumber(value) : toText(value);
  const moment = dayjs(source);
  return source !== '' && moment.isValid() ? moment : undefined;
}

const unitOf = (value: unknown): Unit | undefined =>
  UNITS.find((unit) => unit === toText(value).toLowerCase().replace(/s$/, ''));

/** A moment is shown as precisely as it was given. */
const like = (given: unknown, moment: dayjs.Dayjs): string =>
  moment.format(/^\d{4}-\d{2}-\d{2}$/.test(toText(given)) ? DAY : MOMENT);

const part = (name: string, read: (moment: dayjs.Dayjs) => number) =>
  defineFunction({
    name,
    min: 1,
    max: 1,
    ...COST,
    apply([value]) {
      const moment = momentOf(value);
      return moment && read(moment);
    },
  });

const later = (name: string, unit: Unit, cost: number = DAY_STEPS) =>
  defineFunction({
    name,
    min: 2,
    max: 2,
    ...COST,
    cost,
    apply([value, count]) {
      const moment = momentOf(value)?.add(toNumber(count), unit);
      return moment?.isValid() ? like(value, moment) : undefined;
    },
  });

/** Ends of the present month and year: these take nothing beside their type. */
const ENDS: Readonly<Record<string, (now: dayjs.Dayjs) => dayjs.Dayjs>> = {
  startmonth: (now) => now.startOf('month'),
  endmonth: (now) => now.endOf('month'),
  startyear: (now) => now.startOf('year'),
  endyear: (now) => now.endOf('year'),
};

const refuse = (reason: string): false => {
  console.error(`date: ${reason}`);
  return false;
};

/** The date helper (business spec §5): a type, and for a unit how many of them from now. */
function helper(args: readonly unknown[]): string | false {
  if (args.length === 0) return refuse('a type is missing');
  if (args.length > 2) return refuse('at most two arguments');
  const [type, count] = args;
  const kind = toText(type).toLowerCase();
  const now = dayjs();
  if (Object.hasOwn(ENDS, kind))
    return args.length === 1 ? (ENDS[kind]?.(now).format(DAY) ?? false) : refuse(`${toText(type)} takes nothing else`);
  if (kind === 'now') return now.format(MOMENT);
  if (kind === 'today') return now.format(DAY);
  const unit = unitOf(type);
  if (!unit) return refuse(`unknown type ${toText(type)}`);
  const moment = now.add(toNumber(count), unit);
  return moment.isValid() ? moment.format(DAY) : refuse(`no number: ${toText(count)}`);
}

export const moments = [
  defineFunction({ name: 'date', min: 0, max: MANY, ...COST, cost: FROM_NOW_STEPS, apply: helper }),
  defineFunction({ name: 'now', min: 0, max: 0, ...COST, apply: () => dayjs().format(MOMENT) }),
  defineFunction({
    name: 'timestamp',
    min: 0,
    max: 1,
    ...COST,
    apply: (args) => (args.length === 0 ? Date.now() : momentOf(args[0])?.valueOf()),
  }),
  defineFunction({
    name: 'formatdate',
    min: 2,
    max: 2,
    ...COST,
    apply([value, pattern], { budget }) {
      const shown = toText(pattern).slice(0, 100);
      budget.spend(shown.length * PATTERN_STEPS);
      return momentOf(value)?.format(shown);
    },
  }),
  defineFunction({
    name: 'gmt8',
    min: 1,
    max: 1,
    ...COST,
    cost: ZONE_STEPS,
    apply: ([value]) => momentOf(value)?.utcOffset(GMT8_MINUTES).format(MOMENT),
  }),
  defineFunction({
    name: 'daystart',
    min: 1,
    max: 1,
    ...COST,
    cost: DAY_BEGINS_STEPS,
    apply: ([value]) => momentOf(value)?.startOf('day').hour(DAY_BEGINS_HOUR).format(MOMENT),
  }),
  defineFunction({
    name: 'datediff',
    min: 3,
    max: 3,
    ...COST,
    cost: DIFFERENCE_STEPS,
    apply([from, to, unit]) {
      const [begin, end, known] = [momentOf(from), momentOf(to), unitOf(unit)];
      return begin && end && known && end.diff(begin, known);
    },
  }),
  part('year', (moment) => moment.year()),
  part('month', (moment) => moment.month() + 1),
  part('day', (moment) => moment.date()),
  part('hour', (moment) => moment.hour()),
  part('minute', (moment) => moment.minute()),
  part('weekday', (moment) => moment.day() || 7),
  later('addmonths', 'month', MONTHS_STEPS),
  later('addyears', 'year', MONTHS_STEPS),
  later('addhours', 'hour'),
  later('addminutes', 'minute'),
];
