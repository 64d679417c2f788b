import type { AppError } from './appError';

/** A key of the client's own texts, which tells support nothing. */
const isOwnKey = (code: string) => code.startsWith('errors.');

/** The status and the code of a refusal for support ("HTTP 409 · role.locked"); undefined when it has neither. */
export function errorDetails({ status, code }: AppError): string | undefined {
  const parts = [status && `HTTP ${status}`, code && !isOwnKey(code) && code].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
