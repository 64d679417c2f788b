import type { Services } from '@/services';
import type { ReloadDeps } from './reloadOnStaleChunk';

/** The main script carries its hash in its name, and with it that of the whole build. */
const buildOf = (document: Document) => document.querySelector<HTMLScriptElement>('script[src*="umi."]')?.src ?? '';

/** How a lost piece is made good in the browser. */
export function browserReload({ i18n, tabStorage }: Pick<Services, 'i18n' | 'tabStorage'>): ReloadDeps {
  return {
    build: buildOf(document),
    tabStorage,
    isOnline: () => window.navigator.onLine,
    tell: () => window.alert(i18n.t('errors.page.expired')),
    reload: () => window.location.reload(),
  };
}
