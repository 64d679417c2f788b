import { createEmitter } from '@/common/emitter';
import type { Disposable } from '@/common/disposable';
import type { Observable } from '@/common/store';
import type { PageId } from './pageId';

/** The check of a view before it closes; false keeps it open. */
export type CloseCheck = () => boolean | Promise<boolean>;

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
  /**
   * Runs with the pages whose drafts can be deleted: the person discarded the input, or the page closed with a result.
   */
  onDiscard(listener: (pageIds: readonly PageId[]) => void): Disposable;
}

export interface CloseGuardDeps {
  /** The pages with unsaved input among these and inside them. */
  unsavedAmong(pageIds: readonly PageId[]): readonly PageId[];
  /** Number of uploads and downloads in progress. */
  transfers: Observable<number>;
  /** Runs the listener whenever the pages with unsaved input may have changed. */
  watchUnsaved(listener: () => void): Disposable;
  /** Asks for confirmation before the unsaved input of these pages is lost. The signal withdraws the question. */
  confirmLoss(pageIds: readonly PageId[], signal: AbortSignal): Promise<boolean>;
  confirmTransfers(): Promise<boolean>;
}

export function createCloseGuard(deps: CloseGuardDeps): CloseGuard {
  const { unsavedAmong, watchUnsaved, transfers, confirmTransfers } = deps;
  const checks = new Map<string, Set<CloseCheck>>();
  const discards = createEmitter<readonly PageId[]>();
  const questions = new Map<string, Promise<boolean>>();
  const checksOf = (pageIds: readonly PageId[]) => pageIds.flatMap((id) => [...(checks.get(id) ?? [])]);

  async function passChecks(pageIds: readonly PageId[]): Promise<boolean> {
    for (const check of checksOf(pageIds)) {
      if (!(await check())) return false;
    }
    return true;
  }

  /**
   * Withdraws the question when the input has been saved meanwhile. The pages stay then, because the event that saved
   * them may close them with a result.
   */
  async function confirmLoss(lost: readonly PageId[]): Promise<boolean> {
    const saved = new AbortController();
    const stop = watchUnsaved(() => unsavedAmong(lost).length > 0 || saved.abort());
    try {
      return await deps.confirmLoss(lost, saved.signal);
    } finally {
      stop();
    }
  }

  async function ask(
    pageIds: readonly PageId[],
    { isStoppingTransfers = false, finished }: CloseQuestion,
  ): Promise<boolean> {
    if (!(await passChecks(pageIds.filter((id) => id !== finished)))) return false;
    const lost = unsavedAmong(pageIds).filter((id) => id !== finished);
    if (lost.length > 0 && !(await confirmLoss(lost))) return false;
    if (isStoppingTransfers && transfers.get() > 0 && !(await confirmTransfers())) return false;
    const discarded = finished === undefined ? lost : [...lost, finished];
    if (discarded.length > 0) discards.emit(discarded);
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
    needsConfirmation: (pageIds) => checksOf(pageIds).length > 0 || unsavedAmong(pageIds).length > 0,
    onDiscard: discards.subscribe,
  };
}
