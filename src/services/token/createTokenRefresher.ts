import { TOKEN_REFRESH_PAUSE_MS, TOKEN_REFRESH_TIMEOUT_MS } from '@/common/constants/request';
import type { Disposable } from '@/common/disposable';
import { AppError, isAppError } from '@/common/errors/appError';
import type { Lock, RenewalReason } from '../environment';
import type { SessionService, Tokens } from '../session/session';
import type { Log } from '../telemetry/log';
import type { TokenStore } from './tokenStore';

export interface TokenRefresherParts {
  session: SessionService;
  tokenStore: TokenStore;
  /** The server's time, in milliseconds since 1970. */
  now(): number;
  /** Whether there is a way to other tokens. */
  canRefresh(tokens: Tokens): boolean;
  refresh(tokens: Tokens, reason: RenewalReason, signal: AbortSignal): Promise<Tokens>;
  /** How long before its expiry a token is refreshed that lives so long; all in milliseconds. */
  thresholdOf(lifeMs: number): number;
  lock: Lock;
  log: Log;
}

export interface TokenRefresher {
  /** Refreshes a token that expires soon. A failure is only logged (shell spec §4, §7, §8). */
  ensureFresh(): Promise<void>;
  /**
   * Renews `token` after a 401. Resolves to whether there is another token to try. Rejects with a `network` error when
   * the server cannot be reached, because a lost connection does not end the session.
   */
  renew(token: string): Promise<boolean>;
  /** Refreshes tokens in time also while nothing is called, until it is disposed. */
  renewInTime(): Disposable;
}

type Outcome = 'good' | 'refused' | 'unreachable';

const LOCK_NAME = 'atrium-token-refresh';

/** Longer delays overflow the browser's timers. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

/** Whether the server refused the refresh token. Any other error may be temporary. */
const isRefusal = (error: unknown) => isAppError(error) && (error.status === 400 || error.status === 401);

/** The result of `work`, or `instead` after `ms`. The work is not aborted. */
async function withTimeout<T>(work: Promise<T>, ms: number, instead: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, ms, instead);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Refreshes tokens one at a time across all tabs of the browser, because a refresh token is valid once. */
export function createTokenRefresher({
  session,
  tokenStore,
  now,
  canRefresh,
  refresh,
  thresholdOf,
  lock,
  log,
}: TokenRefresherParts): TokenRefresher {
  let running: Promise<Outcome> | undefined;
  let pausedUntil = 0;
  /** The last expiry that was seen, and since when it is known. That of a stored session may be of any age. */
  let newest: { expiresAt: number | undefined; since: number | undefined } | undefined;
  let scheduleRenewal = () => {};

  const held = () => session.credentials()?.tokens;

  /** How long the token lives in all, in milliseconds; infinite where that is not known. */
  function lifeOf(expiresAt: number): number {
    if (newest?.expiresAt !== expiresAt)
      newest = { expiresAt, since: newest || session.isSigningIn() ? now() : undefined };
    return newest.since === undefined ? Infinity : expiresAt - newest.since;
  }
  /** When the token is to be refreshed; undefined for one that is not. */
  const renewalTime = (tokens: Tokens | undefined): number | undefined => {
    if (tokens?.expiresAt === undefined) return undefined;
    const time = tokens.expiresAt - thresholdOf(lifeOf(tokens.expiresAt));
    return canRefresh(tokens) ? time : undefined;
  };
  const isExpiring = (tokens: Tokens) => now() > (renewalTime(tokens) ?? Infinity);

  async function requestTokens(current: Tokens, reason: RenewalReason): Promise<Outcome> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), TOKEN_REFRESH_TIMEOUT_MS);
    try {
      const shared = session.renewTokens(current, await refresh(current, reason, controller.signal));
      // Notes since when the new expiry is known.
      renewalTime(shared);
      // Written before the lock is released, so that the next tab with the lock reads the new tokens.
      if (shared) await tokenStore.write(session.id(), shared);
      return 'good';
    } catch (error) {
      log({ level: 'warn', source: 'http', message: 'The token could not be refreshed', error });
      return isRefusal(error) ? 'refused' : 'unreachable';
    } finally {
      clearTimeout(timer);
    }
  }

  /** Runs under the lock: takes tokens that another tab has renewed, then refreshes if it is still needed. */
  async function refreshIf(isNeeded: (tokens: Tokens) => boolean, reason: RenewalReason): Promise<Outcome> {
    if (!session.isSigningIn()) {
      const id = session.id();
      const newest = await tokenStore.read(id);
      if (newest) session.adoptTokens(id, newest);
    }
    const tokens = held();
    return tokens && isNeeded(tokens) ? requestTokens(tokens, reason) : 'good';
  }

  /**
   * Waits for the lock and the server up to the timeout of a refresh, because another tab may hold the lock too long.
   */
  async function run(isNeeded: (tokens: Tokens) => boolean, reason: RenewalReason): Promise<Outcome> {
    const locked = lock(LOCK_NAME, () => refreshIf(isNeeded, reason)).catch((error: unknown): Outcome => {
      log({ level: 'warn', source: 'http', message: 'The lock of the token refresh is not available', error });
      return 'unreachable';
    });
    const before = held()?.expiresAt;
    const outcome = await withTimeout(locked, TOKEN_REFRESH_TIMEOUT_MS, 'unreachable');
    const tokens = held();
    // An issuer may answer with the same token.
    const isInVain = tokens !== undefined && tokens.expiresAt === before && isExpiring(tokens);
    if (outcome !== 'good' || isInVain) pausedUntil = now() + TOKEN_REFRESH_PAUSE_MS;
    return outcome;
  }

  /** One run at a time in this tab. */
  const runOnce = (isNeeded: (tokens: Tokens) => boolean, reason: RenewalReason) =>
    (running ??= run(isNeeded, reason).finally(() => {
      running = undefined;
      scheduleRenewal();
    }));

  async function ensureFresh() {
    const tokens = held();
    if (tokens && isExpiring(tokens) && now() >= pausedUntil) await runOnce(isExpiring, 'expiring');
  }

  return {
    ensureFresh,
    async renew(refused) {
      const isRefused = ({ token }: Tokens) => token === refused;
      // A refresh in progress may have another reason and keep the refused token.
      await running;
      const tokens = held();
      if (!tokens) return false;
      if (!isRefused(tokens)) return true;
      if (!canRefresh(tokens)) return false;
      const outcome = await runOnce(isRefused, 'refused');
      if (outcome === 'unreachable')
        throw new AppError('network', 'The token cannot be renewed now', { code: 'errors.network' });
      const renewed = held();
      return outcome === 'good' && renewed !== undefined && !isRefused(renewed);
    },
    renewInTime() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const schedule = () => {
        clearTimeout(timer);
        const tokens = held();
        const time = renewalTime(tokens);
        // An expired token is renewed by the next call: until then nobody needs it.
        if (time === undefined || (tokens?.expiresAt ?? 0) <= now()) return;
        const delay = Math.max(time, pausedUntil) - now() + 1;
        timer = setTimeout(() => void ensureFresh().finally(schedule), Math.min(Math.max(delay, 0), LONGEST_DELAY_MS));
      };
      scheduleRenewal = schedule;
      const stopFollowing = session.subscribe(schedule);
      schedule();
      return () => {
        clearTimeout(timer);
        scheduleRenewal = () => {};
        stopFollowing();
      };
    },
  };
}
