import { AppError } from '@/common/errors/appError';

/**
 * The results that openers of pages wait for. Promises are not serialisable state, so they are stored here and not in
 * the models of tabs and layers.
 */
export interface PageResults {
  /** Resolves with the page's result when it closes; undefined when it was cancelled. */
  wait(id: string): Promise<unknown>;
  /** Stores the result of a page that is about to close. */
  setResult(id: string, result: unknown): void;
  /** Rejects the promises of a page whose place another one takes, with kind `cancelled`. */
  abandon(id: string): void;
  /** Resolves the promises of the pages that are closed. */
  settle(isOpen: (id: string) => boolean): void;
}

interface Opener {
  resolve(result: unknown): void;
  reject(error: AppError): void;
}

export function createPageResults(): PageResults {
  const waiting = new Map<string, Opener[]>();
  const results = new Map<string, unknown>();
  return {
    wait: (id) => new Promise((resolve, reject) => waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }])),
    setResult: (id, result) => void results.set(id, result),
    abandon(id) {
      const openers = waiting.get(id);
      waiting.delete(id);
      openers?.forEach(({ reject }) => reject(new AppError('cancelled', 'Another page has taken its place')));
    },
    settle(isOpen) {
      const closed = [...new Set([...waiting.keys(), ...results.keys()])].filter((id) => !isOpen(id));
      for (const id of closed) {
        waiting.get(id)?.forEach(({ resolve }) => resolve(results.get(id)));
        waiting.delete(id);
        results.delete(id);
      }
    },
  };
}
