/**
 * The closed set of error kinds. They are recognised by this field, never by `instanceof`,
 * because sub-apps carry their own copy of this module.
 *
 * - `config`: a protocol or a setting is wrong; whoever wrote it must mend it.
 * - `service`: the server answered and refused.
 * - `network`: no answer (offline, timeout, a piece that failed to load).
 * - `auth`: the session is missing or over.
 * - `user`: the person can mend it (validation).
 * - `cancelled`: given up on purpose; never shown.
 * - `bug`: ours.
 */
export type ErrorKind = 'config' | 'service' | 'network' | 'auth' | 'user' | 'cancelled' | 'bug';

export interface AppErrorDetails {
  /** Translation key or server error_code. */
  code?: string;
  /** HTTP status, when there was an answer. */
  status?: number;
  cause?: unknown;
}

export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly code?: string;
  readonly status?: number;

  constructor(kind: ErrorKind, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.kind = kind;
    this.code = details.code;
    this.status = details.status;
  }
}

const KINDS: readonly string[] = [
  'config',
  'service',
  'network',
  'auth',
  'user',
  'cancelled',
  'bug',
] satisfies ErrorKind[];

/** True for an `AppError` of any bundle; with `kind`, only for that kind. */
export function isAppError(error: unknown, kind?: ErrorKind): error is AppError {
  if (typeof error !== 'object' || error === null || !('kind' in error)) return false;
  return typeof error.kind === 'string' && KINDS.includes(error.kind) && (kind === undefined || error.kind === kind);
}

/** Whatever was thrown, as an `AppError`; an unknown thing becomes a `bug` with its cause kept. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  return new AppError('bug', error instanceof Error ? error.message : String(error), { cause: error });
}
