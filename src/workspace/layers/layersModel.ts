import { DIALOG, FULL_HEIGHT_PAGE_TYPE } from '@/common/constants/workspace';
import { AppError } from '@/common/errors/appError';
import type { RowWalk } from '@/engine/host';
import type { Target } from '@/routes/destination';
import type { FrameOptions } from '../dialogs/dialogSize';
import { viewOf } from '../close-guard/pageId';
import type { PageId } from '../close-guard/pageId';
import type { CloseGuard } from '../close-guard/createCloseGuard';
import type { Opening } from '../navigation/opening';
import type { PageResults } from '../navigation/pageResults';
import { defineModel } from '../store/defineModel';
import type { EffectApi, OwnAction, Payload, SubscriptionApi } from '../store/defineModel';
import { allTabs } from '../tabs/tabReducers';
import type { TabState } from '../tabs/tabReducers';
import { closing, createLayerReducers, orphans, returning } from './layerStack';
import type { Layer, LayerStack } from './layerStack';

/** The page of a layer, with the options of its dialog from the protocol. */
export interface LayerPage {
  /** The target of `returnTo`. */
  pageCode: string;
  title: string;
  target: Target;
  opening?: Opening;
  /** The page that opened it, and its event that opens it once more. */
  opener?: { viewId: string; reopen(): void } | undefined;
  /** The rows beside the one that it shows. */
  walk?: RowWalk | undefined;
  frame: FrameOptions;
  /** Its first data is shown. Never set for screens of sub-apps. */
  isLoaded?: boolean;
}

export type PageLayer = Layer<LayerPage>;
export type PageLayers = LayerStack<LayerPage>;

export interface OpenLayerRequest {
  pageCode: string;
  title?: string;
  target: Target;
  /** Set when another page opened it. */
  opening?: Opening;
  opener?: LayerPage['opener'];
  walk?: RowWalk | undefined;
  /** The view that a page is pushed over; without it the page opens in a dialog. */
  over?: string | undefined;
}

export interface LayersModelDeps {
  newId(): string;
  wait(ms: number): Promise<void>;
  /** The dialog options in the page's protocol. A page that cannot be fetched opens with the defaults. */
  readFrame(pageCode: string): Promise<Partial<FrameOptions>>;
  canClose: CloseGuard['canClose'];
  /** The promises of the pages that opened a layer, by the id of the layer. */
  results: PageResults;
}

interface LayersAndTabs {
  layers: PageLayers;
  tabs: TabState;
}

type Api = EffectApi<LayersAndTabs, OwnAction<typeof layerReducers>>;
type RemoveLayers = { type: 'layers/remove'; payload: readonly string[] };

/** After this time the dialog opens with the default size; the size of the protocol is applied when it arrives. */
const FRAME_TIMEOUT_MS = 300;

const DEFAULT_FRAME: FrameOptions = { position: 'center', hasCloseIcon: true };

/** A screen of a sub-app fills the height that it is given, like a page of the type for that. */
const SCREEN_FRAME: FrameOptions = {
  ...DEFAULT_FRAME,
  width: DIALOG.screenWidthPx,
  pageType: FULL_HEIGHT_PAGE_TYPE,
};

const NO_LAYERS: PageLayers = [];

const layerReducers = createLayerReducers<LayerPage>();

/** The stack of layers: dialogs over everything, pushed pages over their tab or dialog. */
export function createLayersModel({ newId, wait, readFrame, canClose, results }: LayersModelDeps) {
  /** Calls the close guard, then removes the layers. `finished`: the page that closes itself with a result. */
  function* close(ids: readonly string[], { call, put, select }: Api, finished?: { by: PageId; result: unknown }) {
    const layers = yield* select((state) => state.layers);
    const finishedId = finished && viewOf(finished.by);
    const isStoppingTransfers = layers.some(({ id, over }) => over === null && id !== finishedId && ids.includes(id));
    const question = { isStoppingTransfers, ...(finished && { finished: finished.by }) };
    if (ids.length === 0 || !(yield* call(canClose, ids, question))) return false;
    if (finishedId !== undefined) results.setResult(finishedId, finished?.result);
    yield* put({ type: 'remove', payload: ids });
    return true;
  }

  return defineModel({
    namespace: 'layers',
    state: NO_LAYERS,
    reducers: layerReducers,
    effects: {
      /**
       * Resolves when the page is shown. `result` resolves with the page's result when it closes. The page of another row
       * takes the place of the one before, whose opener waits for nothing any longer.
       */
      *open({ payload: { over, title = '', ...request } }: Payload<OpenLayerRequest>, { call, put, select }: Api) {
        const into = request.walk?.into;
        if (into !== undefined) {
          const stack = yield* select((state) => state.layers);
          const open = stack.find((layer) => layer.id === into)?.page;
          // The person has closed the dialog meanwhile, or works on a page over it.
          if (!open || closing(stack, into).length > 1)
            return { id: into, result: Promise.reject(new AppError('cancelled', 'Its place is gone')) };
          results.abandon(into);
          const result = results.wait(into);
          // The title stays until the new page sets its own, so that it changes once.
          const isSamePage = open.pageCode === request.pageCode;
          const change = { ...request, ...(!isSamePage && { title }), isLoaded: false };
          yield* put({ type: 'setPage', payload: { id: into, change } });
          return { id: into, result };
        }
        const id = newId();
        const { target } = request;
        const isDialog = over === undefined;
        const frame =
          isDialog && target.kind === 'page'
            ? readFrame(target.pageCode).then((options) => ({ ...DEFAULT_FRAME, ...options }))
            : Promise.resolve(target.kind === 'app' ? SCREEN_FRAME : DEFAULT_FRAME);
        yield* call(wait, DIALOG.openDelayMs);
        const known = yield* call(() => Promise.race([frame, wait(FRAME_TIMEOUT_MS).then(() => null)]));
        const layers = yield* select((state) => state.layers);
        // A page pushed by a pushed page belongs to the same stack.
        const below = isDialog ? null : (layers.find((layer) => layer.id === over)?.over ?? over);
        const page = { ...request, title, frame: known ?? DEFAULT_FRAME };
        const result = results.wait(id);
        yield* put({ type: 'push', payload: { id, over: below, page } });
        if (!known) {
          const change = { frame: yield* call(() => frame) };
          yield* put({ type: 'setPage', payload: { id, change } });
        }
        return { id, result };
      },

      /** Closes a layer and those above it. Resolves to whether it closed. */
      *close({ payload: id }: Payload<string>, api: Api): Generator<unknown, boolean> {
        return yield* close(yield* api.select(({ layers }) => closing(layers, id)), api);
      },

      /**
       * Closes the layer of a page that finishes. With a result only the unsaved input of pages above it is confirmed.
       */
      *finish({ payload: { pageId, result } }: Payload<{ pageId: PageId; result?: unknown }>, api: Api) {
        const id = viewOf(pageId);
        const ids = yield* api.select(({ layers }) =>
          layers.some((layer) => layer.id === id) ? closing(layers, id) : [],
        );
        return yield* close(ids, api, result === undefined ? undefined : { by: pageId, result });
      },

      /** Closes all above a page, or only the topmost layer when no layer shows it. Resolves to whether they closed. */
      *returnTo({ payload: pageCode }: Payload<string>, api: Api): Generator<unknown, boolean> {
        return yield* close(yield* api.select(({ layers }) => returning(layers, pageCode)), api);
      },
    },
    subscriptions: {
      /** Removes the layers of tabs that are closed. */
      prune: ({ watch, getState, dispatch }: SubscriptionApi<LayersAndTabs, RemoveLayers>) =>
        watch(
          ({ tabs }) => tabs,
          (tabs) => {
            const { layers } = getState();
            const views = new Set([...allTabs(tabs).map(({ viewId }) => viewId), ...layers.map(({ id }) => id)]);
            const ids = orphans(layers, (viewId) => views.has(viewId));
            if (ids.length > 0) dispatch({ type: 'layers/remove', payload: ids });
          },
        ),
      results: ({ watch }: SubscriptionApi<LayersAndTabs>) =>
        watch(
          ({ layers }) => layers,
          (layers) => results.settle((id) => layers.some((layer) => layer.id === id)),
        ),
    },
  });
}
