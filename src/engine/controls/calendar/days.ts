const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;

const pad = (part: number) => String(part).padStart(2, '0');

/** A day as a number in which its neighbours are one apart. */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const textOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

export const shiftDay = (day: string, by: number): string => textOf(numberOf(day) + by);

/** Monday is 0. */
export const weekdayOf = (day: string): number => (((numberOf(day) + 3) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;

/** The day of a moment where the person is. */
export const dayOfMoment = (moment: Date): string =>
  `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;

export const monthOf = (day: string): string => day.slice(0, 7);

export function shiftMonth(month: string, by: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${pad((months % 12) + 1)}`;
}

/** The weeks that a month touches, from Monday to Sunday. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const next = `${shiftMonth(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let start = shiftDay(first, -weekdayOf(first)); start < next; start = shiftDay(start, DAYS_A_WEEK)) {
    const monday = start;
    weeks.push(Array.from({ length: DAYS_A_WEEK }, (_, index) => shiftDay(monday, index)));
  }
  return weeks;
}

/** The day in a value of the wire: a text that begins with YYYY-MM-DD, or a timestamp of milliseconds. */
export function dayOfValue(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(new Date(value).getTime())) return dayOfMoment(new Date(value));
  const day = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
  return day !== undefined && Number.isFinite(numberOf(day)) ? day : undefined;
}

/** Where a key leads from a day; undefined for keys that mean nothing here. */
export function dayAfterKey(key: string, day: string): string | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: DAYS_A_WEEK,
    ArrowUp: -DAYS_A_WEEK,
    Home: -weekdayOf(day),
    End: DAYS_A_WEEK - 1 - weekdayOf(day),
  };
  const by = steps[key];
  return by === undefined ? undefined : shiftDay(day, by);
}
