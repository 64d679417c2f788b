import type { AppError, ErrorKind } from './appError';
import { wordsOf } from './refusal';

export interface ErrorTexts {
  /** The text of a key; undefined when there is none. */
  find(key: string): string | undefined;
  /** Keys for an error that has no other text, by kind. */
  kindTexts: Readonly<Partial<Record<ErrorKind, string>>>;
  /** The key for the other kinds. */
  otherText: string;
}

/**
 * What a person reads about an error, in this order: the text of its code, the server's own words, the text of its status,
 * the text of its kind. Empty for a cancelled call. The message of a `user` error, and that of a `config` error which has
 * one, is itself a text for people.
 */
export function errorText(error: AppError, { find, kindTexts, otherText }: ErrorTexts): string {
  const { kind, code, status, message } = error;
  if (kind === 'cancelled') return '';
  const byCode = code && find(code);
  if (byCode) return byCode;
  if (kind === 'user' || (kind === 'config' && message !== '')) return message;
  const byStatus = status && find(`errors.http.${status}`);
  const byKind = kindTexts[kind] ?? otherText;
  return wordsOf(error) || byStatus || (find(byKind) ?? byKind);
}

/** A key of the client's own texts, which tells support nothing. */
const isOwnKey = (code: string) => code.startsWith('errors.');

/** The status and the code of a refusal for support ("HTTP 409 · role.locked"); undefined when it has neither. */
export function errorDetails({ status, code }: AppError): string | undefined {
  const parts = [status && `HTTP ${status}`, code && !isOwnKey(code) && code].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
