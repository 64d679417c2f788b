import { isChunkLoadError } from '@/common/errors/isChunkLoadError';
import type { Services } from '@/services';

/**
 * The build whose missing chunks have led to a reload, in the name of the window: it survives the reload also in a frame
 * and where the browser denies storage, and ends with the window. The rest of the name is not ours.
 */
const MARK = /;?atrium-stale=[^;]*/;

/** Input that is not stored within this time is lost by the reload. */
const KEEP_LIMIT_MS = 2_000;

export interface ReloadDeps {
  /** Names the build that is running. */
  build: string;
  page: { name: string };
  /** A reload without a network would replace the page by the browser's error page. */
  isOnline(): boolean;
  /** Shows that the page has expired. */
  alertExpired(): void;
  /** Stores unsaved input as drafts, then loads the page again. */
  reload(): void;
}

/** The main script carries the hash of the build in its name. */
const buildOf = (document: Document) => document.querySelector<HTMLScriptElement>('script[src*="umi."]')?.src ?? '';

/** Resolves when unsaved input is stored, or when it takes too long. */
export async function keepInput({ drafts, log }: Pick<Services, 'drafts' | 'log'>): Promise<void> {
  const keep = async () => {
    try {
      await (await drafts()).flush();
    } catch (error) {
      log({ level: 'warn', source: 'app', message: 'Unsaved input could not be kept before the reload', error });
    }
  };
  await Promise.race([keep(), new Promise((resolve) => setTimeout(resolve, KEEP_LIMIT_MS))]);
}

/** The reload of the browser's page, with the browser's own alert. In a frame it would block the page around it. */
export function browserReload(services: Pick<Services, 'i18n' | 'drafts' | 'log'>): ReloadDeps {
  return {
    build: buildOf(document),
    page: window,
    isOnline: () => window.navigator.onLine,
    alertExpired() {
      if (window.parent === window) window.alert(services.i18n.t('errors.page.expired'));
    },
    reload: () => void keepInput(services).then(() => window.location.reload()),
  };
}

/**
 * A chunk that cannot be loaded means that a new version was deployed: shows an alert and reloads the page (shell spec
 * §2, §8), once for each build; after that the error page stays. Other errors are ignored.
 */
export function reloadOnStaleChunk(error: unknown, { build, page, isOnline, alertExpired, reload }: ReloadDeps): void {
  const mark = `;atrium-stale=${encodeURIComponent(build)}`;
  if (!isChunkLoadError(error) || !isOnline() || page.name.includes(mark)) return;
  page.name = page.name.replace(MARK, '') + mark;
  alertExpired();
  reload();
}
