import { SERVER_TOKEN_THRESHOLD_MS } from '@/common/constants/request';
import { sharePending } from '@/common/once';
import type { ServerToken } from '../api/serverToken';
import type { SessionService } from '../session/session';

export interface ServerTokens {
  /** Credentials for file storage, renewed 5 minutes before they expire (shell spec §7). In memory only. */
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

/** The life of a credential whose end the server does not tell: the shortest that AWS and Aliyun issue. */
const ASSUMED_LIFE_MS = 15 * 60 * 1000;

/** The share of a short life after which a credential is renewed. */
const SHORT_LIFE_SHARE = 0.8;

/** When a credential that was fetched now is renewed: 5 minutes before its end; one of a short life after 80 % of it. */
function renewalOf({ expiresAt = 0 }: ServerToken, now: number): number {
  const life = expiresAt > now ? expiresAt - now : ASSUMED_LIFE_MS;
  const isShort = life <= 2 * SERVER_TOKEN_THRESHOLD_MS;
  return now + (isShort ? SHORT_LIFE_SHARE * life : life - SERVER_TOKEN_THRESHOLD_MS);
}

/** Caches the token for the person and position; concurrent calls share one fetch. */
export function createServerTokens({ fetchToken, session, now }: ServerTokenParts): ServerTokens {
  let cached: { readonly token: ServerToken; readonly renewAt: number } | undefined;

  const createFetch = () =>
    sharePending(async () => {
      const epoch = session.epoch();
      const token = await fetchToken();
      if (session.epoch() === epoch) cached = { token, renewAt: renewalOf(token, now()) };
      return token;
    });
  let fetchShared = createFetch();

  session.subscribe(() => {
    cached = undefined;
    fetchShared = createFetch();
  });

  const get = async () => (cached && now() < cached.renewAt ? cached.token : fetchShared());

  return {
    get,
    renew(refused) {
      if (cached?.token === refused) cached = undefined;
      return get();
    },
  };
}
