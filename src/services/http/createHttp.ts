import type { Connection } from '../connection/connection';
import type { SessionService } from '../session/session';
import type { TokenRefresher } from '../token/createTokenRefresher';
import type { Send } from './apiRequest';
import { createClient } from './createClient';
import type { ClientParts } from './createClient';
import type { Http } from './http';
import { withCache } from './withCache';
import { withConnection } from './withConnection';
import { withMerging } from './withMerging';
import { withSession } from './withSession';
import { withToken } from './withToken';

export interface HttpParts extends ClientParts {
  session: SessionService;
  connection: Connection;
  tokenRefresher: TokenRefresher;
  /** The server has ended the session. */
  onOver(): void;
}

/**
 * The API client: cache → wait while offline → merge identical reads → session → token → headers → server → unwrap →
 * error mapping.
 */
export function createHttp({ session, connection, tokenRefresher, onOver, ...client }: HttpParts): Http {
  // An answer is for one person in one position (the epoch changes with both), in one language: for whatever the headers
  // tell the server. A renewed token changes nothing.
  const identity = () => {
    const { token: _token, ...headers } = client.headers(undefined);
    return JSON.stringify([session.epoch(), session.get()?.user.positionId, headers]);
  };
  const server: Send = withSession(withToken(createClient(client), session, tokenRefresher), session, onOver);
  const merged = withConnection(withMerging(server, identity), connection);
  const { send, forget } = withCache(merged, { identity, session, now: client.browserNow });
  return {
    get: (path, query, options = {}) => send({ method: 'GET', path, query, answer: 'data', options }),
    post: (path, body, options = {}) => send({ method: 'POST', path, body, answer: 'data', options }),
    forgetReads: forget,
    download: async (path, query, options = {}) =>
      (await send({ method: 'GET', path, query, answer: 'file', options })) as Blob,
  };
}
