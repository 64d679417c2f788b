import type { Disposable } from '@/common/disposable';
import { createWritable } from '@/common/readable';
import type { Readable } from '@/common/readable';
import type { MountPageRequest } from '@/portal/portal';

/** A page that a sub-app asked the host's engine to show in an element of its own. */
export interface MountedPage extends MountPageRequest {
  id: string;
  element: HTMLElement;
  /** The view whose screen asked for it. */
  viewId: string | undefined;
}

export interface MountedPages extends Readable<readonly MountedPage[]> {
  mount(element: HTMLElement, request: MountPageRequest): Disposable;
}

export function createMountedPages(newId: () => string): MountedPages {
  const pages = createWritable<readonly MountedPage[]>([]);
  return {
    get: pages.get,
    subscribe: pages.subscribe,
    mount(element, request) {
      const viewId = element.closest<HTMLElement>('[data-view]')?.dataset.view;
      const page: MountedPage = { ...request, id: newId(), element, viewId };
      pages.set([...pages.get(), page]);
      return () => pages.set(pages.get().filter((other) => other !== page));
    },
  };
}
