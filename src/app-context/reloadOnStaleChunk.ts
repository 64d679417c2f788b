import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { isChunkLoadError } from '@/common/errors/isChunkLoadError';
import type { KeyValueStorage, Services } from '@/services';

/** Holds the build whose missing chunks have already led to a reload in this browser tab. */
const STORAGE_KEY = STORAGE_KEYS.staleChunks;

export interface ReloadDeps {
  /** Names the build that is running. */
  build: string;
  tabStorage: Pick<KeyValueStorage, 'getItem' | 'setItem'>;
  /** A reload without a network would replace the page by the browser's error page. */
  isOnline(): boolean;
  /** Shows that the page has expired. */
  alertExpired(): void;
  reload(): void;
}

/** The main script carries the hash of the build in its name. */
const buildOf = (document: Document) => document.querySelector<HTMLScriptElement>('script[src*="umi."]')?.src ?? '';

/** The reload of the browser's page, with the browser's own alert. */
export function browserReload({ i18n, tabStorage }: Pick<Services, 'i18n' | 'tabStorage'>): ReloadDeps {
  return {
    build: buildOf(document),
    tabStorage,
    isOnline: () => window.navigator.onLine,
    alertExpired: () => window.alert(i18n.t('errors.page.expired')),
    reload: () => window.location.reload(),
  };
}

/**
 * A chunk that cannot be loaded means that a new version was deployed: shows an alert and reloads the page (shell spec
 * §2, §8), once for each build; after that the error page stays. Other errors are ignored.
 */
export function reloadOnStaleChunk(
  error: unknown,
  { build, tabStorage, isOnline, alertExpired, reload }: ReloadDeps,
): void {
  if (!isChunkLoadError(error) || !isOnline() || tabStorage.getItem(STORAGE_KEY) === build) return;
  tabStorage.setItem(STORAGE_KEY, build);
  alertExpired();
  reload();
}
