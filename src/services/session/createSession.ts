import { createWritable } from '@/common/readable';
import type { Records } from '../storage/records';
import { readSession, readSessionId, readTokens, removeSession, writeSession, writeSessionId, writeTokens } from './records';
import type { Credentials, Session, SessionService, Tokens } from './session';
import type { SessionMessage } from './sharedSession';

export interface SessionParts {
  records: Records;
  newId(): string;
  /** Tells the browser's other tabs. */
  share(message: SessionMessage): void;
}

export interface SharedSession extends SessionService {
  /** What another tab has told. Answers whether this tab's person has changed or gone by it. */
  receive(message: SessionMessage): 'replaced' | 'ended' | 'same';
  /** The same, out of the stored records: for a tab that may have missed a message while it slept. */
  catchUp(): 'replaced' | 'ended' | 'same';
}

/** Who is signed in, restored from the browser's storage, kept there, and shared by the browser's tabs. */
export function createSession({ records, newId, share }: SessionParts): SharedSession {
  let tokens: Tokens | undefined = readTokens(records);
  const current = createWritable<Session | undefined>(tokens && readSession(records));
  let id = current.get() ? readSessionId(records) : '';
  let pending: Credentials | undefined;
  let epoch = 0;

  const held = (): Credentials | undefined => tokens && { tokens, login: current.get()?.login };

  const enter = (next: { id: string; session: Session; tokens: Tokens }) => {
    epoch += 1;
    id = next.id;
    tokens = next.tokens;
    current.set(next.session);
  };

  const forget = () => {
    epoch += 1;
    id = '';
    pending = undefined;
    tokens = undefined;
    current.set(undefined);
  };

  const service: SharedSession = {
    get: current.get,
    subscribe: current.subscribe,
    id: () => id,
    epoch: () => epoch,
    credentials: () => pending ?? held(),
    isSigningIn: () => pending !== undefined,
    begin(credentials) {
      epoch += 1;
      pending = credentials;
    },
    abandon() {
      if (!pending) return;
      epoch += 1;
      pending = undefined;
    },
    complete(session, fresh) {
      pending = undefined;
      const began = { id: newId(), session, tokens: fresh };
      writeTokens(records, fresh);
      writeSession(records, session);
      writeSessionId(records, began.id);
      enter(began);
      share({ kind: 'began', ...began });
    },
    replaceTokens(fresh) {
      if (pending) {
        pending = { ...pending, tokens: fresh };
        return;
      }
      tokens = fresh;
      writeTokens(records, fresh);
      share({ kind: 'renewed', id, tokens: fresh });
    },
    adoptTokens(fresh) {
      tokens = fresh;
    },
    signOut() {
      const ended = id;
      removeSession(records);
      forget();
      if (ended) share({ kind: 'ended', id: ended });
    },
    receive(message) {
      if (message.kind === 'began') {
        if (message.id === id) return 'same';
        enter(message);
        return 'replaced';
      }
      if (message.id !== id || !id) return 'same';
      if (message.kind === 'renewed') {
        tokens = message.tokens;
        return 'same';
      }
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
