import { AppError, isAppError } from '@/common/errors/appError';
import { isForPerson } from '@/common/errors/refusal';
import type { ApiError } from '@/common/errors/refusal';
import { isLoginPath } from './apiRequest';
import { readRefusal } from './refusal';
import { isSpecified } from './specifiedCalls';

/** English names of statuses; their texts are `errors.http.{status}` (shell spec §8, business spec §8). */
const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Code of a call that this platform does not know. It has one fixed text, because the words of a 404 differ from server to server. */
const NOT_PROVIDED = 'errors.notProvided';

function mapStatus({ path, hasText }: CallFacts, status: number, refusal: ApiError): AppError {
  const details = { status, cause: refusal };
  // A code with a text means that the call is known and its subject is not, for example a deleted role.
  if (status === 404 && !isSpecified(path) && !hasText(refusal.code)) {
    return new AppError('service', 'Not provided', { ...details, code: NOT_PROVIDED });
  }
  if (status === 401) {
    if (!isLoginPath(path)) return new AppError('auth', 'Unauthorized', { ...details, code: 'errors.http.401' });
    return new AppError('service', refusal.message || 'Unauthorized', {
      ...details,
      code: refusal.code || 'errors.http.401',
    });
  }
  const name = STATUS_NAMES[status];
  const { code, message } = isForPerson(status, refusal) ? refusal : { code: '', message: '' };
  // The server's own words, when it has only those, need no key.
  const ownKey = message ? undefined : `errors.http.${name ? status : 500}`;
  return new AppError('service', message || name || 'Internal Server Error', { ...details, code: code || ownKey });
}

const nameOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;

export interface CallFacts {
  path: string;
  /** Whether there is a text for this error code. */
  hasText(code: string): boolean;
}

/** Whatever a request ended with, as an `AppError` (shell spec §8). */
export async function mapError(call: CallFacts, error: unknown): Promise<AppError> {
  if (isAppError(error)) return error;
  const answer = await readRefusal(error);
  if (answer && answer.status >= 400) return mapStatus(call, answer.status, answer.refusal);
  if (answer && answer.status > 0) {
    return new AppError('service', 'The answer cannot be read', { ...answer, code: 'errors.badAnswer', cause: error });
  }
  if (nameOf(error) === 'AbortError') return new AppError('cancelled', 'The call was given up', { cause: error });
  return new AppError('network', 'No answer', { code: 'errors.network', status: 0, cause: error });
}
