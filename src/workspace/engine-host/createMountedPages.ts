import { AppError } from '@/common/errors/appError';
import type { Disposable } from '@/common/disposable';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import { trailing } from '@/common/trailing';
import type { PageHandle, PageViewProps } from '@/engine';
import type { ViewHandle } from '@/engine/host';
import { PAGE_CHANGE_INTERVAL_MS } from '@/portal/contract/pages';
import type { MountedPage, MountPageRequest } from '@/portal/contract/portal';
import type { Target } from '@/routes/destination';
import type { CloseGuard } from '../close-guard/createCloseGuard';
import { partOf, viewOf } from '../close-guard/pageId';
import type { PageId } from '../close-guard/pageId';
import type { Navigation } from '../navigation/createNavigation';
import type { PageFrame } from './createEngineHost';

/** What a screen asks of a page that it mounts, beside its code and its parameters. */
export type MountedPageProps = Pick<PageViewProps, 'chrome' | 'values' | 'rights' | 'hasToolbar' | 'onHandle'>;

/** A page of the host's engine in an element of a sub-app, or a screen of a sub-app in an element of a page. */
export interface MountedContent {
  element: HTMLElement;
  target: Target;
  frame: PageFrame;
  page: MountedPageProps;
}

export interface MountedPages extends Observable<readonly MountedContent[]> {
  /** `viewId`: the view of the sub-app's screen, to which the unsaved input of the page belongs. */
  mount(element: HTMLElement, request: MountPageRequest, viewId: string): MountedPage;
  /** `pageId`: the page in which the screen stands. */
  mountView(element: HTMLElement, route: string, pageId: PageId): ViewHandle;
}

export interface MountedPagesDeps {
  newId(): string;
  navigation: Pick<Navigation, 'pageTargetOf' | 'screenTargetOf'>;
  closeGuard: Pick<CloseGuard, 'canClose'>;
  /** Removes the unsaved mark of an unmounted page. */
  forget(pageId: PageId): void;
  t(key: string): string;
}

export function createMountedPages({ newId, navigation, closeGuard, forget, t }: MountedPagesDeps): MountedPages {
  const pages = createStore<readonly MountedContent[]>([]);
  function add(content: MountedContent): Disposable {
    const { pageId } = content.frame;
    pages.set([...pages.get(), content]);
    return () => {
      if (!pages.get().some(({ frame }) => frame === content.frame)) return;
      pages.set(pages.get().filter(({ frame }) => frame !== content.frame));
      forget(pageId);
    };
  }
  return {
    get: pages.get,
    subscribe: pages.subscribe,
    mount(element, request, viewId) {
      const { pageCode, values, rights, hasToolbar = true, onLoaded } = request;
      const pageId = partOf(viewId, newId());
      let handle: PageHandle | undefined;
      let isDirty = false;
      const loaded = () => {
        if (!handle?.isLoaded()) throw new AppError('user', t('workspace.page.loading'));
        return handle;
      };
      const draftNameOf = (draftOf: string | undefined) =>
        draftOf === undefined ? null : JSON.stringify([pageCode, draftOf]);
      const changes = trailing(() => request.onChange?.(), PAGE_CHANGE_INTERVAL_MS);
      const frame: PageFrame = {
        pageId,
        viewId,
        async close(finished, result) {
          const canClose = await closeGuard.canClose([pageId], result === undefined ? {} : { finished });
          if (canClose) request.onClose?.(result);
          return canClose;
        },
        draftOf: draftNameOf(request.draftOf),
        onDirty(next) {
          if (next === isDirty) return;
          isDirty = next;
          request.onDirty?.(next);
        },
      };
      const unmount = add({
        element,
        target: navigation.pageTargetOf(request),
        frame,
        page: {
          // Without its buttons the page is a part of the screen, which has a title of its own.
          chrome: hasToolbar ? 'page' : 'dialog',
          hasToolbar,
          ...(values && Object.keys(values).length > 0 && { values }),
          ...(rights && { rights }),
          onHandle(next) {
            handle = next;
            void next?.whenLoaded().then(() => handle === next && onLoaded?.());
            if (request.onChange) next?.onChange(changes.call);
          },
        },
      });
      return {
        values: () => (handle?.isLoaded() ? handle.values() : {}),
        collect: async () => loaded().collect(),
        mountOnPaper: async (paper) => loaded().mountOnPaper(paper),
        markSaved: (saved) => handle?.markSaved(saved),
        setDraftOf(draftOf) {
          if (frame.draftOf !== null) frame.draftOf = draftNameOf(draftOf);
        },
        dispose() {
          changes.dispose();
          unmount();
        },
      };
    },
    mountView(element, route, pageId) {
      const viewId = viewOf(pageId);
      const frame: PageFrame = { pageId: partOf(viewId, newId()), viewId, close: () => Promise.resolve(false) };
      const targetOf = navigation.screenTargetOf;
      return {
        dispose: add({ element, target: targetOf(route), frame, page: { chrome: 'page' } }),
        show: (next) =>
          pages.set(pages.get().map((page) => (page.frame === frame ? { ...page, target: targetOf(next) } : page))),
      };
    },
  };
}
