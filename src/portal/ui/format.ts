import dayjs from 'dayjs';
import type { AppError } from '../../common/errors/appError';
import { errorText as textOf } from '../../common/errors/errorText';
import type { Translate } from '../contract/portal';

/** "2026-11-20 14:05" from 13 digits or a written date. A text that is not a date is returned unchanged. */
export function dateText(value: string | number): string {
  const date = dayjs(/^\d{13}$/.test(String(value)) ? Number(value) : value);
  return value !== '' && date.isValid() ? date.format('YYYY-MM-DD HH:mm') : String(value);
}

/** The platform does not have the call at all (the host's error mapping sets this code): a second try cannot help. */
export const canRetry = ({ code }: AppError): boolean => code !== 'errors.notProvided';

const KIND_TEXTS = { network: 'ui.failed.network', service: 'ui.failed.service' };

/** The text of an error for the user. */
export const errorText = (t: Translate, error: AppError): string =>
  textOf(error, {
    find: (key, params) => (t(key) === key ? undefined : t(key, params)),
    kindTexts: KIND_TEXTS,
    otherText: 'ui.failed.other',
  });
