import { createStore } from '@/common/store';
import type { Records } from '../storage/records';
import {
  readSession,
  readSessionId,
  readTokens,
  removeSession,
  writeSession,
  writeSessionId,
  writeTokens,
} from './records';
import type { Credentials, Session, SessionService, SignOutReason, Tokens } from './session';
import type { SessionMessage } from './sharedSession';

export interface SessionParts {
  records: Records;
  newId(): string;
  /** Sends a message to the browser's other tabs. */
  share(message: SessionMessage): void;
}

export interface SharedSession extends SessionService {
  /** Applies a message of another tab. Returns whether it replaced or ended this tab's session. */
  receive(message: SessionMessage): 'replaced' | 'ended' | 'same';
  /** The same from the stored records, for a tab that may have missed messages in the background. */
  catchUp(): 'replaced' | 'ended' | 'same';
}

/** Replaces the access token alone; an empty one changes nothing. */
const replaceToken = (tokens: Tokens, token: string): Tokens => (token ? { ...tokens, token } : tokens);

/**
 * Whether both belong to one sign-in, which its refresh token identifies. The tokens of a partner have none: they belong
 * together only where they are the same.
 */
const isSameSignIn = (one: Tokens, other: Tokens): boolean =>
  one.refreshToken === other.refreshToken && (one.refreshToken !== '' || one.token === other.token);

/** The session: restored from localStorage, stored there, and shared with the browser's other tabs. */
export function createSession({ records, newId, share }: SessionParts): SharedSession {
  let tokens: Tokens | undefined = readTokens(records);
  const current = createStore<Session | undefined>(tokens && readSession(records));
  if (tokens && !current.get()) {
    // The browser was closed during a sign-out: a sign-in writes its tokens last.
    tokens = undefined;
    removeSession(records);
  }
  let id = current.get() ? readSessionId(records) : '';
  let pending: Credentials | undefined;
  const signOutReason = createStore<SignOutReason | undefined>(undefined);
  let epoch = 0;
  /** Used refresh tokens. The token store may still contain one, for example when it is in memory. */
  const spentTokens = new Set<string>();

  const sessionCredentials = (): Credentials | undefined => tokens && { tokens, login: current.get()?.login };

  // Some platforms return the same refresh token again.
  const noteSpent = (spent: Tokens, fresh: Tokens) => {
    if (spent.refreshToken !== fresh.refreshToken) spentTokens.add(spent.refreshToken);
  };

  /**
   * Drops the answers of calls in flight, except during a sign-in: its calls do not depend on another tab's session.
   */
  const advanceEpoch = () => {
    if (!pending) epoch += 1;
  };

  const enterSession = (next: { id: string; session: Session; tokens: Tokens }) => {
    advanceEpoch();
    id = next.id;
    tokens = next.tokens;
    signOutReason.set(undefined);
    current.set(next.session);
  };

  const forget = () => {
    advanceEpoch();
    id = '';
    tokens = undefined;
    current.set(undefined);
  };

  const end = (reason: SignOutReason | undefined) => {
    const ended = id;
    removeSession(records);
    signOutReason.set(reason);
    pending = undefined;
    forget();
    if (ended) share({ kind: 'ended', id: ended, isExpired: reason?.kind === 'expired' });
  };

  const service: SharedSession = {
    get: current.get,
    subscribe: current.subscribe,
    id: () => id,
    epoch: () => epoch,
    credentials: () => pending ?? sessionCredentials(),
    isSigningIn: () => pending !== undefined,
    begin(fresh) {
      epoch += 1;
      pending = { tokens: fresh };
    },
    enter(login, token = '') {
      if (!pending) throw new Error('No sign-in is under way');
      epoch += 1;
      pending = { login, tokens: replaceToken(pending.tokens, token) };
    },
    abandon() {
      if (!pending) return;
      epoch += 1;
      pending = undefined;
    },
    complete(session, token = '') {
      const credentials = service.credentials();
      if (!credentials) throw new Error('There are no tokens to sign in with');
      pending = undefined;
      const began = { id: newId(), session, tokens: replaceToken(credentials.tokens, token) };
      writeSession(records, session);
      writeSessionId(records, began.id);
      writeTokens(records, began.tokens);
      enterSession(began);
      share({ kind: 'began', ...began });
    },
    renewTokens(spent, fresh) {
      const renewed = (owner: Tokens): Tokens => ({
        ...fresh,
        // Keeps a token that was issued in the meantime for a newer tenant or position.
        token: owner.token === spent.token ? fresh.token : owner.token,
        openToken: owner.openToken,
      });
      noteSpent(spent, fresh);
      if (pending && isSameSignIn(pending.tokens, spent)) pending = { ...pending, tokens: renewed(pending.tokens) };
      if (!tokens || !isSameSignIn(tokens, spent)) return undefined;
      tokens = renewed(tokens);
      // Another tab may have signed out, or somebody else in, before its message arrives here.
      if (readSessionId(records) === id) writeTokens(records, tokens);
      share({ kind: 'renewed', id, spent, tokens });
      return tokens;
    },
    adoptTokens(owner, fresh) {
      if (owner === id && id && !spentTokens.has(fresh.refreshToken)) tokens = fresh;
    },
    signOut: (notice) => end(notice === undefined ? undefined : { kind: 'notice', text: notice }),
    expire: () => end({ kind: 'expired' }),
    signOutReason,
    receive(message) {
      if (message.kind === 'began') {
        if (message.id === id) return 'same';
        enterSession(message);
        return 'replaced';
      }
      if (message.kind === 'renewed') {
        noteSpent(message.spent, message.tokens);
        if (message.id === id) tokens = message.tokens;
        // This tab changed the position while the other tab renewed the tokens of the earlier session.
        else service.renewTokens(message.spent, message.tokens);
        return 'same';
      }
      if (message.id !== id || !id) return 'same';
      // This tab may have renewed the tokens in the same moment.
      if (['', id].includes(readSessionId(records))) removeSession(records);
      signOutReason.set({ kind: message.isExpired ? 'expired' : 'elsewhere' });
      forget();
      return 'ended';
    },
    catchUp() {
      const stored = { id: readSessionId(records), session: readSession(records), tokens: readTokens(records) };
      const { session, tokens: storedTokens } = stored;
      if (!session || !storedTokens) return id ? service.receive({ kind: 'ended', id }) : 'same';
      return service.receive({ kind: 'began', id: stored.id, session, tokens: storedTokens });
    },
  };
  return service;
}
