import { DIALOG } from '@/common/constants/workspace';
import type { Target } from '@/routes/destination';
import type { FrameOptions } from '../dialogs/dialogSize';
import { viewOf } from '../close-guard/pageId';
import type { PageId } from '../close-guard/pageId';
import type { Opening } from '../navigation/opening';
import type { WorkspaceStore } from '../store/createWorkspaceStore';
import type { LayerPage, PageLayer, PageLayerEvent } from './layerPage';
import { closing, layersOver, orphans, returning } from './layerStack';

export interface OpenLayerRequest {
  pageCode: string;
  title?: string;
  target: Target;
  /** Set when another page opened it. */
  opening?: Opening;
}

/** Pages over pages: dialogs over everything, pushed pages over their tab or dialog. */
export interface Layers {
  /**
   * Opens a dialog, or pushes a page over a view. Resolves when it closes, with what its page handed back; undefined
   * when it was cancelled.
   */
  open(request: OpenLayerRequest, over?: string | null): Promise<unknown>;
  /** Somebody wants to close: what would be lost is asked about first. Resolves to whether it closed. */
  requestClose(id: string): Promise<boolean>;
  /** The page closes itself. With a result its own input goes with that, and only that of other pages is asked about. */
  finish(pageId: PageId, result?: unknown): Promise<boolean>;
  /** Back to a page: everything above it closes, or the topmost when it is not open. Resolves to whether that happened. */
  returnTo(pageCode: string): Promise<boolean>;
  setTitle(id: string, title: string): void;
  has(id: string): boolean;
  openingOf(id: string): Opening | undefined;
  /** The topmost dialog with what is pushed over it, else the topmost page over the view. */
  top(viewId: string | undefined): PageLayer | undefined;
  /** The view followed by what lies over it. */
  viewsOf(viewId: string): readonly string[];
  all(): readonly string[];
  /** Drops what lies over views that are gone. */
  prune(isThere: (viewId: string) => boolean): void;
  /** The session ended: all go, nobody is asked. */
  clear(): void;
}

export interface LayersDeps {
  store: WorkspaceStore;
  newId(): string;
  wait(ms: number): Promise<void>;
  /** What the page's protocol says about its frame. A page that cannot be fetched still opens, with what there is. */
  readFrame(pageCode: string): Promise<Partial<FrameOptions>>;
  /** Asks before layers close. */
  canClose(
    viewIds: readonly string[],
    question: { isStoppingTransfers: boolean; finished?: PageId | undefined },
  ): Promise<boolean>;
}

/** Waits this long for the frame's size before it shows the dialog with the default one. */
const FRAME_PATIENCE_MS = 300;

const DEFAULT_FRAME: FrameOptions = { position: 'center', hasCloseIcon: true };

export function createLayers({ store, newId, wait, readFrame, canClose }: LayersDeps): Layers {
  const results = new Map<string, (result: unknown) => void>();
  const stack = () => store.getState().layers;
  const byId = (id: string) => stack().find((layer) => layer.id === id);
  const apply = (event: PageLayerEvent): void => {
    store.dispatch({ type: 'layers/apply', event });
  };

  function remove(ids: readonly string[], handed?: { by: PageId; result: unknown }) {
    if (ids.length === 0) return;
    apply({ type: 'remove', ids });
    ids.forEach((removed) => {
      results.get(removed)?.(handed && removed === viewOf(handed.by) ? handed.result : undefined);
      results.delete(removed);
    });
  }

  /** `handed`: the page that closes itself, and its result. */
  async function close(ids: readonly string[], handed?: { by: PageId; result: unknown }) {
    const others = handed ? ids.filter((id) => id !== viewOf(handed.by)) : ids;
    const isStoppingTransfers = others.some((id) => byId(id)?.over === null);
    if (ids.length === 0 || !(await canClose(ids, { isStoppingTransfers, finished: handed?.by }))) return false;
    remove(ids, handed);
    return true;
  }

  async function showDialog(id: string, page: Omit<LayerPage, 'frame'>) {
    const protocol = page.target.kind === 'page' ? readFrame(page.target.pageCode) : Promise.resolve({});
    const frame = protocol.then((options) => ({ ...DEFAULT_FRAME, ...options }));
    await wait(DIALOG.openDelayMs);
    const known = await Promise.race([frame, wait(FRAME_PATIENCE_MS).then(() => null)]);
    apply({ type: 'push', layer: { id, over: null, page: { ...page, frame: known ?? DEFAULT_FRAME } } });
    if (!known) apply({ type: 'setPage', id, change: { frame: await frame } });
  }

  async function pushPage(id: string, over: string, page: Omit<LayerPage, 'frame'>) {
    await wait(DIALOG.openDelayMs);
    apply({ type: 'push', layer: { id, over, page: { ...page, frame: DEFAULT_FRAME } } });
  }

  return {
    async open({ title = '', ...request }, over = null) {
      const id = newId();
      const result = new Promise<unknown>((resolve) => results.set(id, resolve));
      const page = { ...request, title };
      // A page pushed from a pushed page stands in the same stack.
      if (over === null) await showDialog(id, page);
      else await pushPage(id, byId(over)?.over ?? over, page);
      return result;
    },
    requestClose: (id) => close(closing(stack(), id)),
    finish(pageId, result) {
      const id = viewOf(pageId);
      if (!byId(id)) return Promise.resolve(false);
      return close(closing(stack(), id), result === undefined ? undefined : { by: pageId, result });
    },
    returnTo: (pageCode) => close(returning(stack(), pageCode)),
    setTitle: (id, title) => apply({ type: 'setPage', id, change: { title } }),
    has: (id) => byId(id) !== undefined,
    openingOf: (id) => byId(id)?.page.opening,
    top(viewId) {
      const dialog = layersOver(stack(), null).at(-1);
      const below = dialog?.id ?? viewId;
      return (below === undefined ? undefined : layersOver(stack(), below).at(-1)) ?? dialog;
    },
    viewsOf: (viewId) => [viewId, ...layersOver(stack(), viewId).map((layer) => layer.id)],
    all: () => stack().map((layer) => layer.id),
    prune: (isThere) => remove(orphans(stack(), isThere)),
    clear: () => remove(stack().map((layer) => layer.id)),
  };
}
