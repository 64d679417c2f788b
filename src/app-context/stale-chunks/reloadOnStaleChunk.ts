import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { isChunkLoadError } from '@/common/errors/isChunkLoadError';
import type { KeyValueStorage } from '@/services';

/** The build whose lost pieces have already led to a reload in this browser tab. */
const STORAGE_KEY = STORAGE_KEYS.staleChunks;

export interface ReloadDeps {
  /** Names the build that is running. */
  build: string;
  tabStorage: Pick<KeyValueStorage, 'getItem' | 'setItem'>;
  /** Without a network nothing can be loaded, and a reload would take away what there is. */
  isOnline(): boolean;
  tell(): void;
  reload(): void;
}

/**
 * A piece of the program that cannot be loaded any more means that a new version was deployed: the person is told, and
 * the page reloads (shell spec §2, §8). Once for each build; after that the error page stays.
 */
export function reloadOnStaleChunk(error: unknown, { build, tabStorage, isOnline, tell, reload }: ReloadDeps): void {
  if (!isChunkLoadError(error) || !isOnline() || tabStorage.getItem(STORAGE_KEY) === build) return;
  tabStorage.setItem(STORAGE_KEY, build);
  tell();
  reload();
}
