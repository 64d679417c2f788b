import { TOAST } from '@/common/constants/workspace';
import { toAppError } from '@/common/errors/appError';
import type { AppError } from '@/common/errors/appError';
import { wordsOf } from '../http/refusal';
import type { I18n } from '../i18n/i18n';
import type { Errors } from './presentation';

/** Codes of errors that are told in an alert (business spec §8). */
const ALERTS: readonly (string | undefined)[] = ['missing-control'];

/** The text of each kind that brings none of its own. */
const KIND_TEXTS = {
  config: 'errors.config',
  service: 'errors.http.500',
  network: 'errors.network',
  auth: 'errors.http.401',
  bug: 'errors.bug',
} as const;

export function createErrors(i18n: Pick<I18n, 't' | 'has'>): Errors {
  const textOf = (error: AppError): string => {
    const { kind, code, status, message } = error;
    if (kind === 'cancelled') return '';
    // Whoever wrote the page has to mend it: the message says what and where, already in their language.
    if (kind === 'config' && message !== '') return message;
    if (code && i18n.has(code)) return i18n.t(code);
    if (kind === 'user') return message;
    const words = wordsOf(error);
    if (words) return words;
    const byStatus = `errors.http.${status}`;
    return i18n.t(status && i18n.has(byStatus) ? byStatus : KIND_TEXTS[kind]);
  };
  return {
    text: (error) => textOf(toAppError(error)),
    present(thrown) {
      const error = toAppError(thrown);
      if (error.kind === 'cancelled' || error.kind === 'auth') return { kind: 'silence' };
      if (ALERTS.includes(error.code)) return { kind: 'alert', text: textOf(error) };
      const lines = textOf(error).split(/ {2,}/, 2);
      return {
        kind: 'toast',
        level: error.kind === 'user' ? 'warning' : 'error',
        lines,
        durationMs: lines.length > 1 ? TOAST.longMs : TOAST.shortMs,
      };
    },
  };
}
