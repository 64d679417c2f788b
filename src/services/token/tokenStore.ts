import { fallback, number, object, optional, string } from 'valibot';
import { SESSION_DB } from '@/common/constants/request';
import { read } from '@/common/schemas';
import { databaseStores } from '../localdb/database';
import type { Tokens } from '../session/session';

/** The newest tokens in IndexedDB, where a write is visible to all tabs of the browser at once. */
export interface TokenStore {
  /** The renewed tokens of this session; undefined before the first renewal. */
  read(sessionId: string): Promise<Tokens | undefined>;
  write(sessionId: string, tokens: Tokens): Promise<void>;
  clear(): Promise<void>;
}

const KEY = 'current';

const entrySchema = fallback(
  object({
    sessionId: string(),
    token: string(),
    refreshToken: string(),
    expiresAt: optional(number()),
    openToken: optional(string()),
  }),
  { sessionId: '', token: '', refreshToken: '' },
);

export function createTokenStore(indexedDb: IDBFactory | undefined, onFailure: (error: unknown) => void): TokenStore {
  const store = databaseStores(indexedDb, SESSION_DB, onFailure)(SESSION_DB.stores.tokens);
  return {
    async read(sessionId) {
      const { sessionId: owner, ...tokens } = read(entrySchema, await store.get(KEY));
      return owner === sessionId && tokens.token ? tokens : undefined;
    },
    write: (sessionId, tokens) => store.set(KEY, { sessionId, ...tokens }),
    clear: () => store.clear(),
  };
}

/** The tokens of a session that no other tab shares: its own copy is the newest. */
export const memoryTokenStore = (): TokenStore => ({
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
  clear: () => Promise.resolve(),
});
