import type { ReactNode } from 'react';
import type { Disposable } from '@/common/disposable';
import type { PageModel } from '../model/pageModel';
import { watch } from '../model/reactive';

const canBeEdited = (page: PageModel) =>
  !page.isView &&
  [...page.controls.values()].some(
    ({ isFilter, right, facts: { category } }) =>
      !isFilter && right !== 'readonly' && right !== 'hidden' && (category === 'input' || category === 'array'),
  );

/** Fetches what keeps drafts when a page that can be edited is loaded, or is changed before that. */
export function followDrafts(page: PageModel, show: (bar: ReactNode) => void): Disposable {
  const { drafts } = page.host;
  if (!drafts || !canBeEdited(page)) return () => undefined;
  let end: Disposable | undefined;
  let isOver = false;
  let isAsked = false;
  const fetchDrafts = async () => {
    const { startDrafts } = await import(/* webpackChunkName: "drafts" */ './startDrafts');
    if (!isOver) end = startDrafts(page, drafts, show);
  };
  const stop = watch(() => {
    if (isAsked || (!page.isLoaded() && !page.isDirty())) return;
    isAsked = true;
    fetchDrafts().catch(page.host.report);
  });
  return () => {
    isOver = true;
    stop();
    end?.();
  };
}
