import type { Readable } from '@/common/readable';
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

/** Somebody is signed in with a position. */
export interface Session {
  user: User;
  login: LoginRecord;
}

/** What the request headers need. It exists from the first answer of a sign-in on, before there is a session. */
export interface Credentials {
  tokens: Tokens;
  login?: LoginRecord;
}

export interface SessionService extends Readable<Session | undefined> {
  /** The credentials in force: those of a sign-in under way, else those of the session. */
  credentials(): Credentials | undefined;
  /** A sign-in goes on with these; nothing is stored until it completes. */
  begin(credentials: Credentials): void;
  /** The sign-in under way is given up; whoever was signed in before still is. */
  abandon(): void;
  /** The person is signed in, or has another position: stored, and announced. */
  complete(session: Session, tokens: Tokens): void;
  /** New tokens of the same person, got by this tab. */
  replaceTokens(tokens: Tokens): void;
  /** New tokens of the same person that another tab has got and stored. */
  adoptTokens(tokens: Tokens): void;
  /** Forgets tokens and user here, in storage, and in the browser's other tabs. */
  signOut(): void;
  /** Names the session in force, the same in all tabs of the browser; another one after each sign-in and change of position. */
  id(): string;
  /** A sign-in is under way; the credentials are its own. */
  isSigningIn(): boolean;
  /** Grows with every change of person, tenant or position. Answers to requests of an older epoch are dropped. */
  epoch(): number;
}
