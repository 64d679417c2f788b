import { localise, localiseParams, localiseWith } from '../domain/languages/localise';
import type { TextParams } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import { ApiError } from '../domain/apiError';

/** An HTTP response: a status with a JSON body, or a text or bytes with headers. */
export interface Reply {
  status: number;
  body?: unknown;
  text?: string | Uint8Array;
  headers?: Readonly<Record<string, string>>;
}

export interface ProcessMessage {
  type: 'info' | 'warning';
  /** A translation key. */
  key: string;
  /** Values for the {{names}} in the text; a value that is a translation key is translated as well. */
  params?: TextParams;
}

/** Response data with messages for the user (business spec §4). */
export class ResultWithMessages {
  constructor(
    readonly data: unknown,
    readonly messages: readonly ProcessMessage[],
  ) {}
}

/** A response without the JSON envelope: a page, a file or a redirect. */
class RawReply {
  constructor(readonly reply: Reply) {}
}

/** A page of forms without script, which has its own policy: that of the product allows no form. */
export const htmlPage = (text: string) =>
  new RawReply({
    status: 200,
    text,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'",
    },
  });

export const file = (text: string, contentType: string) =>
  new RawReply({ status: 200, text, headers: { 'Content-Type': `${contentType}; charset=utf-8` } });

/** 303 redirects after a submitted form, 302 otherwise. */
export const binaryFile = (bytes: Uint8Array, contentType: string) =>
  new RawReply({ status: 200, text: bytes, headers: { 'Content-Type': contentType } });

export const redirect = (status: 302 | 303, location: string) =>
  new RawReply({ status, text: '', headers: { Location: location, 'Cache-Control': 'no-store' } });

/** The reply with `resp_data` and the translated messages. */
export function success(result: unknown, language: Language): Reply {
  if (result instanceof RawReply) return result.reply;
  if (!(result instanceof ResultWithMessages)) return { status: 200, body: { resp_data: result ?? null } };
  const { data, messages } = result;
  const respMessages = messages.map(({ type, key, params }) => ({
    type,
    message: localiseWith(key, language, params),
  }));
  return { status: 200, body: { resp_data: data, ...(respMessages.length > 0 && { resp_messages: respMessages }) } };
}

/** `error_type` of an unexpected error. */
const UNEXPECTED_ERROR_TYPE = 500;

/** The reply of an error. An error other than ApiError is logged and answered with 500. */
export function failure(error: unknown, language: Language): Reply {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return {
      status: 500,
      body: {
        error_code: 'server.error',
        error_type: UNEXPECTED_ERROR_TYPE,
        error_msg: localise('server.error', language),
      },
    };
  }
  const { status, code, type, params } = error;
  return {
    status,
    body: {
      error_code: code,
      ...(type !== undefined && { error_type: type }),
      error_msg: localiseWith(code, language, params),
      ...(params && { error_params: localiseParams(params, language) }),
    },
  };
}
