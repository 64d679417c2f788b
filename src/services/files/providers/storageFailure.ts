import { AppError, isAppError } from '@/common/errors/appError';

/** The connection broke, or there was no answer. A browser tells no difference to a storage that denies its origin. */
export const connectionFailure = (): AppError =>
  new AppError('network', 'The file storage does not answer', { status: 0, code: 'files.noAnswer' });

/**
 * The failure of a request to a storage. SDK errors are not kept as the cause, because they contain the request with its
 * signature.
 *
 * @param status HTTP status; undefined, 0 or negative when there was no answer.
 * @param code The storage's own code, for example `AccessDenied`.
 */
export function storageFailure(status: number | undefined, code: string | undefined): AppError {
  if (!status || status < 0) return connectionFailure();
  const known = code && /^[\w.-]{1,80}$/.test(code) ? code : undefined;
  return new AppError('service', `The file storage answered ${status} ${known ?? ''}`.trim(), { status, code: known });
}

const CREDENTIAL_CODES = ['ExpiredToken', 'InvalidToken', 'SecurityTokenExpired', 'InvalidSecurityToken'];

/** An SDK failed by itself. Its error is not kept, because it may contain the request; addresses are cut out of its text. */
export function sdkFailure(error: unknown): AppError {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const known = text.replace(/https?:\S+/g, '…').slice(0, 200);
  return new AppError('bug', `The SDK of the file storage failed: ${known}`);
}

/** Whether the storage refused the credential, so that a new one may help. */
export const isRefusedCredential = (error: unknown): boolean =>
  isAppError(error, 'service') &&
  (error.status === 401 || error.status === 403 || CREDENTIAL_CODES.includes(error.code ?? ''));

/** Whether the same request may succeed a little later. */
export function isTemporary(error: unknown): boolean {
  if (isAppError(error, 'network')) return true;
  if (!isAppError(error, 'service') || error.status === undefined) return false;
  return error.status >= 500 || error.status === 408 || error.status === 429;
}

export const isMissing = (error: unknown): boolean => isAppError(error) && error.status === 404;

/** Whether the storage does not offer the call. */
export const isUnsupported = (error: unknown): boolean =>
  isAppError(error, 'service') && (error.status === 405 || error.status === 501);

/** The error of an aborted transfer. */
export const cancelledTransfer = (): AppError => new AppError('cancelled', 'The transfer was cancelled');
