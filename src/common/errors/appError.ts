import { isChunkLoadError } from './isChunkLoadError';

/**
 * The closed set of error kinds. They are recognised by this field, never by `instanceof`,
 * because sub-apps carry their own copy of this module.
 *
 * - `config`: a protocol or a setting is wrong and must be corrected by its author.
 * - `service`: the server answered with an error.
 * - `network`: there is no answer (offline, timeout, a chunk that failed to load).
 * - `auth`: the session is missing or has ended.
 * - `user`: the person can correct the input (validation).
 * - `cancelled`: aborted on purpose; never shown.
 * - `bug`: a defect of the product.
 */
export type ErrorKind = 'config' | 'service' | 'network' | 'auth' | 'user' | 'cancelled' | 'bug';

export interface AppErrorDetails {
  /** Translation key or server error_code. */
  code?: string;
  /** HTTP status, when there was an answer. */
  status?: number;
  /** Distinguishes the causes of errors that have the same code, and so the same text. */
  reason?: string;
  cause?: unknown;
}

export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly code?: string;
  readonly status?: number;
  readonly reason?: string;

  constructor(kind: ErrorKind, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.kind = kind;
    this.code = details.code;
    this.status = details.status;
    this.reason = details.reason;
  }
}

/** All kinds. */
export const ERROR_KINDS: readonly ErrorKind[] = ['config', 'service', 'network', 'auth', 'user', 'cancelled', 'bug'];

/** True for an `AppError` of any bundle; with `kind`, only for that kind. */
export function isAppError(error: unknown, kind?: ErrorKind): error is AppError {
  if (typeof error !== 'object' || error === null || !('kind' in error)) return false;
  return ERROR_KINDS.some((each) => each === error.kind) && (kind === undefined || error.kind === kind);
}

/**
 * Converts a thrown value to an `AppError`: a chunk that failed to load becomes a `network` error, an unknown value a `bug`,
 * with the value as its cause.
 */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  if (isChunkLoadError(error)) return new AppError('network', 'A chunk could not be loaded', { cause: error });
  return new AppError('bug', error instanceof Error ? error.message : String(error), { cause: error });
}
