import type { Disposable } from './disposable';
import { createEmitter } from './emitter';

/** State with change notification. `get` returns the same reference until a change. */
export interface Observable<T> {
  get(): T;
  /** `listener` runs after each change, not when it subscribes. */
  subscribe(listener: () => void): Disposable;
}

/** An `Observable` that its owner can set. Setting an identical value notifies no listener. */
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
