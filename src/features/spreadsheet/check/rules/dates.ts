const DAY_MS = 86_400_000;
const SECONDS_PER_DAY = 86_400;
/** Day 0 of the calendar of spreadsheets, which counts a 29 February 1900: right from 1 March 1900 on. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
/** 31 December 9999. */
const LAST_SERIAL = 2_958_465;

const DATE = /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|年(\d{1,2})月(\d{1,2})日|(\d{2})(\d{2}))$/;
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,3})?)?$/;
/** Between day and time: blanks, the T of ISO 8601, or nothing after 日. */
const DATE_AND_TIME = /^(\d{4}(?:\D\d{1,2}\D\d{1,2}日?|\d{4}))(?:(?:\s+|T|(?<=日))(\d.*?)Z?)?$/;

/** The day, and the time unless it is midnight: `2024-01-31 08:30:00`. Empty for no date. */
export function serialToText(serial: number): string {
  if (!isSerial(serial)) return '';
  const seconds = Math.round(serial * SECONDS_PER_DAY);
  const [day = '', time = ''] = new Date(DAY_ZERO_MS + seconds * 1000).toISOString().split('T');
  const clock = time.slice(0, 'hh:mm:ss'.length);
  if (serial < 1) return clock;
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}

export const isSerial = (serial: number): boolean => serial >= 0 && serial < LAST_SERIAL + 1;

/** Reads 2024-1-31, 2024/1/31, 2024.1.31, 2024年1月31日 and 20240131, also with a time. Undefined for no existing day. */
export function dateTextToSerial(text: string): number | undefined {
  const [, day = '', time] = DATE_AND_TIME.exec(text.trim()) ?? [];
  const parts = DATE.exec(day);
  if (!parts) return undefined;
  const year = Number(parts[1]);
  const month = Number(parts[3] ?? parts[5] ?? parts[7]);
  const dayOfMonth = Number(parts[4] ?? parts[6] ?? parts[8]);
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== dayOfMonth) return undefined;
  const seconds = time === undefined ? 0 : secondsOf(time);
  const serial = (date.getTime() - DAY_ZERO_MS) / DAY_MS;
  return seconds === undefined || serial < 1 ? undefined : serial + seconds / SECONDS_PER_DAY;
}

function secondsOf(time: string): number | undefined {
  const parts = TIME.exec(time);
  if (!parts) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return hours < 24 && minutes < 60 && seconds < 60 ? (hours * 60 + minutes) * 60 + seconds : undefined;
}
