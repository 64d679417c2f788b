import type { AppError } from './appError';

/** The body of an error response: the `cause` of a `service` error. A missing field is the empty text. */
export interface ApiError {
  code: string;
  type: string;
  message: string;
  /** The values of the text of the code: `name` is that of `{{name}}`. */
  params?: Readonly<Record<string, string | number | readonly string[]>>;
}

/**
 * `error_type` of a 500 whose `error_code` is a text for the person: a business error (shell spec §8), or a report with
 * too many columns or rows (business spec §8).
 */
const BUSINESS_TYPES: readonly string[] = ['500', '600', '2000', '3000'];

const isBusinessError = (status: number | undefined, { type, code }: ApiError) =>
  status === 500 && BUSINESS_TYPES.includes(type) && code !== '';

/**
 * Whether the server's code and message are meant for the person: those of a 4xx and of a business error. Those of any
 * other 5xx (a gateway, a crash) are meant for operators.
 */
export const isUserFacing = (status: number | undefined, error: ApiError): boolean =>
  (status !== undefined && status < 500) || isBusinessError(status, error);

const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Error) &&
  'code' in value &&
  'type' in value &&
  'message' in value;

/** The values that the server sent for the text of its code. */
export const serverParams = ({ cause }: AppError): ApiError['params'] => (isApiError(cause) ? cause.params : undefined);

/** The server's own message, for a code without translation; empty when it is not meant for the person. */
export function serverMessage({ status, cause }: AppError): string {
  if (!isApiError(cause) || !isUserFacing(status, cause)) return '';
  return cause.message || (isBusinessError(status, cause) ? cause.code : '');
}
