import type { AppError, ErrorKind } from './appError';
import { serverMessage, serverParams } from './apiError';

export interface ErrorTexts {
  /** The text of a key with these values; undefined when there is none. */
  find(key: string, params?: Readonly<Record<string, unknown>>): string | undefined;
  /** Keys for an error that has no other text, by kind. */
  kindTexts: Readonly<Partial<Record<ErrorKind, string>>>;
  /** The key for the other kinds. */
  otherText: string;
}

/**
 * The text of an error for the person: the first of the text of its code, the server's message, the text of its status
 * and the text of its kind. Empty for a cancelled call. The message of a `user` error, and the non-empty message of a
 * `config` error, is already a translated text.
 */
export function errorText(error: AppError, { find, kindTexts, otherText }: ErrorTexts): string {
  const { kind, code, status, message } = error;
  if (kind === 'cancelled') return '';
  const byCode = code && find(code, serverParams(error));
  if (byCode) return byCode;
  if (kind === 'user' || (kind === 'config' && message !== '')) return message;
  const byStatus = status && find(`errors.http.${status}`);
  const byKind = kindTexts[kind] ?? otherText;
  return serverMessage(error) || byStatus || (find(byKind) ?? byKind);
}
