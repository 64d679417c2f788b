import { toAppError } from '@/common/errors/appError';
import type { AppError } from '@/common/errors/appError';
import { wordsOf } from '@/common/errors/refusal';
import { toastOf } from '@/common/toastOf';
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
    if (code && i18n.has(code)) return i18n.t(code);
    // The message of these two kinds is a text for people, in their language: what is wrong with the page, or with the input.
    if (kind === 'config' && message !== '') return message;
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
      return { kind: 'toast', tone: error.kind === 'user' ? 'warning' : 'error', ...toastOf(textOf(error)) };
    },
  };
}
