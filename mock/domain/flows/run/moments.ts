const MINUTE_MS = 60_000;

/** A moment `YYYY-MM-DD HH:mm` in minutes, so that moments can be compared and moved. */
const minutesOf = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}:00Z`) / MINUTE_MS;

/** Minutes from one moment to another. */
export const minutesBetween = (from: string, to: string): number => minutesOf(to) - minutesOf(from);

/** The moment so many minutes later. */
export const minutesLater = (moment: string, minutes: number): string =>
  new Date((minutesOf(moment) + minutes) * MINUTE_MS).toISOString().slice(0, 16).replace('T', ' ');
