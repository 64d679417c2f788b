import type { FaultKind } from '../domain/faults';
import type { Language } from '../domain/languages/table';
import { unauthorised } from '../domain/apiError';
import type { Reply } from './reply';
import { failure } from './reply';
import type { WireResponse } from './wire';

/** Sends the reply and returns its status. */
export function send(response: WireResponse, { status, body, text, headers = {} }: Reply): number {
  response.status(status);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (text === undefined) response.json(body);
  else response.end(text);
  return status;
}

/** Sends the first half of the body with the headers of a complete response. */
function sendTruncated(response: WireResponse, { status, body, text = JSON.stringify(body), headers }: Reply): number {
  response.status(status);
  for (const [name, value] of Object.entries(headers ?? { 'Content-Type': 'application/json; charset=utf-8' })) {
    response.setHeader(name, value);
  }
  response.end(text.slice(0, Math.ceil(text.length / 2)));
  return status;
}

const FAILED: Reply = { status: 500, body: { error_code: 'server.error', error_type: 500 } };
const BUSY: Reply = { status: 503, body: { error_code: 'server.busy', error_type: 503 } };
/** No call returns a number, so this violates every response schema. */
const WRONG_SHAPE: Reply = { status: 200, body: { resp_data: 42 } };

/** Simulates a failure. Returns the status that was sent, 0 when none was. */
export function sendFault(kind: FaultKind, response: WireResponse, reply: Reply, language: Language): number {
  switch (kind) {
    case 'drop':
      response.destroy();
      return 0;
    case 'timeout':
      return 0;
    case '500':
      return send(response, FAILED);
    case '503':
      return send(response, BUSY);
    case '401':
      return send(response, failure(unauthorised('auth.token_expired'), language));
    case 'truncated':
      return sendTruncated(response, reply);
    case 'wrongshape':
      return send(response, WRONG_SHAPE);
    case 'late':
      return send(response, reply);
  }
}
