import type { Random } from '../random';
import { businessError, unauthorised } from '../apiError';
import { secondOfDay } from '../calendar';
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

/** A sign-in as its person sees it. Times: `YYYY-MM-DD HH:mm:ss`. */
export interface SignIn {
  id: string;
  /** "Chrome 142 · Windows 11"; empty when it is unknown. */
  device: string;
  tenantCode: string | undefined;
  signedInAt: string;
  /** The last call, or the end of its day for a seeded sign-in. */
  seenAt: string;
}

/** One sign-in; several tokens may belong to it. */
interface Session extends Omit<SignIn, 'tenantCode'> {
  account: Account;
  /** The binding of the newest token. */
  binding: Binding;
  refreshToken: string;
}

/** A sign-in of an earlier day, without valid tokens. */
export type PastSignIn = Omit<Session, 'id' | 'refreshToken'>;

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
export function createSessions(random: Random, now: () => number, past: readonly PastSignIn[] = []) {
  const grants = new Map<string, Grant>();
  const byRefreshToken = new Map<string, Session>();
  /** The sign-ins that have not been ended. */
  const open = new Set<Session>();
  let count = 0;
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
  const moment = () => secondOfDay(new Date(now()));
  const add = ({ account, binding, device, signedInAt, seenAt }: PastSignIn): Session => {
    const id = `signin-${(count += 1)}`;
    const session = { account, binding, device, signedInAt, seenAt, id, refreshToken: '' };
    open.add(session);
    return session;
  };
  /** Ends sign-ins. `keptToken` stays valid until it expires, but cannot be refreshed. */
  const revoke = (isMeant: (session: Session) => boolean, keptToken = ''): void => {
    const kept = grants.get(keptToken)?.session;
    for (const [token, { session }] of grants) if (isMeant(session) && token !== keptToken) grants.delete(token);
    for (const [refreshToken, session] of byRefreshToken) if (isMeant(session)) byRefreshToken.delete(refreshToken);
    for (const session of open) if (isMeant(session) && session !== kept) open.delete(session);
  };

  past.forEach(add);
  return {
    /** Starts a session on a device. Throws 401 for a locked account. */
    begin(account: Account, binding: Binding, device = ''): Tokens {
      requireUnlocked(account);
      return tokensOf(add({ account, binding, device, signedInAt: moment(), seenAt: moment() }));
    },
    /** The account and binding of a token. Throws 401 for a missing, unknown or expired token. */
    identify(token: string): { account: Account; binding: Binding } {
      const { session, binding } = find(token);
      session.seenAt = moment();
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
    /** The sign-ins of the account that have not ended, the one of the token first, then the last used first. */
    signInsOf(account: Account, token: string): readonly (SignIn & { isCurrent: boolean })[] {
      const current = find(token).session;
      return [...open]
        .filter((session) => session.account === account)
        .map(({ id, device, binding: { tenantCode }, signedInAt, seenAt }) => {
          return { id, device, tenantCode, signedInAt, seenAt, isCurrent: id === current.id };
        })
        .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.seenAt.localeCompare(a.seenAt));
    },
    /**
     * Ends sign-ins of the account on other devices; ids of ended ones and of other accounts are no error. Throws for the
     * sign-in of the token. Returns how many ended.
     */
    end(account: Account, token: string, ids: readonly string[]): number {
      if (ids.includes(find(token).session.id)) throw businessError('session.current');
      const ending = [...open].filter((session) => session.account === account && ids.includes(session.id));
      revoke((session) => ending.includes(session));
      return ending.length;
    },
    /** Revokes all tokens of the account. `keptToken` stays valid until it expires, but cannot be refreshed. */
    endAll(account: Account, keptToken?: string): void {
      revoke((session) => session.account === account, keptToken);
    },
    /** Revokes the tokens with which the account works in the tenant; those for other tenants stay valid. */
    endInTenant(account: Account, tenantCode: string): void {
      revoke((session) => session.account === account && session.binding.tenantCode === tenantCode);
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
