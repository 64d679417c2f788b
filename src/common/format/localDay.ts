const pad = (value: number) => String(value).padStart(2, '0');

/** The day of a time in the browser's time zone, YYYY-MM-DD. @param time Milliseconds since 1970. */
export function localDay(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
