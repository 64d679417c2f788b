import type { ServerToken } from '../api/serverToken';
import type { ServerTokens } from '../server-token/serverTokens';
import type { OpenProvider, StorageProvider } from './providers/provider';
import { isRefusedCredential } from './providers/storageFailure';
import type { StorageSettings } from './storageSettings';

/**
 * Runs `work` with a storage that is opened with a valid credential. When the storage refuses the credential, it is
 * renewed and `work` runs once more.
 */
export type StorageAccess = <T>(
  storage: StorageSettings,
  work: (provider: StorageProvider) => Promise<T>,
) => Promise<T>;

export interface StorageAccessParts {
  serverTokens: ServerTokens;
  openProvider: OpenProvider;
  /** Difference between the server's clock and the browser's, in milliseconds. */
  clockOffsetMs(): number;
}

/** Opens each storage once per credential. */
export function createStorageAccess({ serverTokens, openProvider, clockOffsetMs }: StorageAccessParts): StorageAccess {
  const opened = new WeakMap<ServerToken, Map<string, Promise<StorageProvider>>>();

  function open(storage: StorageSettings, credentials: ServerToken): Promise<StorageProvider> {
    const providers = opened.get(credentials) ?? new Map<string, Promise<StorageProvider>>();
    opened.set(credentials, providers);
    const id = JSON.stringify(storage);
    const known = providers.get(id);
    if (known) return known;
    const opening = openProvider(storage, credentials, clockOffsetMs());
    providers.set(id, opening);
    // The chunk could not be fetched: the next call tries again.
    opening.catch(() => providers.delete(id));
    return opening;
  }

  return async (storage, work) => {
    const credentials = await serverTokens.get();
    try {
      return await work(await open(storage, credentials));
    } catch (error) {
      if (!isRefusedCredential(error)) throw error;
      const renewed = await serverTokens.renew(credentials);
      if (renewed === credentials) throw error;
      return work(await open(storage, renewed));
    }
  };
}
