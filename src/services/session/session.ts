import type { Observable, Store } from '@/common/store';
import type { User } from './user';

export interface Tokens {
  token: string;
  refreshToken: string;
  /** Milliseconds since 1970; undefined when the server sent none. */
  expiresAt?: number;
  openToken?: string;
}

/** Tenant, product and account of the tenant headers (the login user record, shell spec §3). */
export interface LoginRecord {
  accountCode: string;
  tenantCode: string;
  productCode: string;
  productVersionCode: string;
}

/** The session of a person who is signed in with a position. */
export interface Session {
  user: User;
  login: LoginRecord;
}

/** The data of the request headers. It exists from the first answer of a sign-in on, before the session. */
export interface Credentials {
  tokens: Tokens;
  login?: LoginRecord;
}

/**
 * Why the last session ended, for the sign-in screen; undefined when the person signed out. `elsewhere`: in another tab of
 * the browser.
 */
export type SignOutReason = { kind: 'expired' } | { kind: 'elsewhere' } | { kind: 'notice'; text: string };

/**
 * The session, and the only owner of tokens: those of the session and those of a sign-in in progress. A new access
 * token keeps the refresh token and its expiry; a refresh replaces all three.
 */
export interface SessionService extends Observable<Session | undefined> {
  /** The current credentials: those of a sign-in in progress, else those of the session. */
  credentials(): Credentials | undefined;
  /** Begins a sign-in with its tokens. Nothing is stored until it completes. */
  begin(tokens: Tokens): void;
  /** Sets the tenant of the sign-in (undefined: none is chosen) and its token, if the server returned one. */
  enter(login: LoginRecord | undefined, token?: string): void;
  /** Drops the sign-in in progress; the credentials are those of the session again. */
  abandon(): void;
  /**
   * Completes a sign-in or a switch of position: stores and shares the session with the current tokens, and with the
   * token of the position, if the server returned one.
   */
  complete(session: Session, token?: string): void;
  /**
   * Replaces the tokens `spent` by `fresh` after a refresh, in the sign-in or in the session, whichever they belong to: it
   * has the spent refresh token or, where there is none, the spent token. Returns the session's tokens when they changed.
   */
  renewTokens(spent: Tokens, fresh: Tokens): Tokens | undefined;
  /** Takes tokens of the session `id` that another browser tab has renewed and stored. */
  adoptTokens(id: string, tokens: Tokens): void;
  /**
   * Removes tokens and user here, from the storage, and in the browser's other tabs.
   *
   * @param notice The reason, shown on the sign-in screen.
   */
  signOut(notice?: string): void;
  /** As `signOut`, after the server has ended the session. The sign-in screen of every tab shows the expiry. */
  expire(): void;
  /** Why the last session ended. The sign-in screen resets it after showing it; a new session resets it too. */
  readonly signOutReason: Store<SignOutReason | undefined>;
  /** Identifies the session in all tabs of the browser. It changes with each sign-in and change of position. */
  id(): string;
  /** Whether a sign-in is in progress. */
  isSigningIn(): boolean;
  /**
   * Increases when the person, tenant or position of the credentials changes; answers of an earlier epoch are dropped.
   */
  epoch(): number;
}
