import { SERVER_TOKEN_THRESHOLD_MS } from '@/common/constants/request';
import type { ServerToken } from '../api/serverToken';
import type { SessionService } from '../session/session';

export interface ServerTokens {
  /** Credentials for file storage, good for more than 5 minutes (shell spec §7). Only ever in memory. */
  get(): Promise<ServerToken>;
}

export interface ServerTokenParts {
  fetchToken(): Promise<ServerToken>;
  session: Pick<SessionService, 'epoch' | 'subscribe'>;
  /** The server's time. */
  now(): number;
}

/** Fetched once for whoever asks meanwhile, kept for the person and position, renewed within 5 minutes of its end. */
export function createServerTokens({ fetchToken, session, now }: ServerTokenParts): ServerTokens {
  let known: ServerToken | undefined;
  let fetching: Promise<ServerToken> | undefined;

  session.subscribe(() => {
    known = undefined;
    fetching = undefined;
  });

  const fetchAnew = async () => {
    const epoch = session.epoch();
    const token = await fetchToken();
    if (session.epoch() === epoch) known = token;
    return token;
  };

  return {
    async get() {
      if (known && known.expiresAt - now() > SERVER_TOKEN_THRESHOLD_MS) return known;
      const asked = (fetching ??= fetchAnew());
      try {
        return await asked;
      } finally {
        if (fetching === asked) fetching = undefined;
      }
    },
  };
}
