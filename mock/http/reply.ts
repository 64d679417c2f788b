import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import { Refusal } from '../domain/refusal';

/** What goes back: an HTTP status and a body, or a text with its own headers. */
export interface Reply {
  status: number;
  body?: unknown;
  text?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface ProcessMessage {
  type: 'info' | 'warning';
  /** A translation key. */
  key: string;
}

/** Data with something to tell the person beside it (business spec §4). */
export class Told {
  constructor(
    readonly data: unknown,
    readonly messages: readonly ProcessMessage[],
  ) {}
}

/** An answer that is not data: a page, a file, or the way to another address. */
class Plain {
  constructor(readonly reply: Reply) {}
}

export const htmlPage = (text: string) =>
  new Plain({
    status: 200,
    text,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });

export const file = (text: string, contentType: string) =>
  new Plain({ status: 200, text, headers: { 'Content-Type': `${contentType}; charset=utf-8` } });

/** 303 leads from a form that was sent to a page; 302 just on. */
export const redirect = (status: 302 | 303, location: string) =>
  new Plain({ status, text: '', headers: { Location: location, 'Cache-Control': 'no-store' } });

export function success(result: unknown, language: Language): Reply {
  if (result instanceof Plain) return result.reply;
  if (!(result instanceof Told)) return { status: 200, body: { resp_data: result ?? null } };
  const { data, messages } = result;
  const told = messages.map(({ type, key }) => ({ type, message: localise(key, language) }));
  return { status: 200, body: { resp_data: data, ...(told.length > 0 && { resp_messages: told }) } };
}

/** `error_type` of a failure nobody foresaw. */
const FAILURE = 500;

export function failure(error: unknown, language: Language): Reply {
  if (!(error instanceof Refusal)) {
    console.error(error);
    return {
      status: 500,
      body: { error_code: 'server.error', error_type: FAILURE, error_msg: localise('server.error', language) },
    };
  }
  const { status, code, type, params } = error;
  return {
    status,
    body: {
      error_code: code,
      ...(type !== undefined && { error_type: type }),
      error_msg: localise(code, language),
      ...(params && { error_params: params }),
    },
  };
}
