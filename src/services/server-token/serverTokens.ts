import { SERVER_TOKEN_THRESHOLD_MS } from '@/common/constants/request';
import { sharePending } from '@/common/once';
import type { ServerToken } from '../api/serverToken';
import type { SessionService } from '../session/session';

export interface ServerTokens {
  /** Credentials for file storage, valid for at least 5 minutes more (shell spec §7). In memory only. */
  get(): Promise<ServerToken>;
  /** Replaces a credential that the storage has refused. Calls with the same credential share one fetch. */
  renew(refused: ServerToken): Promise<ServerToken>;
}

export interface ServerTokenParts {
  fetchToken(): Promise<ServerToken>;
  session: Pick<SessionService, 'epoch' | 'subscribe'>;
  /** The server's time. */
  now(): number;
}

/**
 * Caches the token for the person and position; concurrent calls share one fetch. Renews it 5 minutes before it
 * expires.
 */
export function createServerTokens({ fetchToken, session, now }: ServerTokenParts): ServerTokens {
  let cached: ServerToken | undefined;

  const createFetch = () =>
    sharePending(async () => {
      const epoch = session.epoch();
      const token = await fetchToken();
      if (session.epoch() === epoch) cached = token;
      return token;
    });
  let fetchShared = createFetch();

  session.subscribe(() => {
    cached = undefined;
    fetchShared = createFetch();
  });

  const get = async () => (cached && cached.expiresAt - now() > SERVER_TOKEN_THRESHOLD_MS ? cached : fetchShared());

  return {
    get,
    renew(refused) {
      if (cached === refused) cached = undefined;
      return get();
    },
  };
}
