import { AppError } from '@/common/errors/appError';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { Environment } from '../environment';

/** Whether the browser has a network at all. */
export interface Connection {
  isOnline: Observable<boolean>;
  /** Resolves as soon as there is a network; rejects with `cancelled` when the signal ends the wait. */
  whenOnline(signal?: AbortSignal): Promise<void>;
}

/** Follows what the browser says about its network. */
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
          reject(new AppError('cancelled', 'The call was given up while offline', { cause: signal?.reason }));
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
