import { array, fallback, number, object, record, string, union } from 'valibot';
import { AppError, isAppError } from '@/common/errors/appError';
import { isUserFacing } from '@/common/errors/apiError';
import type { ApiError } from '@/common/errors/apiError';
import { read, looseString } from '@/common/schemas';
import type { Stage } from '../call';
import { isSpecified } from '../specifiedCalls';

/** Paths where a 401 means wrong credentials and not the end of the session (shell spec §8). */
const LOGIN_PATHS: readonly string[] = [
  '/api/auth/login',
  '/api/auth/smslogin',
  '/api/auth/authlogin',
  '/api/auth/authbindlogin',
];

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

/** The error code of a call that the platform does not provide. */
const NOT_PROVIDED = 'errors.notProvided';

function mapStatus({ path, hasText }: CallFacts, status: number, refusal: ApiError): AppError {
  const details = { status, cause: refusal };
  // A known error code means that the platform has the call but not its object, for example a deleted role.
  if (status === 404 && !isSpecified(path) && !hasText(refusal.code)) {
    return new AppError('service', 'Not provided', { ...details, code: NOT_PROVIDED });
  }
  if (status === 401) {
    if (!LOGIN_PATHS.includes(path))
      return new AppError('auth', 'Unauthorized', { ...details, code: 'errors.http.401' });
    return new AppError('service', refusal.message || 'Unauthorized', {
      ...details,
      code: refusal.code || 'errors.http.401',
    });
  }
  const name = STATUS_NAMES[status];
  const { code, message } = isUserFacing(status, refusal) ? refusal : { code: '', message: '' };
  // A message without a code is shown as it is, so no key is needed.
  const ownKey = message ? undefined : `errors.http.${name ? status : 500}`;
  return new AppError('service', message || name || 'Internal Server Error', { ...details, code: code || ownKey });
}

const refusalSchema = fallback(
  object({
    error_code: looseString,
    error_type: looseString,
    error_msg: looseString,
    error_params: fallback(record(string(), union([string(), number(), array(string())])), {}),
  }),
  { error_code: '', error_type: '', error_msg: '', error_params: {} },
);

async function bodyOf(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await data.text()) as unknown;
  } catch {
    // The error response of a download is no JSON; only its status is used.
    return undefined;
  }
}

/** Status and body of an error thrown by umi-request; undefined when there was no answer. */
async function readRefusal(error: unknown): Promise<{ status: number; refusal: ApiError } | undefined> {
  if (typeof error !== 'object' || error === null || !('response' in error)) return undefined;
  const { response } = error;
  if (typeof response !== 'object' || response === null || !('status' in response)) return undefined;
  const body = await bodyOf('data' in error ? error.data : undefined);
  const { error_code, error_type, error_msg, error_params } = read(refusalSchema, body);
  return {
    status: Number(response.status),
    refusal: { code: error_code, type: error_type, message: error_msg, params: error_params },
  };
}

/** An error without what umi-request adds to it: request, response and data contain passwords and tokens. */
function bare(error: unknown): Error {
  const { name, message } = Object(error) as Error;
  return Object.assign(new Error(message), { name });
}

interface CallFacts {
  path: string;
  /** Whether there is a text for this error code. */
  hasText(code: string): boolean;
}

async function mapError(call: CallFacts, error: unknown): Promise<AppError> {
  if (isAppError(error)) return error;
  const answer = await readRefusal(error);
  if (answer && answer.status >= 400) return mapStatus(call, answer.status, answer.refusal);
  const cause = bare(error);
  if (answer && answer.status > 0) {
    return new AppError('service', 'The answer cannot be read', { ...answer, code: 'errors.badAnswer', cause });
  }
  if (cause.name === 'AbortError') return new AppError('cancelled', 'The call was aborted', { cause });
  return new AppError('network', 'No answer', { code: 'errors.network', status: 0, cause });
}

/** Maps every failure of a request to an `AppError` (shell spec §8). `hasText`: whether an error code has a text. */
export const mapErrors =
  (hasText: CallFacts['hasText']): Stage =>
  async (context, next) => {
    try {
      await next();
    } catch (error) {
      throw await mapError({ path: context.req.options.call.path, hasText }, error);
    }
  };
