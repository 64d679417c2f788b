import type { AppError } from './appError';

/** Whether the code is a key of the client's own texts, which is of no use to support. */
const isOwnKey = (code: string) => /^(errors|engine)\./.test(code);

/** The status and the code of a refusal for support ("HTTP 409 · role.locked"); undefined when it has neither. */
export function errorDetails({ status, code }: AppError): string | undefined {
  const parts = [status && `HTTP ${status}`, code && !isOwnKey(code) && code].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
