import { createWritable } from '@/common/readable';
import type { Records } from '../storage/records';
import { readSession, readTokens, removeSession, writeSession, writeTokens } from './records';
import type { Credentials, Session, SessionService, Tokens } from './session';

/** Who is signed in, restored from the browser's storage and kept there. */
export function createSession(records: Records): SessionService {
  let tokens: Tokens | undefined = readTokens(records);
  const current = createWritable<Session | undefined>(tokens && readSession(records));
  let pending: Credentials | undefined;
  let epoch = 0;

  const held = (): Credentials | undefined => tokens && { tokens, login: current.get()?.login };

  return {
    get: current.get,
    subscribe: current.subscribe,
    epoch: () => epoch,
    credentials: () => pending ?? held(),
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
      epoch += 1;
      pending = undefined;
      tokens = fresh;
      writeTokens(records, fresh);
      writeSession(records, session);
      current.set(session);
    },
    replaceTokens(fresh) {
      if (pending) {
        pending = { ...pending, tokens: fresh };
        return;
      }
      tokens = fresh;
      writeTokens(records, fresh);
    },
    signOut() {
      epoch += 1;
      pending = undefined;
      tokens = undefined;
      removeSession(records);
      current.set(undefined);
    },
  };
}
