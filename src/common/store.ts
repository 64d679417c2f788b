import type { Disposable } from './disposable';
import { createEmitter } from './emitter';

/** State that is read at any time and announces its changes. `get` returns the same reference until a change. */
export interface Observable<T> {
  get(): T;
  /** `listener` runs after each change, not at once. */
  subscribe(listener: () => void): Disposable;
}

/** An `Observable` that its owner may change. Setting an identical value announces nothing. */
export interface Store<T> extends Observable<T> {
  set(next: T): void;
}

/** A store of one value. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const changed = createEmitter();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      changed.emit();
    },
    subscribe: (listener) => changed.subscribe(listener),
  };
}
