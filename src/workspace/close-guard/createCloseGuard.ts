import { createEmitter } from '@/common/emitter';
import type { Disposable } from '@/common/disposable';
import type { Observable } from '@/common/store';
import type { Unsaved } from './createUnsaved';
import type { PageId } from './pageId';

/** A view's own word on its closing; false keeps it. */
export type CloseCheck = () => boolean | Promise<boolean>;

export interface CloseQuestion {
  /** Uploads or downloads would be cut off too: a dialog closes, or everything goes. */
  isStoppingTransfers?: boolean;
  /** The page that closes itself with a result: its input goes with that, so it is not asked about. */
  finished?: PageId | undefined;
}

/** The one place that says whether pages may go: closing, refreshing, switching and logging out ask here. */
export interface CloseGuard {
  /** A view may veto its closing (shell spec §4: the before-close check). */
  beforeClose(viewId: string, check: CloseCheck): Disposable;
  /**
   * Runs the views' checks, then asks about the unsaved input of these pages and of those inside them, and about
   * transfers. Resolves to whether they may go. The same pages asked about again meanwhile share the question.
   */
  canClose(pageIds: readonly PageId[], question?: CloseQuestion): Promise<boolean>;
  /** Whether `canClose` would run a check or ask about unsaved input. */
  needsConfirmation(pageIds: readonly PageId[]): boolean;
  /** Runs with the pages whose drafts can be deleted: the person agreed to lose the input, or the page closed with a result. */
  onDiscard(listener: (pageIds: readonly PageId[]) => void): Disposable;
  /** Whether leaving the browser's page now would lose something. */
  isAtRisk(): boolean;
}

export interface CloseGuardDeps {
  unsaved: Unsaved;
  /** Uploads and downloads under way. */
  transfers: Observable<number>;
  /** Asks about the unsaved input of these pages. */
  confirmLoss(pageIds: readonly PageId[]): Promise<boolean>;
  confirmTransfers(): Promise<boolean>;
}

export function createCloseGuard({ unsaved, transfers, confirmLoss, confirmTransfers }: CloseGuardDeps): CloseGuard {
  const checks = new Map<string, Set<CloseCheck>>();
  const discarded = createEmitter<readonly PageId[]>();
  const questions = new Map<string, Promise<boolean>>();
  const checksOf = (pageIds: readonly PageId[]) => pageIds.flatMap((id) => [...(checks.get(id) ?? [])]);

  async function passChecks(pageIds: readonly PageId[]): Promise<boolean> {
    for (const check of checksOf(pageIds)) {
      if (!(await check())) return false;
    }
    return true;
  }

  async function ask(
    pageIds: readonly PageId[],
    { isStoppingTransfers = false, finished }: CloseQuestion,
  ): Promise<boolean> {
    if (!(await passChecks(pageIds.filter((id) => id !== finished)))) return false;
    const lost = unsaved.among(pageIds).filter((id) => id !== finished);
    if (lost.length > 0 && !(await confirmLoss(lost))) return false;
    if (isStoppingTransfers && transfers.get() > 0 && !(await confirmTransfers())) return false;
    const givenUp = finished === undefined ? lost : [...lost, finished];
    if (givenUp.length > 0) discarded.emit(givenUp);
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
    needsConfirmation: (pageIds) => checksOf(pageIds).length > 0 || unsaved.among(pageIds).length > 0,
    onDiscard: discarded.subscribe,
    isAtRisk: () => unsaved.get().size > 0 || transfers.get() > 0,
  };
}
