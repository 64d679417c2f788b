import { localise } from '../domain/languages/localise';
import type { Language } from '../domain/languages/table';
import { Refusal } from '../domain/refusal';

/** What goes back: an HTTP status and a body. */
export interface Reply {
  status: number;
  body: unknown;
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

export function success(result: unknown, language: Language): Reply {
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
    return { status: 500, body: { error_code: 'server.error', error_type: FAILURE, error_msg: localise('server.error', language) } };
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
