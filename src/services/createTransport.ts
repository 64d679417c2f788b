import { createEmitter } from '@/common/emitter';
import type { Disposable } from '@/common/disposable';
import { randomId } from '@/common/randomId';
import { refreshToken } from './api/auth';
import { createServerClock } from './clock/createServerClock';
import type { ServerClock } from './clock/createServerClock';
import type { Connection } from './connection/connection';
import { createConnection } from './connection/createConnection';
import type { Environment } from './environment';
import { createHttp } from './http/createHttp';
import { createProcessMessages } from './http/createProcessMessages';
import type { Http } from './http/http';
import type { ProcessMessages } from './http/processMessages';
import { createSession } from './session/createSession';
import { createSessionSharing } from './session/createSessionSharing';
import type { SessionService } from './session/session';
import { toWire } from './session/sharedSession';
import type { Records } from './storage/records';
import type { Log } from './telemetry/log';
import { createTokenRefresher } from './token/createTokenRefresher';
import { createTokenStore } from './token/tokenStore';

export interface TransportParts {
  environment: Environment;
  records: Records;
  /** The headers of a call by this session. */
  headers(session: SessionService, pageCode: string | undefined): Record<string, string>;
  /** Whether there is a text for this error code. */
  hasText(code: string): boolean;
  onStorageRefused(error: unknown): void;
  log: Log;
}

/** The way to the server, and whose way it is. */
export interface Transport {
  session: SessionService;
  connection: Connection;
  clock: ServerClock;
  http: Http;
  processMessages: ProcessMessages;
  /** Runs when the session has ended though nobody here asked: by the server's word or in another tab; it is cleared. */
  onSessionOver(listener: () => void): Disposable;
  /** Runs when another tab has signed in somebody or changed the position; the session is already the new one. */
  onSessionReplaced(listener: () => void): Disposable;
}

/** Session, tokens, clock, connection and client, put together: each needs the others. */
export function createTransport({
  environment,
  records,
  headers,
  hasText,
  onStorageRefused,
  log,
}: TransportParts): Transport {
  const { now, tabs } = environment;
  const over = createEmitter();
  const replaced = createEmitter();
  const session = createSession({ records, newId: randomId, share: (message) => tabs.post(toWire(message)) });
  createSessionSharing({ session, tabs, onReplaced: replaced.emit, onEnded: over.emit });

  const clock = createServerClock(now);
  const connection = createConnection(environment);
  const processMessages = createProcessMessages();
  const tokenStore = createTokenStore(environment.indexedDb, onStorageRefused);
  const forgetTokens = () => {
    if (session.get()) return;
    tokenStore.clear().catch((error: unknown) => {
      log({ level: 'warn', source: 'session', message: 'Renewed tokens could not be removed', error });
    });
  };
  session.subscribe(forgetTokens);

  const tokenRefresher = createTokenRefresher({
    session,
    tokenStore,
    now: clock.now,
    refresh: (token, signal) => refreshToken(http, token, signal),
    lock: environment.lock,
    log,
  });
  const http = createHttp({
    session,
    connection,
    tokenRefresher,
    clock,
    browserNow: now,
    fetch: environment.fetch,
    headers: (pageCode) => headers(session, pageCode),
    handleMessages: processMessages.show,
    hasText,
    onOver: over.emit,
  });
  return {
    session,
    connection,
    clock,
    http,
    processMessages,
    onSessionOver: over.subscribe,
    onSessionReplaced: replaced.subscribe,
  };
}
