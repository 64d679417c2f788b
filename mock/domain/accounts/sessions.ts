import type { Random } from '../random';
import { unauthorised } from '../apiError';
import type { Account } from './account';
import { requireUnlocked } from './account';

const HOUR_MS = 3_600_000;
export const TOKEN_TTL_MS = 2 * HOUR_MS;
const TOKEN_LENGTH = 48;

/** The choices that a token is bound to: tenant, product and position. */
export interface Binding {
  tenantCode?: string;
  productCode?: string;
  productVersionCode?: string;
  accountCode?: string;
  positionId?: string;
}

/** One sign-in; several tokens may belong to it. */
interface Session {
  account: Account;
  /** The binding of the newest token. */
  binding: Binding;
  refreshToken: string;
}

interface Grant {
  session: Session;
  binding: Binding;
  expiresAt: number;
}

export interface Tokens {
  token: string;
  refreshToken: string;
  /** Milliseconds since 1970: 13 digits. */
  expiresAt: number;
}

/** Stores the issued tokens. A token keeps its binding until it expires; a later choice issues a new token. */
export function createSessions(random: Random, now: () => number) {
  const grants = new Map<string, Grant>();
  const byRefreshToken = new Map<string, Session>();
  let ttlMs = TOKEN_TTL_MS;

  const grant = (session: Session): string => {
    const token = random.text(TOKEN_LENGTH);
    grants.set(token, { session, binding: session.binding, expiresAt: now() + ttlMs });
    return token;
  };
  const tokensOf = (session: Session): Tokens => {
    byRefreshToken.delete(session.refreshToken);
    session.refreshToken = random.text(TOKEN_LENGTH);
    byRefreshToken.set(session.refreshToken, session);
    return { token: grant(session), refreshToken: session.refreshToken, expiresAt: now() + ttlMs };
  };
  const find = (token: string): Grant => {
    if (!token) throw unauthorised('auth.token_missing');
    const found = grants.get(token);
    if (!found) throw unauthorised('auth.token_unknown');
    if (found.expiresAt <= now()) throw unauthorised('auth.token_expired');
    return found;
  };

  return {
    /** Starts a session. Throws 401 for a locked account. */
    begin(account: Account, binding: Binding): Tokens {
      requireUnlocked(account);
      return tokensOf({ account, binding, refreshToken: '' });
    },
    /** The account and binding of a token. Throws 401 for a missing, unknown or expired token. */
    identify(token: string): { account: Account; binding: Binding } {
      const { session, binding } = find(token);
      return { account: session.account, binding };
    },
    /** Issues a token for a further choice; later refreshes keep this choice. */
    bind(token: string, binding: Binding): string {
      const { session, binding: before } = find(token);
      session.binding = { ...before, ...binding };
      return grant(session);
    },
    /** Exchanges a one-time refresh token for new tokens. */
    refresh(refreshToken: string): Tokens {
      const session = byRefreshToken.get(refreshToken);
      if (!session) throw unauthorised('auth.refresh_token_unknown');
      return tokensOf(session);
    },
    /** Revokes all tokens of the account. `keptToken` stays valid until it expires, but cannot be refreshed. */
    endAll(account: Account, keptToken?: string): void {
      for (const [token, { session }] of grants) {
        if (session.account === account && token !== keptToken) grants.delete(token);
      }
      for (const [refreshToken, session] of byRefreshToken) {
        if (session.account === account) byRefreshToken.delete(refreshToken);
      }
    },
    /** Expires every token; refresh tokens stay valid. */
    expireAll(): void {
      grants.forEach((found) => {
        found.expiresAt = now();
      });
    },
    /** Sets the lifetime of future tokens, so that tests can see one expire. */
    setTtl(milliseconds: number): void {
      ttlMs = milliseconds;
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
