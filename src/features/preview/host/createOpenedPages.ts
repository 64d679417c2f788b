import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { PageOpenRequest } from '@/engine/host';
import type { Opening } from '@/workspace/navigation/opening';
import type { SentPage } from '../createPreview';

/** A page that another one has opened. */
export interface OpenedPage {
  readonly id: number;
  readonly page: SentPage;
  readonly request: PageOpenRequest;
  readonly opening: Opening;
}

export interface OpenedPages extends Observable<readonly OpenedPage[]> {
  /** Resolves with the result of the page when it closes. */
  open(page: SentPage, request: PageOpenRequest, opening: Opening): Promise<unknown>;
  /** Closes the page and all pages above it. */
  close(id: number, result?: unknown): void;
  closeAll(): void;
}

/** The stack of pages over the shown page, each opened by the one below. */
export function createOpenedPages(): OpenedPages {
  const opened = createStore<readonly OpenedPage[]>([]);
  const resolvers = new Map<number, (result: unknown) => void>();
  let count = 0;

  function closePages(closed: readonly OpenedPage[], closedId?: number, result?: unknown) {
    opened.set(opened.get().filter((one) => !closed.includes(one)));
    for (const { id } of closed) {
      resolvers.get(id)?.(id === closedId ? result : undefined);
      resolvers.delete(id);
    }
  }

  return {
    get: opened.get,
    subscribe: opened.subscribe,
    open(page, request, opening) {
      count += 1;
      const id = count;
      opened.set([...opened.get(), { id, page, request, opening }]);
      return new Promise((resolve) => void resolvers.set(id, resolve));
    },
    close(id, result) {
      const from = opened.get().findIndex((one) => one.id === id);
      if (from >= 0) closePages(opened.get().slice(from), id, result);
    },
    closeAll: () => closePages(opened.get()),
  };
}
