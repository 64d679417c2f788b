import { once } from '@/common/once';
import { randomId } from '@/common/randomId';
import type { Connection } from '../connection/connection';
import type { Environment } from '../environment';
import type { createDrafts as Create, Drafts } from './createDrafts';

interface Parts {
  environment: Pick<Environment, 'indexedDb' | 'locks' | 'now' | 'page' | 'tabs'>;
  connection: Pick<Connection, 'isOnline' | 'whenOnline'>;
  onFailure(error: unknown): void;
  load?: () => Promise<{ createDrafts: typeof Create }>;
}

/**
 * Loads the chunk of the drafts with the first call. Offline it waits for the connection, because a page can do without
 * drafts for a while; after another failure the next call loads it again.
 */
export function lazyDrafts({
  environment,
  connection,
  onFailure,
  load = () => import(/* webpackChunkName: "draft-store" */ './createDrafts'),
}: Parts): () => Promise<Drafts> {
  const loadOnline = async () => {
    try {
      return await load();
    } catch (error) {
      if (connection.isOnline.get()) throw error;
      await connection.whenOnline();
      return load();
    }
  };
  return once(
    async () => {
      const { createDrafts } = await loadOnline();
      return createDrafts({ environment, newId: randomId, onFailure });
    },
    { retryAfterFailure: true },
  );
}
