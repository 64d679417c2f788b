import type { Random } from '../random';
import { unauthorised } from '../refusal';
import type { Account } from './account';
import { requireUnlocked } from './account';

const HOUR_MS = 3_600_000;
export const TOKEN_LIFE_MS = 2 * HOUR_MS;
const TOKEN_LENGTH = 48;

/** What a token speaks for: the account, and what has been chosen so far. */
export interface Binding {
  tenantCode?: string;
  productCode?: string;
  productVersionCode?: string;
  accountCode?: string;
  positionId?: string;
}

/** One sign-in. */
interface Session {
  account: Account;
  /** What the newest token speaks for. */
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

/** Tokens given out so far. A token keeps its meaning until it expires, whatever is chosen later. */
export function createSessions(random: Random, now: () => number) {
  const grants = new Map<string, Grant>();
  const byRefreshToken = new Map<string, Session>();
  let lifeMs = TOKEN_LIFE_MS;

  const grant = (session: Session): string => {
    const token = random.text(TOKEN_LENGTH);
    grants.set(token, { session, binding: session.binding, expiresAt: now() + lifeMs });
    return token;
  };
  const tokensOf = (session: Session): Tokens => {
    byRefreshToken.delete(session.refreshToken);
    session.refreshToken = random.text(TOKEN_LENGTH);
    byRefreshToken.set(session.refreshToken, session);
    return { token: grant(session), refreshToken: session.refreshToken, expiresAt: now() + lifeMs };
  };
  const find = (token: string): Grant => {
    if (!token) throw unauthorised('auth.token_missing');
    const found = grants.get(token);
    if (!found) throw unauthorised('auth.token_unknown');
    if (found.expiresAt <= now()) throw unauthorised('auth.token_expired');
    return found;
  };

  return {
    /** Refuses a locked account. */
    begin(account: Account, binding: Binding): Tokens {
      requireUnlocked(account);
      return tokensOf({ account, binding, refreshToken: '' });
    },
    /** Who the token speaks for; refuses one that is missing, unknown or expired. */
    identify(token: string): { account: Account; binding: Binding } {
      const { session, binding } = find(token);
      return { account: session.account, binding };
    },
    /** A token for a further choice; later refreshes follow it. */
    bind(token: string, binding: Binding): string {
      const { session, binding: before } = find(token);
      session.binding = { ...before, ...binding };
      return grant(session);
    },
    /** A refresh token serves once. */
    refresh(refreshToken: string): Tokens {
      const session = byRefreshToken.get(refreshToken);
      if (!session) throw unauthorised('auth.refresh_token_unknown');
      return tokensOf(session);
    },
    /** Ends every sign-in of the account except the one that holds `keptToken`, if any, which only cannot be renewed. */
    endAll(account: Account, keptToken?: string): void {
      for (const [token, { session }] of grants) {
        if (session.account === account && token !== keptToken) grants.delete(token);
      }
      for (const [refreshToken, session] of byRefreshToken) {
        if (session.account === account) byRefreshToken.delete(refreshToken);
      }
    },
    /** Time has passed: every token has expired, and only refresh tokens still serve. */
    expireAll(): void {
      grants.forEach((found) => {
        found.expiresAt = now();
      });
    },
    /** How long tokens live from now on: what tests need to see one expire or be renewed. */
    setLife(milliseconds: number): void {
      lifeMs = milliseconds;
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
