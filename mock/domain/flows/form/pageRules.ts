import type { ApiError } from '../../apiError';
import { businessError } from '../../apiError';
import { TODAY } from '../../calendar';
import { dayOf, rowsOf } from '../computedValues';
import type { FormValues } from '../process';

const DAY_MS = 86_400_000;
const MOST_LEAVE_DAYS = 366;
/** Days before and after today. */
const MOST_DAYS_AWAY = 2 * 366;

/** The latest day that is today anywhere: people choose days by their own clock, which may be ahead of the fixed one. */
const latestToday = (now: number) => Math.max(TODAY, Math.floor(now / DAY_MS) + 1);

function leaveRule({ from, to }: FormValues, now: number): ApiError | undefined {
  const [first, last] = [dayOf(from), dayOf(to)];
  if (first === undefined) return undefined;
  if (first < TODAY - MOST_DAYS_AWAY || first > latestToday(now) + MOST_DAYS_AWAY)
    return businessError('flow.date_far_away', { field: 'flowform.leave.from', name: 'from' });
  if (last === undefined) return undefined;
  const field = { field: 'flowform.leave.to', name: 'to' };
  if (last < first) return businessError('flow.dates_reversed', field);
  if (last - first >= MOST_LEAVE_DAYS) return businessError('flow.leave_too_long', { ...field, max: MOST_LEAVE_DAYS });
  return undefined;
}

function expenseRule({ lines }: FormValues, now: number): ApiError | undefined {
  const field = ['flowform.expense.lines', 'flowform.expense.date'];
  for (const [place, { date }] of rowsOf(lines).entries()) {
    const day = dayOf(date);
    if (day === undefined) continue;
    const where = { field, name: 'lines', row: place + 1 };
    if (day > latestToday(now)) return businessError('flow.date_in_future', where);
    if (day < TODAY - MOST_DAYS_AWAY) return businessError('flow.date_far_away', where);
  }
  return undefined;
}

const RULES: ReadonlyMap<string, (values: FormValues, now: number) => ApiError | undefined> = new Map([
  ['flow-leave', leaveRule],
  ['flow-expense', expenseRule],
]);

/** What the values of a form contradict, by rules that its page cannot say. @param now Milliseconds since 1970. */
export const pageRuleFault = (pageCode: string, values: FormValues, now = Date.now()): ApiError | undefined =>
  RULES.get(pageCode)?.(values, now);
