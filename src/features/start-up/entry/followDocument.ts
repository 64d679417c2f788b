import type { Disposable } from '@/common/disposable';
import { LANGUAGES } from '@/common/languages';
import type { Services } from '@/services';

/** Keeps the page's title (the tenant's name, shell spec §1) and its language with what the services say. */
export function followDocument(page: Document, { session, i18n }: Pick<Services, 'session' | 'i18n'>): Disposable {
  const update = () => {
    page.title = session.get()?.user.tenantName || i18n.t('common.productName');
    page.documentElement.lang = LANGUAGES[i18n.get().language].tag;
  };
  const endings = [session.subscribe(update), i18n.subscribe(update)];
  update();
  return () => endings.forEach((end) => end());
}
