import type { Disposable } from '@/common/disposable';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { ViewHandle } from '@/engine/host';
import type { MountPageRequest } from '@/portal/contract/portal';
import type { Target } from '@/routes/destination';
import type { CloseGuard } from '../close-guard/createCloseGuard';
import { partOf, viewOf } from '../close-guard/pageId';
import type { PageId } from '../close-guard/pageId';
import type { Navigation } from '../navigation/createNavigation';
import type { PageFrame } from './createEngineHost';

/** A page of the host's engine in an element of a sub-app, or a screen of a sub-app in an element of a page. */
export interface MountedPage {
  element: HTMLElement;
  target: Target;
  frame: PageFrame;
}

export interface MountedPages extends Observable<readonly MountedPage[]> {
  /** `viewId`: the view of the sub-app's screen, to which the unsaved input of the page belongs. */
  mount(element: HTMLElement, request: MountPageRequest, viewId: string): Disposable;
  /** `pageId`: the page in which the screen stands. */
  mountView(element: HTMLElement, route: string, pageId: PageId): ViewHandle;
}

export interface MountedPagesDeps {
  newId(): string;
  navigation: Pick<Navigation, 'pageTargetOf' | 'screenTargetOf'>;
  closeGuard: Pick<CloseGuard, 'canClose'>;
  /** Removes the unsaved mark of an unmounted page. */
  forget(pageId: PageId): void;
}

export function createMountedPages({ newId, navigation, closeGuard, forget }: MountedPagesDeps): MountedPages {
  const pages = createStore<readonly MountedPage[]>([]);
  function add(page: MountedPage): Disposable {
    const { pageId } = page.frame;
    pages.set([...pages.get(), page]);
    return () => {
      pages.set(pages.get().filter(({ frame }) => frame !== page.frame));
      forget(pageId);
    };
  }
  return {
    get: pages.get,
    subscribe: pages.subscribe,
    mount(element, request, viewId) {
      const pageId = partOf(viewId, newId());
      async function close(finished: PageId, result?: unknown) {
        const canClose = await closeGuard.canClose([pageId], result === undefined ? {} : { finished });
        if (canClose) request.onClose?.(result);
        return canClose;
      }
      return add({ element, target: navigation.pageTargetOf(request), frame: { pageId, viewId, close } });
    },
    mountView(element, route, pageId) {
      const viewId = viewOf(pageId);
      const frame: PageFrame = { pageId: partOf(viewId, newId()), viewId, close: () => Promise.resolve(false) };
      const targetOf = navigation.screenTargetOf;
      return {
        dispose: add({ element, target: targetOf(route), frame }),
        show: (next) =>
          pages.set(pages.get().map((page) => (page.frame === frame ? { ...page, target: targetOf(next) } : page))),
      };
    },
  };
}
