import type { Disposable } from '@/common/disposable';
import type { Observable } from '@/common/store';
import { layersOver } from '../layers/layerStack';
import type { LayerStack } from '../layers/layerStack';
import { defineModel } from '../store/defineModel';
import type { Payload, SubscriptionApi } from '../store/defineModel';
import { allTabs } from '../tabs/tabReducers';
import type { TabState } from '../tabs/tabReducers';
import { isWithin, viewOf } from './pageId';
import type { PageId } from './pageId';

/** The pages with unsaved input. */
export type UnsavedPages = readonly PageId[];

const NO_PAGES: UnsavedPages = [];

interface OpenPages {
  unsaved: UnsavedPages;
  tabs: TabState;
  layers: LayerStack;
}

type MarkAction = { type: 'unsaved/mark'; payload: { pageId: PageId; isDirty: boolean } };
type KeepAction = { type: 'unsaved/keep'; payload: readonly string[] };

/** The unsaved pages among these and inside them. */
export const unsavedAmong = (unsaved: UnsavedPages, pageIds: readonly PageId[]): readonly PageId[] =>
  unsaved.filter((id) => pageIds.some((outer) => isWithin(id, outer)));

/** Dispatches only a change, because pages call this at every keystroke. */
export function markUnsaved(
  store: { getState(): { unsaved: UnsavedPages }; dispatch(action: MarkAction): void },
  pageId: PageId,
  isDirty: boolean,
): void {
  if (store.getState().unsaved.includes(pageId) !== isDirty)
    store.dispatch({ type: 'unsaved/mark', payload: { pageId, isDirty } });
}

/** Whether a view, or a page pushed over it, has unsaved input. */
export function isViewUnsaved(
  { unsaved, layers }: Pick<OpenPages, 'unsaved' | 'layers'>,
  viewId: string | null,
): boolean {
  if (viewId === null || unsaved.length === 0) return false;
  const views = new Set([viewId, ...layersOver(layers, viewId).map((layer) => layer.id)]);
  return unsaved.some((id) => views.has(viewOf(id)));
}

/** The pages that satisfy the test; the same array when all do. */
function keep(unsaved: UnsavedPages, isKept: (id: PageId) => boolean): UnsavedPages {
  const kept = unsaved.filter(isKept);
  return kept.length === unsaved.length ? unsaved : kept;
}

export interface UnsavedModelDeps {
  /** Number of uploads and downloads in progress. */
  transfers: Observable<number>;
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** The pages with unsaved input. While there are any, the browser asks before it leaves the page. */
export function createUnsavedModel({ transfers, page }: UnsavedModelDeps) {
  return defineModel({
    namespace: 'unsaved',
    state: NO_PAGES,
    reducers: {
      mark(state: UnsavedPages, { payload: { pageId, isDirty } }: Payload<{ pageId: PageId; isDirty: boolean }>) {
        if (!isDirty) return keep(state, (id) => id !== pageId);
        return state.includes(pageId) ? state : [...state, pageId];
      },
      /** Removes a closed page and the pages inside it. */
      forget: (state: UnsavedPages, { payload: pageId }: Payload<PageId>) => keep(state, (id) => !isWithin(id, pageId)),
      /** Removes the pages of all views but these. */
      keep: (state: UnsavedPages, { payload: viewIds }: Payload<readonly string[]>) =>
        keep(state, (id) => viewIds.includes(viewOf(id))),
    },
    effects: {},
    subscriptions: {
      prune({ watch, getState, dispatch }: SubscriptionApi<OpenPages, KeepAction>): Disposable {
        const prune = () => {
          const { tabs, layers, unsaved } = getState();
          if (unsaved.length === 0) return;
          const viewIds = [...allTabs(tabs).flatMap(({ viewId }) => viewId ?? []), ...layers.map(({ id }) => id)];
          dispatch({ type: 'unsaved/keep', payload: viewIds });
        };
        const disposables = [watch(({ tabs }) => tabs, prune), watch(({ layers }) => layers, prune)];
        return () => disposables.forEach((dispose) => dispose());
      },
      beforeUnload({ getState }: SubscriptionApi<OpenPages>): Disposable {
        const handleUnload = (event: BeforeUnloadEvent) => {
          if (getState().unsaved.length > 0 || transfers.get() > 0) event.preventDefault();
        };
        page.addEventListener('beforeunload', handleUnload);
        return () => page.removeEventListener('beforeunload', handleUnload);
      },
    },
  });
}
