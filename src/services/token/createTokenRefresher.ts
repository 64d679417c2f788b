import {
  TOKEN_REFRESH_PAUSE_MS,
  TOKEN_REFRESH_THRESHOLD_MS,
  TOKEN_REFRESH_TIMEOUT_MS,
} from '@/common/constants/request';
import { AppError, isAppError } from '@/common/errors/appError';
import type { Lock } from '../environment';
import type { SessionService, Tokens } from '../session/session';
import type { Log } from '../telemetry/log';
import type { TokenStore } from './tokenStore';

export interface TokenRefresherParts {
  session: SessionService;
  tokenStore: TokenStore;
  /** The server's time, in milliseconds since 1970. */
  now(): number;
  refresh(refreshToken: string, signal: AbortSignal): Promise<Tokens>;
  lock: Lock;
  log: Log;
}

export interface TokenRefresher {
  /** Resolves when the token is good for a while, or cannot be made so for now (only logged; shell spec §4, §7, §8). */
  ensureFresh(): Promise<void>;
  /**
   * After the server has refused `token`: whether there is another one to try. Rejects with a `network` error when the
   * server cannot be asked: a lost connection ends nobody's session.
   */
  renew(token: string): Promise<boolean>;
}

type Outcome = 'good' | 'refused' | 'unreachable';

const LOCK_NAME = 'atrium-token-refresh';

/** The server has said no, in so many words. */
const isRefusal = (error: unknown) => isAppError(error) && (error.status === 400 || error.status === 401);

/** The answer of `work`, or `instead` when it takes longer than `ms`. The work itself goes on. */
async function withTimeout<T>(work: Promise<T>, ms: number, instead: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, ms, instead);
  });
  try {
    return await Promise.race([work, patience]);
  } finally {
    clearTimeout(timer);
  }
}

/** One refresh at a time in the whole browser: a refresh token serves once. */
export function createTokenRefresher({
  session,
  tokenStore,
  now,
  refresh,
  lock,
  log,
}: TokenRefresherParts): TokenRefresher {
  let running: Promise<Outcome> | undefined;
  let pausedUntil = 0;

  const held = () => session.credentials()?.tokens;
  const isExpiring = ({ refreshToken, expiresAt }: Tokens) =>
    refreshToken !== '' && expiresAt !== undefined && expiresAt - now() < TOKEN_REFRESH_THRESHOLD_MS;

  async function ask(old: Tokens): Promise<Outcome> {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), TOKEN_REFRESH_TIMEOUT_MS);
    try {
      const shared = session.renewTokens(old, await refresh(old.refreshToken, patience.signal));
      // Before the lock is released: the next tab that takes it must find the new tokens.
      if (shared) await tokenStore.write(session.id(), shared);
      return 'good';
    } catch (error) {
      log({ level: 'warn', source: 'http', message: 'The token could not be refreshed', error });
      return isRefusal(error) ? 'refused' : 'unreachable';
    } finally {
      clearTimeout(timer);
    }
  }

  /** Under the lock: takes what another tab has renewed meanwhile, else renews what still needs it. */
  async function refreshIf(isNeeded: (tokens: Tokens) => boolean): Promise<Outcome> {
    if (!session.isSigningIn()) {
      const id = session.id();
      const newest = await tokenStore.read(id);
      if (newest) session.adoptTokens(id, newest);
    }
    const tokens = held();
    return tokens && isNeeded(tokens) ? ask(tokens) : 'good';
  }

  /** Waits for the lock and the server, but no longer than a refresh may take: another tab's may hang. */
  async function run(isNeeded: (tokens: Tokens) => boolean): Promise<Outcome> {
    const locked = lock(LOCK_NAME, () => refreshIf(isNeeded)).catch((error: unknown): Outcome => {
      log({ level: 'warn', source: 'http', message: 'The browser gives no lock for a token refresh', error });
      return 'unreachable';
    });
    const outcome = await withTimeout(locked, TOKEN_REFRESH_TIMEOUT_MS, 'unreachable');
    if (outcome !== 'good') pausedUntil = now() + TOKEN_REFRESH_PAUSE_MS;
    return outcome;
  }

  /** One run at a time in this tab. */
  const runAlone = (isNeeded: (tokens: Tokens) => boolean) =>
    (running ??= run(isNeeded).finally(() => {
      running = undefined;
    }));

  return {
    async ensureFresh() {
      const tokens = held();
      if (tokens && isExpiring(tokens) && now() >= pausedUntil) await runAlone(isExpiring);
    },
    async renew(refused) {
      const isRefused = ({ token }: Tokens) => token === refused;
      // A run that began for another reason may leave the refused token in place.
      await running;
      const tokens = held();
      if (!tokens) return false;
      if (!isRefused(tokens)) return true;
      if (!tokens.refreshToken) return false;
      const outcome = await runAlone(isRefused);
      if (outcome === 'unreachable')
        throw new AppError('network', 'The token cannot be renewed now', { code: 'errors.network' });
      const renewed = held();
      return outcome === 'good' && renewed !== undefined && !isRefused(renewed);
    },
  };
}
