import type { Disposable } from '../../common/disposable';
import { isAppError, toAppError } from '../../common/errors/appError';
import type { AppError } from '../../common/errors/appError';
import { createStore } from '../../common/store';
import type { Observable } from '../../common/store';

/** What a screen knows of data that it asked the server for. */
export interface Loaded<T> {
  /** The last answer; it stands while a newer one is under way, and when that fails. */
  data?: T;
  /** Why there is no newer answer. */
  error?: AppError;
  isLoading: boolean;
}

export type Load<T> = (signal: AbortSignal) => Promise<T>;

export interface Loader<T> extends Observable<Loaded<T>> {
  /**
   * Asks. A request that is still running is given up by disposing it first. What was loaded for another `scope`
   * (person and position) is forgotten at once: nobody may see what their position must not.
   */
  start(load: Load<T>, scope: string): Disposable;
}

export function createLoader<T>(): Loader<T> {
  const state = createStore<Loaded<T>>({ isLoading: true });
  let lastScope: string | undefined;

  const ask = async (load: Load<T>, { signal }: AbortController) => {
    const settle = (next: Loaded<T>) => signal.aborted || state.set(next);
    try {
      settle({ data: await load(signal), isLoading: false });
    } catch (error) {
      const { data } = state.get();
      // Given up by the host, for example because the session ended: that is no failure.
      settle({ data, error: isAppError(error, 'cancelled') ? undefined : toAppError(error), isLoading: false });
    }
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    start(load, scope) {
      const controller = new AbortController();
      state.set({ data: scope === lastScope ? state.get().data : undefined, isLoading: true });
      lastScope = scope;
      void ask(load, controller);
      return () => controller.abort();
    },
  };
}
