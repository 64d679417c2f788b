import { fileName } from '@/common/format/fileName';

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** The local time as YYYYMMDDHHmmss. */
function stampOf(time: number): string {
  const date = new Date(time);
  const day = [date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes(), date.getSeconds()];
  return `${date.getFullYear()}${day.map((part) => pad(part)).join('')}`;
}

/**
 * The name under which a downloaded file is saved: its name, a timestamp and four random digits before the extension
 * (business spec §7).
 *
 * @param time Milliseconds since 1970.
 * @param random Between 0 and 1, 1 excluded.
 */
export function savedName(filename: string, time: number, random: number): string {
  const name = fileName(filename) || 'file';
  const dot = name.lastIndexOf('.');
  const end = dot > 0 ? dot : name.length;
  const digits = 1000 + Math.floor(random * 9000);
  return `${name.slice(0, end)}_${stampOf(time)}_${digits}${name.slice(end)}`;
}
