const DAY_MS = 86_400_000;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day as the number of days since 1970-01-01. */
export type Day = number;

/** `2026-11-20` → its day; undefined for an invalid day. */
export function parseDay(text: string): Day | undefined {
  if (!ISO_DAY.test(text)) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`) / DAY_MS;
  return Number.isNaN(day) || isoDay(day) !== text ? undefined : day;
}

const known = new Map<Day, string>();

/** Written `YYYY-MM-DD`. */
export function isoDay(day: Day): string {
  const written = known.get(day) ?? new Date(day * DAY_MS).toISOString().slice(0, 10);
  known.set(day, written);
  return written;
}

/** Written `YYYY-MM`. */
export const monthOf = (day: Day) => isoDay(day).slice(0, 7);

const MONTHS_OF_YEAR = 12;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The same date so many months later, earlier for a negative number; undefined where the calendar has no such day. */
export function monthsLater(day: Day, months: number): Day | undefined {
  const [year = 0, month = 0, date = 0] = isoDay(day).split('-').map(Number);
  const total = year * MONTHS_OF_YEAR + month - 1 + months;
  const inYear = (total % MONTHS_OF_YEAR) + 1;
  return parseDay(`${Math.floor(total / MONTHS_OF_YEAR)}-${twoDigits(inYear)}-${twoDigits(date)}`);
}

/** 0 is Monday, 6 is Sunday. */
export const weekday = (day: Day) => (day + 3) % 7;

/** The fixed current day of the mock, so that figures of "today" and "this month" are the same in every run. */
export const TODAY: Day = Date.parse('2026-11-20T00:00:00Z') / DAY_MS;

const DAYS_OF_HISTORY = 365;
export const FIRST_DAY: Day = TODAY - DAYS_OF_HISTORY + 1;
export const MONDAY_OF_THIS_WEEK: Day = TODAY - weekday(TODAY);
export const FIRST_OF_THIS_MONTH: Day = parseDay(`${monthOf(TODAY)}-01`) ?? TODAY;

/** The fixed current day with the hour and minute of the real clock: `YYYY-MM-DD HH:mm`. */
export const currentMoment = (now = new Date()) => `${isoDay(TODAY)} ${now.toTimeString().slice(0, 5)}`;

/** The fixed current day with the time of the real clock: `YYYY-MM-DD HH:mm:ss`. */
export const secondOfDay = (now = new Date()) => `${isoDay(TODAY)} ${now.toTimeString().slice(0, 8)}`;
