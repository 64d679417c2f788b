import type { Disposable } from '@/common/disposable';
import type { Readable } from '@/common/readable';
import type { Unsaved } from './createUnsaved';

/** A view's own word on its closing; false keeps it. */
export type CloseCheck = () => boolean | Promise<boolean>;

export interface LeavingQuestion {
  /** Uploads or downloads would be cut off too: a dialog closes, or everything goes. */
  isStoppingTransfers?: boolean;
}

/** The one place that says whether views may go: whoever closes, refreshes, switches or logs out asks here. */
export interface Leaving {
  /** A view may veto its closing (shell spec §4: the before-close check). */
  beforeClose(viewId: string, check: CloseCheck): Disposable;
  /** Runs the views' checks, then asks about unsaved input and about transfers. Resolves to whether they may go. */
  mayClose(viewIds: readonly string[], question?: LeavingQuestion): Promise<boolean>;
  /** Runs with the views whose unsaved input the person has agreed to lose. */
  onLoss(listener: (viewIds: readonly string[]) => void): Disposable;
  /** Whether leaving the browser's page now would lose something. */
  isAtRisk(): boolean;
}

export interface LeavingDeps {
  unsaved: Unsaved;
  /** Uploads and downloads under way. */
  transfers: Readable<number>;
  /** Asks about the unsaved input of these views. */
  confirmLoss(viewIds: readonly string[]): Promise<boolean>;
  confirmTransfers(): Promise<boolean>;
}

export function createLeaving({ unsaved, transfers, confirmLoss, confirmTransfers }: LeavingDeps): Leaving {
  const checks = new Map<string, Set<CloseCheck>>();
  const lossListeners = new Set<(viewIds: readonly string[]) => void>();

  async function passChecks(viewIds: readonly string[]): Promise<boolean> {
    for (const check of viewIds.flatMap((id) => [...(checks.get(id) ?? [])])) {
      if (!(await check())) return false;
    }
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
    async mayClose(viewIds, { isStoppingTransfers = false } = {}) {
      if (!(await passChecks(viewIds))) return false;
      const lost = viewIds.filter((id) => unsaved.get().has(id));
      if (lost.length > 0 && !(await confirmLoss(lost))) return false;
      if (isStoppingTransfers && transfers.get() > 0 && !(await confirmTransfers())) return false;
      if (lost.length > 0) lossListeners.forEach((listener) => listener(lost));
      return true;
    },
    onLoss(listener) {
      lossListeners.add(listener);
      return () => {
        lossListeners.delete(listener);
      };
    },
    isAtRisk: () => unsaved.get().size > 0 || transfers.get() > 0,
  };
}
