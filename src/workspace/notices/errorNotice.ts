import { TOAST } from '@/common/constants/workspace';
import { toAppError } from '@/common/errors/appError';

export type Tone = 'success' | 'info' | 'warning' | 'error';

export interface Notice {
  tone: Tone;
  /** A text with a double space is shown on two lines (shell spec §8). */
  lines: readonly string[];
  durationMs: number;
}

type Translate = (key: string) => string;

/** A toast of 2 s, of 3 s when it has two lines. */
export function notice(tone: Tone, text: string): Notice {
  const lines = text.split(/ {2,}/).filter((line) => line !== '');
  return { tone, lines, durationMs: lines.length > 1 ? TOAST.longMs : TOAST.shortMs };
}

/**
 * What a person is told about an error; null for one that is not worth a word. A technical message is never shown:
 * `bug` and `config` errors get a general text, their details go to the log.
 */
export function errorNotice(thrown: unknown, t: Translate): Notice | null {
  const error = toAppError(thrown);
  const known = error.code !== undefined && t(error.code) !== error.code ? t(error.code) : undefined;
  switch (error.kind) {
    case 'cancelled':
      return null;
    case 'user':
      return notice('warning', known ?? error.message);
    case 'bug':
      return notice('error', t('workspace.error.unexpected'));
    case 'config':
      return notice('error', known ?? t('workspace.error.config'));
    case 'network':
      return notice('error', known ?? t('workspace.error.network'));
    case 'auth':
    case 'service':
      return notice('error', known ?? (error.message || t('workspace.error.unexpected')));
  }
}
