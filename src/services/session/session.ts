import type { Observable, Store } from '@/common/store';
import type { User } from './user';

export interface Tokens {
  token: string;
  refreshToken: string;
  /** Milliseconds since 1970; undefined when the server named none. */
  expiresAt?: number;
  openToken?: string;
}

/** Which tenant, product and account the tenant headers name (the login user record, shell spec §3). */
export interface LoginRecord {
  accountCode: string;
  tenantCode: string;
  productCode: string;
  productVersionCode: string;
}

/** A person is signed in with a position. */
export interface Session {
  user: User;
  login: LoginRecord;
}

/** What the request headers need. It exists from the first answer of a sign-in on, before there is a session. */
export interface Credentials {
  tokens: Tokens;
  login?: LoginRecord;
}

/** What the sign-in screen tells about the end of the last session; nothing when the person asked for it. */
export type SignOutReason = { kind: 'expired' } | { kind: 'notice'; text: string };

/**
 * The signed-in person, and the only owner of tokens: those of the session, and beside them those of a sign-in under
 * way. A new token replaces the one before; refresh token and expiry stay until a refresh replaces all three.
 */
export interface SessionService extends Observable<Session | undefined> {
  /** The credentials in force: those of a sign-in under way, else those of the session. */
  credentials(): Credentials | undefined;
  /** A sign-in begins with the tokens that the server gave for it; nothing is stored until it completes. */
  begin(tokens: Tokens): void;
  /** The sign-in under way goes on in this tenant (undefined: none is chosen), with the token that the server gave for it, if any. */
  enter(login: LoginRecord | undefined, token?: string): void;
  /** Drops the sign-in under way; the session, if there is one, is in force again. */
  abandon(): void;
  /**
   * The person is signed in, or has another position: stored and announced with the tokens in force, and with the token
   * that the server gave for the position, if any.
   */
  complete(session: Session, token?: string): void;
  /**
   * A refresh has exchanged `spent` for `fresh`. The owner of the spent refresh token takes the new one, even when a
   * sign-in has begun or ended since. Answers the session's tokens when they are the ones that changed.
   */
  renewTokens(spent: Tokens, fresh: Tokens): Tokens | undefined;
  /** Tokens of the session `id` that another browser tab has renewed and stored. */
  adoptTokens(id: string, tokens: Tokens): void;
  /**
   * Forgets tokens and user here, in storage, and in the browser's other tabs.
   *
   * @param notice Why the person is sent to the sign-in screen, where it is shown.
   */
  signOut(notice?: string): void;
  /** As `signOut`, because the server does not accept the session any more; the sign-in screen of every tab says so. */
  expire(): void;
  /** Why the last session ended. The sign-in screen resets it when it has shown it; a new session resets it too. */
  readonly signOutReason: Store<SignOutReason | undefined>;
  /** Identifies the session in force, the same in all tabs of the browser; another one after each sign-in and change of position. */
  id(): string;
  /** A sign-in is under way; the credentials are its own. */
  isSigningIn(): boolean;
  /** Grows when the credentials in force become those of another person, tenant or position; answers to older requests are dropped. */
  epoch(): number;
}
