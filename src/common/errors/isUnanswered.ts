import { isAppError } from './appError';

/**
 * Whether it is not known what the platform makes of a call: there was no answer, the answer cannot be read, or the
 * server failed on the way. A refusal has a code of its own.
 */
export function isUnanswered(error: unknown): boolean {
  if (isAppError(error, 'network')) return true;
  return isAppError(error, 'service') && /^errors\.(badAnswer$|http\.5)/.test(error.code ?? '');
}
