import { createEmitter } from '@/common/emitter';
import type { Disposable } from '@/common/disposable';
import { SESSION_DB, TOKEN_REFRESH_THRESHOLD_MS } from '@/common/constants/request';
import { randomId } from '@/common/randomId';
import { refreshToken } from './api/auth';
import { createServerClock } from './clock/createServerClock';
import type { ServerClock } from './clock/createServerClock';
import type { Connection } from './connection/connection';
import type { Environment } from './environment';
import { createHttp } from './http/http';
import type { Http } from './http/http';
import { createProcessMessages } from './http/processMessages';
import type { ProcessMessages } from './http/processMessages';
import { requestHeaders } from './http/stages/headers';
import type { I18n } from './i18n/i18n';
import { createSession } from './session/createSession';
import { createSessionSharing } from './session/createSessionSharing';
import type { SessionService } from './session/session';
import { toWire } from './session/sharedSession';
import type { Records } from './storage/records';
import type { Log } from './telemetry/log';
import { createTokenRefresher } from './token/createTokenRefresher';
import type { TokenRefresherParts } from './token/createTokenRefresher';
import { createTokenStore, memoryTokenStore } from './token/tokenStore';

export interface TransportParts {
  environment: Environment;
  connection: Connection;
  records: Records;
  i18n: Pick<I18n, 'language' | 'has'>;
  /** Whether calls send the `debug` header. */
  isDevMode(): boolean;
  onStorageRefused(error: unknown): void;
  log: Log;
}

/** The session and the HTTP client that sends its credentials. */
export interface Transport {
  session: SessionService;
  clock: ServerClock;
  http: Http;
  processMessages: ProcessMessages;
  /** Runs after the session was ended by the server or by another tab. It is already cleared. */
  onSessionOver(listener: () => void): Disposable;
  /** Runs after another tab has signed in or changed the position. The session is already the new one. */
  onSessionReplaced(listener: () => void): Disposable;
  /** Refreshes the session's tokens in time also while nothing is called, until it is disposed. */
  renewInTime(): Disposable;
}

/** Creates session, token refresh, clock and HTTP client together, because they depend on each other. */
export function createTransport({
  environment,
  connection,
  records,
  i18n,
  isDevMode,
  onStorageRefused,
  log,
}: TransportParts): Transport {
  const { now, tabs, renewToken } = environment;
  const over = createEmitter();
  const replaced = createEmitter();
  const session = createSession({ records, newId: randomId, share: (message) => tabs.post(toWire(message)) });
  createSessionSharing({ session, tabs, onReplaced: replaced.emit, onEnded: over.emit });

  const clock = createServerClock(now);
  const processMessages = createProcessMessages();
  /** Where new tokens come from, and where the newest are found: at the platform, or with a partner's page. */
  const issuer: Pick<TokenRefresherParts, 'tokenStore' | 'canRefresh' | 'refresh' | 'thresholdOf'> = renewToken
    ? {
        tokenStore: memoryTokenStore(),
        canRefresh: () => !session.isSigningIn(),
        refresh: (tokens, reason) => renewToken(tokens, reason),
        // One that lives shorter would be asked for again before each call.
        thresholdOf: (lifeMs) => Math.min(TOKEN_REFRESH_THRESHOLD_MS, lifeMs / 2),
      }
    : {
        tokenStore: createTokenStore(environment.indexedDb, onStorageRefused),
        canRefresh: ({ refreshToken: own }) => own !== '',
        refresh: ({ refreshToken: own }, _reason, signal) =>
          refreshToken(http, own, signal).finally(environment.forgetRequests),
        thresholdOf: () => TOKEN_REFRESH_THRESHOLD_MS,
      };
  const forgetTokens = async () => {
    if (!session.get()) await issuer.tokenStore.clear();
  };
  /** Tokens that a browser has kept because it was closed during a sign-out. Without any, no database is created. */
  const forgetLeftTokens = async () => {
    const databases = await environment.indexedDb?.databases();
    if (databases?.some(({ name }) => name === SESSION_DB.name)) await forgetTokens();
  };
  const warn = (error: unknown) =>
    log({ level: 'warn', source: 'session', message: 'Renewed tokens could not be removed', error });
  session.subscribe(() => {
    forgetTokens().catch(warn);
    if (!session.get()) environment.forgetRequests();
  });
  if (!session.get()) forgetLeftTokens().catch(warn);

  const tokenRefresher = createTokenRefresher({
    session,
    ...issuer,
    now: clock.now,
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
    headers: (pageCode) =>
      requestHeaders({
        credentials: session.credentials(),
        language: i18n.language.get(),
        isDevMode: isDevMode(),
        pageCode,
      }),
    handleMessages: processMessages.show,
    hasText: i18n.has,
    onOver: over.emit,
  });
  return {
    session,
    clock,
    http,
    processMessages,
    onSessionOver: over.subscribe,
    onSessionReplaced: replaced.subscribe,
    renewInTime: tokenRefresher.renewInTime,
  };
}
