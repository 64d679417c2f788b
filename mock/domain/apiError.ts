/** `error_type` of a business error; its code is a translation key for the user (shell spec §8). */
const BUSINESS_ERROR_TYPE = 600;

export type ErrorStatus = 400 | 401 | 403 | 404 | 500;

/** A call that the platform rejects. `code` is a translation key of the language records. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: ErrorStatus,
    readonly code: string,
    readonly type?: number,
    readonly params?: Readonly<Record<string, string | number | readonly string[]>>,
  ) {
    super(code);
  }
}

/** 401: a missing or invalid token, or wrong credentials. */
export const unauthorised = (code: string) => new ApiError(401, code);
/** 403: the account lacks the permission. */
export const forbidden = (code: string, params?: ApiError['params']) => new ApiError(403, code, undefined, params);
/** 400: invalid input; `params.where` is the path of the field. */
export const malformed = (where: string) => new ApiError(400, 'request.malformed', undefined, { where });
/** 404: no such record, page or file. */
export const notFound = (code: string) => new ApiError(404, code);
/** 500 with `error_type` 600: a business rule rejects the call. */
export const businessError = (code: string, params?: ApiError['params']) =>
  new ApiError(500, code, BUSINESS_ERROR_TYPE, params);
