import type { Disposable } from '@/common/disposable';
import type { Language, Services } from '@/services';

/** `other` is Japanese. */
const HTML_LANGUAGES: Record<Language, string> = { 'zh-CN': 'zh-CN', en: 'en', 'zh-TW': 'zh-TW', other: 'ja' };

/** Keeps the page's title (the tenant's name, shell spec §1) and its language with what the services say. */
export function followDocument(page: Document, { session, i18n }: Pick<Services, 'session' | 'i18n'>): Disposable {
  const update = () => {
    page.title = session.get()?.user.tenantName || i18n.t('common.productName');
    page.documentElement.lang = HTML_LANGUAGES[i18n.language.get()];
  };
  const endings = [session.subscribe(update), i18n.translator.subscribe(update)];
  update();
  return () => endings.forEach((end) => end());
}
