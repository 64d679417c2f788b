/** A page over another one. The last of a stack is on top. */
export interface Layer<Page = unknown> {
  id: string;
  /** The view (tab or dialog) that a pushed page covers; null for a dialog, which covers everything. */
  over: string | null;
  page: Page;
}

export type LayerStack<Page = unknown> = readonly Layer<Page>[];

export type LayerEvent<Page = unknown> =
  | { type: 'push'; layer: Layer<Page> }
  | { type: 'setPage'; id: string; change: Partial<Page> }
  | { type: 'remove'; ids: readonly string[] };

/** The layers over a view, or the dialogs for null; the topmost last. */
export function layersOver<Page>(stack: LayerStack<Page>, over: string | null): LayerStack<Page> {
  return stack.filter((layer) => layer.over === over);
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

/** The stack after the event; the same object when nothing changed. */
export function layerReducer<Page>(stack: LayerStack<Page>, event: LayerEvent<Page>): LayerStack<Page> {
  switch (event.type) {
    case 'push':
      return stack.some((layer) => layer.id === event.layer.id) ? stack : [...stack, event.layer];
    case 'setPage':
      return change(stack, event.id, event.change);
    case 'remove':
      return stack.some((layer) => event.ids.includes(layer.id))
        ? stack.filter((layer) => !event.ids.includes(layer.id))
        : stack;
  }
}

function from(stack: LayerStack, target: Layer): readonly string[] {
  const siblings = layersOver(stack, target.over);
  const leaving = siblings.slice(siblings.indexOf(target)).map((layer) => layer.id);
  return stack
    .filter((layer) => leaving.includes(layer.id) || (layer.over !== null && leaving.includes(layer.over)))
    .map((layer) => layer.id)
    .reverse();
}

function change<Page>(stack: LayerStack<Page>, id: string, changes: Partial<Page>): LayerStack<Page> {
  const target = stack.find((layer) => layer.id === id);
  const isNews =
    target && Object.entries(changes).some(([key, value]) => !Object.is(target.page[key as keyof Page], value));
  if (!isNews) return stack;
  return stack.map((layer) => (layer === target ? { ...layer, page: { ...layer.page, ...changes } } : layer));
}
