import type { Disposable } from '@/common/disposable';
import type { GuardedEditor } from '@/portal/contract/portal';
import type { PageLayer } from '../layers/layersModel';
import type { PagesStore } from '../store/workspaceStore';
import { allTabs, tabByView } from '../tabs/tabReducers';
import type { Tab } from '../tabs/tabReducers';
import type { CloseGuard, Discard } from './createCloseGuard';
import { viewOf } from './pageId';
import type { PageId } from './pageId';

export interface DiscardUndoDeps {
  closeGuard: Pick<CloseGuard, 'onDiscard'>;
  store: PagesStore;
  /** Opens a closed tab or standalone page again; resolves to its new view, undefined if it did not open. */
  reopenTab(tab: Tab): Promise<string | undefined>;
  /** Brings the tab with this view to front. */
  reveal(viewId: string): Promise<void>;
  /**
   * Shows that the input of the pages with these titles was discarded, with a button that undoes it. Dispose to withdraw it.
   */
  offerUndo(titles: readonly string[], undo: () => Promise<void>): Disposable;
}

/** Brings back the pages whose input a person has discarded. */
export interface DiscardUndo {
  /** Notes under which id the input of a page is stored, until it is disposed with the page. */
  trackDraft(pageId: PageId, draftId: string): Disposable;
  /** Whether the loss of this draft was undone: the page that finds it restores it without a question. */
  isUndone(draftId: string): boolean;
  /** Registers an editor of a native screen, which captures its input when that is discarded. */
  trackEditor(pageId: PageId, editor: NamedEditor): Disposable;
  /** The titles (translation keys or texts) of these editors, and of the tabs and layers that show the other pages. */
  titlesOf(pageIds: readonly PageId[]): readonly string[];
  /** Runs with what was captured in the view that this one replaces, now or when that is undone later. */
  onRestore(viewId: string, restore: (captured: unknown) => void): Disposable;
  /** Withdraws the notice about a draft that a page has found, because the page offers it itself. */
  noteFound(draftIds: readonly string[]): void;
  dispose: Disposable;
}

/** The tabs and layers of the workspace. */
type OpenPages = ReturnType<PagesStore['getState']>;

type NamedEditor = Pick<GuardedEditor, 'title' | 'capture'>;

const titleOfView = ({ tabs, layers }: OpenPages, viewId: string) =>
  (layers.find(({ id }) => id === viewId)?.page ?? tabByView(tabs, viewId))?.title ?? '';

/** The pages before the discarded ones close, and the new views of those that are open again. */
interface Undoing {
  before: OpenPages;
  /** By the view of the editor. */
  captured: ReadonlyMap<string, unknown>;
  draftIds: readonly string[];
  reopened: Map<string, string>;
}

/**
 * Offers to undo each discard once its pages have closed. A protocol page is opened by the event that has opened it, so
 * that its result reaches the opener, and restores its draft; a native screen gets what it had captured.
 */
export function createDiscardUndo({ closeGuard, store, reopenTab, reveal, offerUndo }: DiscardUndoDeps): DiscardUndo {
  const drafts = new Map<PageId, string>();
  const undone = new Set<string>();
  const editors = new Map<PageId, NamedEditor>();
  const restored = new Map<string, unknown>();
  const listeners = new Map<string, (captured: unknown) => void>();
  /** The notices that are shown, with the drafts that they would bring back. */
  const offers = new Set<{ draftIds: readonly string[]; withdraw: Disposable }>();
  let stopWaiting: Disposable = () => undefined;

  const isOpen = (viewId: string) => {
    const { tabs, layers } = store.getState();
    return allTabs(tabs).some((tab) => tab.viewId === viewId) || layers.some(({ id }) => id === viewId);
  };

  function hand(viewId: string, captured: unknown) {
    const listener = listeners.get(viewId);
    if (listener) listener(captured);
    else restored.set(viewId, captured);
  }

  async function reopenLayer({ over, page }: PageLayer, undoing: Undoing): Promise<string | undefined> {
    const { opener, ...request } = page;
    if (opener && isOpen(opener.viewId)) {
      await reveal(opener.viewId);
      opener.reopen();
      return undefined;
    }
    const below = over === null ? undefined : await reopenView(over, undoing);
    if (over !== null && below === undefined) return undefined;
    const { id } = await store.dispatch({ type: 'layers/open', payload: { ...request, over: below } });
    return id;
  }

  /** Resolves to the view that shows the page again. */
  async function reopenView(viewId: string, undoing: Undoing): Promise<string | undefined> {
    const known = isOpen(viewId) ? viewId : undoing.reopened.get(viewId);
    if (known !== undefined) return known;
    const { tabs, layers } = undoing.before;
    const tab = allTabs(tabs).find((other) => other.viewId === viewId);
    const layer = layers.find(({ id }) => id === viewId);
    const opened = tab ? await reopenTab(tab) : layer && (await reopenLayer(layer, undoing));
    if (opened === undefined) return undefined;
    undoing.reopened.set(viewId, opened);
    if (undoing.captured.has(viewId)) hand(opened, undoing.captured.get(viewId));
    return opened;
  }

  async function undo(lost: readonly PageId[], undoing: Undoing) {
    undoing.draftIds.forEach((draftId) => undone.add(draftId));
    for (const viewId of new Set(lost.map(viewOf))) {
      if (isOpen(viewId) && undoing.captured.has(viewId)) {
        await reveal(viewId);
        hand(viewId, undoing.captured.get(viewId));
      } else await reopenView(viewId, undoing);
    }
  }

  function titlesOf(pageIds: readonly PageId[]): readonly string[] {
    const titles = pageIds.map((id) => (editors.get(id)?.title() ?? titleOfView(store.getState(), viewOf(id))).trim());
    return [...new Set(titles)].filter((title) => title !== '');
  }

  /** A refreshed tab offers its draft itself. */
  const isRefresh = (viewId: string, { before }: Undoing) => {
    const key = allTabs(before.tabs).find((tab) => tab.viewId === viewId)?.key;
    return key !== undefined && allTabs(store.getState().tabs).some((tab) => tab.key === key);
  };

  function handleDiscard({ lost, closing }: Discard) {
    stopWaiting();
    const gone = lost.filter((id) => closing.includes(viewOf(id)) || (closing.includes(id) && editors.has(id)));
    if (gone.length === 0) return;
    const views = gone.map(viewOf).filter((viewId) => closing.includes(viewId));
    const captured = new Map(
      gone.flatMap((id) => (editors.has(id) ? [[viewOf(id), editors.get(id)?.capture()] as const] : [])),
    );
    const titles = new Map(gone.map((id) => [id, titlesOf([id])]));
    const draftIds = gone.flatMap((pageId) => drafts.get(pageId) ?? []);
    const undoing: Undoing = { before: store.getState(), draftIds, captured, reopened: new Map() };

    function offer() {
      const closed = gone.filter((id) => !views.includes(viewOf(id)) || !isRefresh(viewOf(id), undoing));
      if (closed.length === 0) return;
      const shown = { draftIds, withdraw: () => undefined as void };
      shown.withdraw = offerUndo([...new Set(closed.flatMap((id) => titles.get(id) ?? []))], () => {
        offers.delete(shown);
        return undo(closed, undoing);
      });
      offers.add(shown);
    }

    if (views.length === 0) return offer();
    let isOffered = false;
    stopWaiting = store.subscribe(() => {
      // A listener that dispatches calls the others once more, also those that have unsubscribed meanwhile.
      if (isOffered || views.some(isOpen)) return;
      isOffered = true;
      stopWaiting();
      offer();
    });
  }

  const stop = closeGuard.onDiscard(handleDiscard);
  return {
    trackDraft(pageId, draftId) {
      drafts.set(pageId, draftId);
      return () => {
        if (drafts.get(pageId) === draftId) drafts.delete(pageId);
      };
    },
    isUndone: (draftId) => undone.has(draftId),
    titlesOf,
    trackEditor(pageId, editor) {
      editors.set(pageId, editor);
      return () => void editors.delete(pageId);
    },
    onRestore(viewId, restore) {
      listeners.set(viewId, restore);
      const captured = restored.get(viewId);
      restored.delete(viewId);
      if (captured !== undefined) restore(captured);
      return () => {
        if (listeners.get(viewId) === restore) listeners.delete(viewId);
      };
    },
    noteFound(draftIds) {
      offers.forEach((offer) => {
        if (!offer.draftIds.some((id) => draftIds.includes(id) && !undone.has(id))) return;
        offers.delete(offer);
        offer.withdraw();
      });
    },
    dispose() {
      stopWaiting();
      stop();
    },
  };
}
