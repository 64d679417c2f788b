import { AppError } from '@/common/errors/appError';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { Environment } from '../environment';

/** Whether the browser is online. */
export interface Connection {
  isOnline: Observable<boolean>;
  /** Resolves when the browser is online; rejects with `cancelled` when the signal is aborted. */
  whenOnline(signal?: AbortSignal): Promise<void>;
}

/** Follows the `online` and `offline` events of the browser. */
export function createConnection({ page, isOnline: askBrowser }: Pick<Environment, 'page' | 'isOnline'>): Connection {
  const isOnline = createStore(askBrowser());
  page.addEventListener('online', () => isOnline.set(true));
  page.addEventListener('offline', () => isOnline.set(false));
  return {
    isOnline,
    whenOnline: (signal) =>
      new Promise((resolve, reject) => {
        if (isOnline.get()) return resolve();
        const end = () => {
          stop();
          signal?.removeEventListener('abort', handleAbort);
        };
        const handleAbort = () => {
          end();
          reject(new AppError('cancelled', 'The call was aborted while offline', { cause: signal?.reason }));
        };
        const stop = isOnline.subscribe(() => {
          end();
          resolve();
        });
        signal?.addEventListener('abort', handleAbort, { once: true });
        if (signal?.aborted) handleAbort();
      }),
  };
}
