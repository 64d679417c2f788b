import type { Save } from '@/portal/contract/portal';
import { createEmitter } from '@/common/emitter';
import type { Disposable } from '@/common/disposable';
import type { Observable } from '@/common/store';
import { isWithin, viewOf } from './pageId';
import type { PageId } from './pageId';

/** What a person wants to become of unsaved input. */
export type LossAnswer = 'keep' | 'discard' | 'save';

/** The check of a view before it closes; false keeps it open. */
export type CloseCheck = () => boolean | Promise<boolean>;

/** Input that the person has agreed to lose. */
export interface Discard {
  /** The pages with the input. */
  lost: readonly PageId[];
  /** The pages that close, among them those of `lost` or the views that contain them. */
  closing: readonly PageId[];
}

export interface CloseQuestion {
  /** A dialog or the whole workspace closes, which aborts uploads and downloads as well. */
  isStoppingTransfers?: boolean;
  /** The page that closes itself with a result. Its own input needs no confirmation. */
  finished?: PageId | undefined;
}

/** Decides whether pages may close. It is called to close, to refresh, to switch the position and to sign out. */
export interface CloseGuard {
  /** Registers a check that may veto the closing of a view (shell spec §4). */
  beforeClose(viewId: string, check: CloseCheck): Disposable;
  /**
   * Runs the views' checks, then asks for confirmation if these pages, or pages inside them, have unsaved input or if
   * transfers are in progress. Resolves to whether they may close. Concurrent calls for the same pages share the
   * question.
   */
  canClose(pageIds: readonly PageId[], question?: CloseQuestion): Promise<boolean>;
  /** Whether `canClose` would run a check or ask for confirmation of unsaved input. */
  needsConfirmation(pageIds: readonly PageId[]): boolean;
  /** Offers to save a page before it closes. `findSave` returns undefined while the page cannot be saved. */
  offerSave(pageId: PageId, findSave: () => Save | undefined): Disposable;
  /** Notes that a page is being saved, until the promise settles: it is not closed before, for at most 5 s. */
  trackSave(pageId: PageId, saved: Promise<unknown>): void;
  /** The save of the first page in this view that offers one. */
  findSave(viewId: string): Save | undefined;
  /** Runs before pages close whose input the person has agreed to lose. */
  onDiscard(listener: (discard: Discard) => void): Disposable;
  /** Runs before a page closes with a result. */
  onFinish(listener: (pageId: PageId) => void): Disposable;
}

interface LossOptions {
  canSave: boolean;
  isSaving: boolean;
  signal: AbortSignal;
}

/** How long a page that should close waits for the answer to its save. */
const SAVE_WAIT_MS = 5000;

export interface CloseGuardDeps {
  /** The pages with unsaved input among these and inside them. */
  unsavedAmong(pageIds: readonly PageId[]): readonly PageId[];
  /** Number of uploads and downloads in progress. */
  transfers: Observable<number>;
  /** Runs the listener whenever the pages with unsaved input may have changed. */
  watchUnsaved(listener: () => void): Disposable;
  /**
   * Asks before the unsaved input of these pages is lost. `canSave`: all of them can be saved instead; `isSaving`: the
   * answer to a save is still missing. The signal withdraws the question, which keeps the input.
   */
  confirmLoss(pageIds: readonly PageId[], options: LossOptions): Promise<LossAnswer>;
  /** Shows that a page closes only once it has been saved. */
  noteSaving(): void;
  wait(ms: number): Promise<void>;
  /** Brings a page to front that could not be saved. */
  reveal(pageId: PageId): Promise<void>;
  confirmTransfers(): Promise<boolean>;
}

export function createCloseGuard(deps: CloseGuardDeps): CloseGuard {
  const { unsavedAmong, watchUnsaved, transfers, confirmTransfers } = deps;
  const checks = new Map<string, Set<CloseCheck>>();
  const saves = new Map<PageId, () => Save | undefined>();
  /** The saves whose answer is missing, with their pages. */
  const pendingSaves = new Map<Promise<unknown>, PageId>();
  const discards = createEmitter<Discard>();
  const finishes = createEmitter<PageId>();
  const questions = new Map<string, Promise<boolean>>();
  const checksOf = (pageIds: readonly PageId[]) => pageIds.flatMap((id) => [...(checks.get(id) ?? [])]);

  async function passChecks(pageIds: readonly PageId[]): Promise<boolean> {
    for (const check of checksOf(pageIds)) {
      if (!(await check())) return false;
    }
    return true;
  }

  const findSave = (viewId: string): Save | undefined =>
    [...saves].flatMap(([pageId, find]) => (isWithin(pageId, viewId) ? (find() ?? []) : []))[0];

  /** A page without a save of its own is a part of a screen, whose editor saves it. */
  const saveOf = (pageId: PageId): Save | undefined => {
    const find = saves.get(pageId);
    return find ? find() : findSave(viewOf(pageId));
  };

  const savesAmong = (pageIds: readonly PageId[]) =>
    [...pendingSaves].flatMap(([saved, pageId]) => (pageIds.includes(pageId) ? [saved] : []));

  /** The pages among these and inside them that have unsaved input, or whose save has no answer yet. */
  function unsettledAmong(pageIds: readonly PageId[]): readonly PageId[] {
    const saving = [...pendingSaves.values()].filter((id) => pageIds.some((outer) => isWithin(id, outer)));
    return [...new Set([...unsavedAmong(pageIds), ...saving])];
  }

  function settle(saved: readonly Promise<unknown>[]) {
    deps.noteSaving();
    return Promise.race([Promise.allSettled(saved), deps.wait(SAVE_WAIT_MS)]);
  }

  /** Withdraws the question when the input has been saved meanwhile. */
  async function confirmLoss(lost: readonly PageId[]): Promise<LossAnswer> {
    const saved = new AbortController();
    const check = () => unsettledAmong(lost).length > 0 || saved.abort();
    const stop = watchUnsaved(check);
    const pending = savesAmong(lost);
    if (pending.length > 0) void Promise.allSettled(pending).then(check);
    try {
      const isSaving = pending.length > 0;
      const canSave = !isSaving && lost.every((id) => saveOf(id) !== undefined);
      return await deps.confirmLoss(lost, { canSave, isSaving, signal: saved.signal });
    } finally {
      stop();
    }
  }

  /** Saves one page after the other; the first that cannot be saved is shown, and keeps all open. */
  async function save(lost: readonly PageId[]): Promise<boolean> {
    for (const id of lost) {
      // It may have been saved together with the one before.
      if (unsavedAmong([id]).length === 0 || (await saveOf(id)?.())) continue;
      await deps.reveal(id);
      return false;
    }
    return true;
  }

  /**
   * Resolves to the pages whose input is lost, not to one that only waits for an answer; undefined when the pages stay
   * open, as they do when they have been saved meanwhile: the event that saved them may close them with a result.
   */
  async function agreeToLoss(unsettledNow: () => readonly PageId[]): Promise<readonly PageId[] | undefined> {
    if (unsettledNow().length === 0) return [];
    const pending = savesAmong(unsettledNow());
    if (pending.length > 0) await settle(pending);
    const unsettled = unsettledNow();
    if (unsettled.length === 0) return undefined;
    switch (await confirmLoss(unsettled)) {
      case 'keep':
        return undefined;
      case 'save':
        return (await save(unsettled)) ? [] : undefined;
      case 'discard':
        return unsavedAmong(unsettled);
    }
  }

  async function ask(
    pageIds: readonly PageId[],
    { isStoppingTransfers = false, finished }: CloseQuestion,
  ): Promise<boolean> {
    if (!(await passChecks(pageIds.filter((id) => id !== finished)))) return false;
    const lost = await agreeToLoss(() => unsettledAmong(pageIds).filter((id) => id !== finished));
    if (!lost) return false;
    if (isStoppingTransfers && transfers.get() > 0 && !(await confirmTransfers())) return false;
    if (lost.length > 0) discards.emit({ lost, closing: pageIds });
    if (finished !== undefined) finishes.emit(finished);
    return true;
  }

  return {
    beforeClose(viewId, check) {
      const own = checks.get(viewId) ?? new Set();
      checks.set(viewId, own.add(check));
      return () => {
        own.delete(check);
        if (own.size === 0 && checks.get(viewId) === own) checks.delete(viewId);
      };
    },
    canClose(pageIds, question = {}) {
      const key = JSON.stringify([pageIds, question]);
      const open = questions.get(key) ?? ask(pageIds, question).finally(() => questions.delete(key));
      questions.set(key, open);
      return open;
    },
    needsConfirmation: (pageIds) => checksOf(pageIds).length > 0 || unsettledAmong(pageIds).length > 0,
    offerSave(pageId, find) {
      saves.set(pageId, find);
      return () => {
        if (saves.get(pageId) === find) saves.delete(pageId);
      };
    },
    trackSave(pageId, saved) {
      pendingSaves.set(saved, pageId);
      const end = () => void pendingSaves.delete(saved);
      saved.then(end, end);
    },
    findSave,
    onDiscard: discards.subscribe,
    onFinish: finishes.subscribe,
  };
}
