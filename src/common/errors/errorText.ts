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
