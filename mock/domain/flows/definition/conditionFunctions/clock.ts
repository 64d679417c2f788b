import dayjs from 'dayjs';
import { secondOfDay } from '../../../calendar';
import type { FunctionTable } from './conditionFunction';
import { MANY } from './conditionFunction';
import { DAY, MOMENT, MOMENT_COST, momentOf, unitOf } from './moments';
import { toNumber, toText } from './readValues';

/** Steps for a moment some time from now. */
const FROM_NOW_STEPS = 4_500;

/** The moment at the server: its fixed day. */
const now = () => dayjs(secondOfDay());

/** Kinds of days that take nothing beside their name. */
const NAMED: ReadonlyMap<string, (moment: dayjs.Dayjs) => string> = new Map([
  ['startmonth', (moment: dayjs.Dayjs) => moment.startOf('month').format(DAY)],
  ['endmonth', (moment: dayjs.Dayjs) => moment.endOf('month').format(DAY)],
  ['startyear', (moment: dayjs.Dayjs) => moment.startOf('year').format(DAY)],
  ['endyear', (moment: dayjs.Dayjs) => moment.endOf('year').format(DAY)],
]);

/** A kind of day, or a unit and how many of them from now; false for what is neither. */
function date(args: readonly unknown[]): string | false {
  const kind = toText(args[0]).toLowerCase();
  if (args.length === 0 || args.length > 2) return false;
  const named = NAMED.get(kind);
  if (named) return args.length === 1 && named(now());
  if (kind === 'now') return now().format(MOMENT);
  if (kind === 'today') return now().format(DAY);
  const unit = unitOf(kind);
  const moment = unit && now().add(toNumber(args[1]), unit);
  return moment?.isValid() ? moment.format(DAY) : false;
}

export const CLOCK: FunctionTable = {
  today: { min: 0, max: 0, ...MOMENT_COST, readsClock: true, apply: () => now().format(DAY) },
  now: { min: 0, max: 0, ...MOMENT_COST, readsClock: true, apply: () => now().format(MOMENT) },
  date: { min: 0, max: MANY, ...MOMENT_COST, cost: FROM_NOW_STEPS, readsClock: true, apply: date },
  timestamp: {
    min: 0,
    max: 1,
    ...MOMENT_COST,
    readsClock: true,
    apply: (args) => (args.length === 0 ? now() : momentOf(args[0]))?.valueOf(),
  },
};
