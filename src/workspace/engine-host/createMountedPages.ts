import type { Disposable } from '@/common/disposable';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { MountPageRequest } from '@/portal/contract/portal';
import type { Target } from '@/routes/destination';
import type { CloseGuard } from '../close-guard/createCloseGuard';
import { partOf } from '../close-guard/pageId';
import type { PageId } from '../close-guard/pageId';
import type { Navigation } from '../navigation/createNavigation';
import type { PageFrame } from './createEngineHost';

/** A page of the host's engine in an element of a sub-app. */
export interface MountedPage {
  element: HTMLElement;
  target: Target;
  frame: PageFrame;
}

export interface MountedPages extends Observable<readonly MountedPage[]> {
  /** `viewId`: the view of the sub-app's screen, to which the unsaved input of the page belongs. */
  mount(element: HTMLElement, request: MountPageRequest, viewId: string): Disposable;
}

export interface MountedPagesDeps {
  newId(): string;
  navigation: Pick<Navigation, 'pageTargetOf'>;
  closeGuard: Pick<CloseGuard, 'canClose'>;
  /** Removes the unsaved mark of an unmounted page. */
  forget(pageId: PageId): void;
}

export function createMountedPages({ newId, navigation, closeGuard, forget }: MountedPagesDeps): MountedPages {
  const pages = createStore<readonly MountedPage[]>([]);
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
      const page = { element, target: navigation.pageTargetOf(request), frame: { pageId, viewId, close } };
      pages.set([...pages.get(), page]);
      return () => {
        pages.set(pages.get().filter((other) => other !== page));
        forget(pageId);
      };
    },
  };
}
