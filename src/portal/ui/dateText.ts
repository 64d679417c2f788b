import dayjs from 'dayjs';

/** "2026-11-20 14:05" out of 13 digits or a written date; a text that is no date stays as it is. */
export function dateText(value: string | number): string {
  const date = dayjs(/^\d{13}$/.test(String(value)) ? Number(value) : value);
  return value !== '' && date.isValid() ? date.format('YYYY-MM-DD HH:mm') : String(value);
}
