import type { SessionService } from '../session/session';
import type { Send } from './apiRequest';
import { createClient } from './createClient';
import type { ClientParts } from './createClient';
import type { Http } from './http';
import { withCache } from './withCache';
import { withMerging } from './withMerging';
import { withSession } from './withSession';

export interface HttpParts extends ClientParts {
  session: SessionService;
  now(): number;
  onUnauthorised(): void;
}

/** The API client: cache → merge identical calls → session → token refresh → headers → server → unwrap → error mapping. */
export function createHttp({ session, now, onUnauthorised, ...client }: HttpParts): Http {
  // Never across persons or positions: the epoch changes with both.
  const identity = () => {
    const { login, user } = { ...session.get() };
    return [session.epoch(), login?.accountCode, login?.tenantCode, user?.positionId].join('/');
  };
  const server: Send = createClient(client);
  const send = withCache(withMerging(withSession(server, session, onUnauthorised), identity), identity, now);
  return {
    get: (path, query, options = {}) => send({ method: 'GET', path, query, answer: 'data', options }),
    post: (path, body, options = {}) => send({ method: 'POST', path, body, answer: 'data', options }),
    download: async (path, query, options = {}) =>
      (await send({ method: 'GET', path, query, answer: 'file', options })) as Blob,
  };
}
