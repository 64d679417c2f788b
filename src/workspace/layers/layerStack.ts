import type { Payload } from '../store/defineModel';

/** A page over another one. The last of a stack is on top. */
export interface Layer<Page = unknown> {
  id: string;
  /** The view (tab or dialog) that a pushed page covers; null for a dialog, which covers everything. */
  over: string | null;
  page: Page;
}

export type LayerStack<Page = unknown> = readonly Layer<Page>[];

/** The layers over a view, or the dialogs for null; the topmost last. */
export function layersOver<Page>(stack: LayerStack<Page>, over: string | null): LayerStack<Page> {
  return stack.filter((layer) => layer.over === over);
}

/** The view of the tab that a pushed page covers; the id itself when it is no pushed page. */
export function tabViewOf(stack: LayerStack, viewId: string): string {
  const over = stack.find(({ id }) => id === viewId)?.over ?? null;
  return over === null ? viewId : tabViewOf(stack, over);
}

/** The views, each followed by the layers over it. */
export function viewsWithLayers(stack: LayerStack, viewIds: readonly string[]): readonly string[] {
  return viewIds.flatMap((viewId) => [viewId, ...layersOver(stack, viewId).map((layer) => layer.id)]);
}

/** The topmost layer of the topmost dialog, else the topmost page over the view. */
export function topLayer<Page>(stack: LayerStack<Page>, viewId: string | undefined): Layer<Page> | undefined {
  const dialog = layersOver(stack, null).at(-1);
  const below = dialog?.id ?? viewId;
  return (below === undefined ? undefined : layersOver(stack, below).at(-1)) ?? dialog;
}

/**
 * The ids that close together with a layer, topmost first: the layer and all above it in its own stack, or only the
 * topmost dialog when the id is not open (shell spec §4). The pages pushed over a closing dialog close as well.
 */
export function closing(stack: LayerStack, id: string): readonly string[] {
  const target = stack.find((layer) => layer.id === id) ?? layersOver(stack, null).at(-1);
  return target ? from(stack, target) : [];
}

/** The ids that close on a return to a page: all above it, or only the topmost layer when no layer shows the page. */
export function returning(stack: LayerStack<{ pageCode: string }>, pageCode: string): readonly string[] {
  const target = stack.findLast((layer) => layer.page.pageCode === pageCode);
  if (!target) return stack.slice(-1).map((layer) => layer.id);
  const siblings = layersOver(stack, target.over);
  const above = siblings[siblings.indexOf(target) + 1];
  const within = layersOver(stack, target.id)
    .flatMap((layer) => layer.id)
    .reverse();
  return above ? [...from(stack, above), ...within] : within;
}

/** The ids of layers over closed views. */
export function orphans(stack: LayerStack, isThere: (viewId: string) => boolean): readonly string[] {
  return stack.filter(({ over }) => over !== null && !isThere(over)).map((layer) => layer.id);
}

/** The reducers of the layers model. Each returns the same stack when nothing changed. */
export const createLayerReducers = <Page>() => ({
  push: (stack: LayerStack<Page>, { payload: layer }: Payload<Layer<Page>>): LayerStack<Page> =>
    stack.some(({ id }) => id === layer.id) ? stack : [...stack, layer],

  setPage(stack: LayerStack<Page>, { payload: { id, change } }: Payload<{ id: string; change: Partial<Page> }>) {
    const target = stack.find((layer) => layer.id === id);
    const isNews =
      target && Object.entries(change).some(([key, value]) => !Object.is(target.page[key as keyof Page], value));
    if (!isNews) return stack;
    return stack.map((layer) => (layer === target ? { ...layer, page: { ...layer.page, ...change } } : layer));
  },

  remove: (stack: LayerStack<Page>, { payload: ids }: Payload<readonly string[]>): LayerStack<Page> =>
    stack.some(({ id }) => ids.includes(id)) ? stack.filter(({ id }) => !ids.includes(id)) : stack,
});

function from(stack: LayerStack, target: Layer): readonly string[] {
  const siblings = layersOver(stack, target.over);
  const leaving = siblings.slice(siblings.indexOf(target)).map((layer) => layer.id);
  return stack
    .filter((layer) => leaving.includes(layer.id) || (layer.over !== null && leaving.includes(layer.over)))
    .map((layer) => layer.id)
    .reverse();
}
