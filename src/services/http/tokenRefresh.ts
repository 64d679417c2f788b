import { TOKEN_REFRESH_PAUSE_MS, TOKEN_REFRESH_THRESHOLD_MS } from '@/common/constants/request';
import type { SessionService, Tokens } from '../session/session';
import type { Log } from '../telemetry/log';

/** Runs `work` while nobody else holds the name: within this page, or across the browser's tabs. */
export type Lock = (name: string, work: () => Promise<void>) => Promise<void>;

export interface TokenRefreshParts {
  session: SessionService;
  now(): number;
  refresh(refreshToken: string): Promise<Tokens>;
  lock: Lock;
  log: Log;
}

/** Resolves when the token is good for a while; a refresh that fails is only logged (shell spec §4, §7, §8). */
export function createTokenRefresh({ session, now, refresh, lock, log }: TokenRefreshParts): () => Promise<void> {
  let running: Promise<void> | undefined;
  let pausedUntil = 0;

  const isDue = () => {
    const tokens = session.credentials()?.tokens;
    if (!tokens?.refreshToken || tokens.expiresAt === undefined || now() < pausedUntil) return false;
    return tokens.expiresAt - now() < TOKEN_REFRESH_THRESHOLD_MS;
  };

  const refreshOnce = async () => {
    // Asked again under the lock: somebody else may have refreshed meanwhile.
    const old = session.credentials()?.tokens;
    if (!old || !isDue()) return;
    const epoch = session.epoch();
    try {
      const fresh = await refresh(old.refreshToken);
      if (session.epoch() === epoch) session.replaceTokens({ ...fresh, openToken: old.openToken });
    } catch (error) {
      pausedUntil = now() + TOKEN_REFRESH_PAUSE_MS;
      log({ level: 'warn', source: 'http', message: 'The token could not be refreshed', error });
    }
  };

  return async () => {
    if (!isDue()) return;
    running ??= lock('token-refresh', refreshOnce).finally(() => {
      running = undefined;
    });
    await running;
  };
}
