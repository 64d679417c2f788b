import type { FaultKind } from '../domain/faults';
import type { Language } from '../domain/languages/table';
import { unauthorised } from '../domain/refusal';
import type { Reply } from './reply';
import { failure } from './reply';
import type { WireResponse } from './wire';

export function send(response: WireResponse, { status, body, text, headers = {} }: Reply): number {
  response.status(status);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (text === undefined) response.json(body);
  else response.end(text);
  return status;
}

/** Half of a text, as if it were whole. */
function sendHalf(response: WireResponse, { status, body, text = JSON.stringify(body), headers }: Reply): number {
  response.status(status);
  for (const [name, value] of Object.entries(headers ?? { 'Content-Type': 'application/json; charset=utf-8' })) {
    response.setHeader(name, value);
  }
  response.end(text.slice(0, Math.ceil(text.length / 2)));
  return status;
}

const FAILED: Reply = { status: 500, body: { error_code: 'server.error', error_type: 500 } };
/** No call promises a number. */
const WRONG_SHAPE: Reply = { status: 200, body: { resp_data: 42 } };

/** Answers as a broken platform would. Answers the status that was sent, 0 when none was. */
export function deliverFault(kind: FaultKind, response: WireResponse, reply: Reply, language: Language): number {
  switch (kind) {
    case 'drop':
      response.destroy();
      return 0;
    case 'timeout':
      return 0;
    case '500':
      return send(response, FAILED);
    case '401':
      return send(response, failure(unauthorised('auth.token_expired'), language));
    case 'truncated':
      return sendHalf(response, reply);
    case 'wrongshape':
      return send(response, WRONG_SHAPE);
    case 'late':
      return send(response, reply);
  }
}
