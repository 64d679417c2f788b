import { useEffect } from 'react';
import type { Disposable } from '@/common/disposable';
import { LANGUAGES } from '@/common/languages';
import { createStore } from '@/common/store';
import type { Services } from '@/services';

/** The title of the screen that has one of its own. */
const screenTitle = createStore<string | undefined>(undefined);

/** Sets the title of the document while the component is mounted. Other screens have the tenant's name. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    screenTitle.set(title);
    return () => screenTitle.set(undefined);
  }, [title]);
}

/** Keeps the title of the document (the tenant's name, shell spec §1) and its language up to date. */
export function followDocument(page: Document, { session, i18n }: Pick<Services, 'session' | 'i18n'>): Disposable {
  const update = () => {
    page.title = screenTitle.get() ?? (session.get()?.user.tenantName || i18n.t('common.productName'));
    page.documentElement.lang = LANGUAGES[i18n.get().language].tag;
  };
  const subscriptions = [session, i18n, screenTitle].map(({ subscribe }) => subscribe(update));
  update();
  return () => subscriptions.forEach((unsubscribe) => unsubscribe());
}
