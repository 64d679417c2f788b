import type { KeyValueStorage } from '@/services';

/** Which lost pieces have already led to a reload in this browser tab. Their names carry the build's hash. */
const STORAGE_KEY = 'atrium.lostpieces';

export interface Recovery {
  tabStorage: Pick<KeyValueStorage, 'getItem' | 'setItem'>;
  tell(): void;
  reload(): void;
}

const isLostPiece = (error: unknown): error is Error => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * A piece of the program that cannot be loaded any more means that a new version was deployed: the person is told, and
 * the page reloads (shell spec §2, §8). Once for each piece; after that the error page stays.
 */
export function recoverLostPiece(error: unknown, { tabStorage, tell, reload }: Recovery): void {
  if (!isLostPiece(error)) return;
  const known = tabStorage.getItem(STORAGE_KEY) ?? '';
  if (known.includes(error.message)) return;
  tabStorage.setItem(STORAGE_KEY, `${known}\n${error.message}`);
  tell();
  reload();
}
