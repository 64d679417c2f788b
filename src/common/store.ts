import type { Disposable } from './disposable';

/** State that is read at any time and announces its changes. `get` returns the same reference until a change. */
export interface Observable<T> {
  get(): T;
  /** `listener` runs after each change, not at once. */
  subscribe(listener: () => void): Disposable;
}

/** A `Readable` that its owner may change. Setting an identical value announces nothing. */
export interface Store<T> extends Observable<T> {
  set(next: T): void;
}

/** Smallest store: one value, a set of listeners. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      [...listeners].forEach((listener) => listener());
    },
    subscribe(listener) {
      const entry = () => listener();
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
  };
}
