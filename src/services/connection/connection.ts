import type { Observable } from '@/common/store';

/** Whether the browser has a network at all. */
export interface Connection {
  isOnline: Observable<boolean>;
  /** Resolves as soon as there is a network; rejects with `cancelled` when the signal ends the wait. */
  whenOnline(signal?: AbortSignal): Promise<void>;
}
