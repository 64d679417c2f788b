/** `error_type` of a business refusal: its code is a text for the person (shell spec §8). */
const BUSINESS_REFUSAL = 600;

export type RefusalStatus = 400 | 401 | 403 | 404 | 500;

/** The platform says no. `code` is a translation key of the language records. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: RefusalStatus,
    readonly code: string,
    readonly type?: number,
    readonly params?: Readonly<Record<string, string | number>>,
  ) {
    super(code);
  }
}

/** No token, a bad one, or wrong credentials. */
export const unauthorised = (code: string) => new Refusal(401, code);
/** Known, but not allowed. */
export const forbidden = (code: string, params?: Refusal['params']) => new Refusal(403, code, undefined, params);
/** The call itself is wrong; `params.where` names the field. */
export const malformed = (where: string) => new Refusal(400, 'request.malformed', undefined, { where });
export const notFound = (code: string) => new Refusal(404, code);
/** A rule of the business forbids it. */
export const refused = (code: string, params?: Refusal['params']) => new Refusal(500, code, BUSINESS_REFUSAL, params);
