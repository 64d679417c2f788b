import dayjs from 'dayjs';
import type { AppError } from '../../common/errors/appError';
import { wordsOf } from '../../common/errors/refusal';
import type { Translate } from '../sdk/hooks';

/** "2026-11-20 14:05" from 13 digits or a written date. A text that is no date stays as it is. */
export function dateText(value: string | number): string {
  const date = dayjs(/^\d{13}$/.test(String(value)) ? Number(value) : value);
  return value !== '' && date.isValid() ? date.format('YYYY-MM-DD HH:mm') : String(value);
}

const KIND_TEXTS: Partial<Record<AppError['kind'], string>> = {
  network: 'ui.failed.network',
  service: 'ui.failed.service',
};

/** The text of an error for a view that shows it itself: of its code, of the server, of its status, of its kind. */
export function errorText(t: Translate, error: AppError): string {
  const { kind, code, status, message } = error;
  if (kind === 'user') return message;
  const known = [code, status && `errors.http.${status}`].map((key) => (key && t(key) !== key ? t(key) : ''));
  const [byCode, byStatus] = known;
  return byCode || wordsOf(error) || byStatus || t(KIND_TEXTS[kind] ?? 'ui.failed.other');
}
