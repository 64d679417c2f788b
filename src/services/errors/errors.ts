import { toAppError } from '@/common/errors/appError';
import { errorText } from '@/common/errors/errorText';
import type { ErrorTexts } from '@/common/errors/errorText';
import { toastOf } from '@/common/toastOf';
import type { Toast } from '@/common/toastOf';
import type { I18n } from '../i18n/i18n';

/** How an error is shown. */
type ErrorPresentation =
  | ({ kind: 'toast'; tone: 'error' | 'warning' } & Toast)
  /** A dialog that the person must confirm. */
  | { kind: 'alert'; text: string }
  /** Nothing: the end of a session redirects to the sign-in screen, and a cancelled call was aborted on purpose. */
  | { kind: 'silence' };

/** The one mapping from an error to its presentation. */
export interface Errors {
  present(error: unknown): ErrorPresentation;
  /** The text for a place that shows an error itself, for example beside a form. */
  text(error: unknown): string;
}

/** Codes of errors that are shown in an alert (business spec §8). */
const ALERTS: readonly (string | undefined)[] = ['missing-control'];

const KIND_TEXTS = {
  config: 'errors.config',
  service: 'errors.http.500',
  network: 'errors.network',
  auth: 'errors.http.401',
};

export function createErrors(i18n: Pick<I18n, 't' | 'has'>): Errors {
  const texts: ErrorTexts = {
    find: (key, params) => (i18n.has(key) ? i18n.t(key, params) : undefined),
    kindTexts: KIND_TEXTS,
    otherText: 'errors.bug',
  };
  const textOf = (error: unknown) => errorText(toAppError(error), texts);
  return {
    text: textOf,
    present(thrown) {
      const error = toAppError(thrown);
      if (error.kind === 'cancelled' || error.kind === 'auth') return { kind: 'silence' };
      if (ALERTS.includes(error.code)) return { kind: 'alert', text: textOf(error) };
      return { kind: 'toast', tone: error.kind === 'user' ? 'warning' : 'error', ...toastOf(textOf(error)) };
    },
  };
}
