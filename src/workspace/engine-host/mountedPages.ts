import type { Disposable } from '@/common/disposable';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { MountPageRequest } from '@/portal/contract/portal';
import type { Unsaved } from '../close-guard/createUnsaved';
import { partOf } from '../close-guard/pageId';
import type { PageId } from '../close-guard/pageId';

/** A page that a sub-app asked the host's engine to show in an element of its own. */
export interface MountedPage extends MountPageRequest {
  /** Within the view whose screen asked for it, so that its unsaved input is the view's. */
  id: PageId;
  element: HTMLElement;
  viewId: string;
}

export interface MountedPages extends Observable<readonly MountedPage[]> {
  mount(element: HTMLElement, request: MountPageRequest, viewId: string): Disposable;
}

export function createMountedPages(newId: () => string, unsaved: Pick<Unsaved, 'forget'>): MountedPages {
  const pages = createStore<readonly MountedPage[]>([]);
  return {
    get: pages.get,
    subscribe: pages.subscribe,
    mount(element, request, viewId) {
      const page: MountedPage = { ...request, id: partOf(viewId, newId()), element, viewId };
      pages.set([...pages.get(), page]);
      return () => {
        pages.set(pages.get().filter((other) => other !== page));
        unsaved.forget(page.id);
      };
    },
  };
}
