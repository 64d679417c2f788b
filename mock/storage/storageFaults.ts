import { setTimeout as delay } from 'node:timers/promises';
import type { StorageProvider } from './tenantStorages';

/** Kinds of simulated failures of a storage. `slow` delays the request and then lets it through. */
export const STORAGE_FAULT_KINDS = ['drop', '500', '403', 'slow'] as const;

export interface StorageFault {
  provider: StorageProvider;
  kind: (typeof STORAGE_FAULT_KINDS)[number];
  /** Number of uploads and downloads that fail. */
  times: number;
  /** Delay of a slow request. */
  delayMs: number;
}

/** A FIFO queue of faults that tests have scheduled. */
export function createStorageFaults() {
  let faults: StorageFault[] = [];
  let waiting = new AbortController();
  return {
    order: (fault: StorageFault) => void faults.push({ ...fault }),
    /** The first fault of the provider; decrements its remaining count. */
    take(provider: StorageProvider): StorageFault | undefined {
      const fault = faults.find((each) => each.provider === provider);
      if (!fault) return undefined;
      fault.times -= 1;
      faults = faults.filter(({ times }) => times > 0);
      return fault;
    },
    /** Waits as long as a slow request does: until its time is over, or until all faults are cleared. */
    async wait(delayMs: number): Promise<void> {
      const { signal } = waiting;
      try {
        await delay(delayMs, undefined, { ref: false, signal });
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
    clear(): void {
      faults = [];
      waiting.abort();
      waiting = new AbortController();
    },
  };
}
export type StorageFaults = ReturnType<typeof createStorageFaults>;
