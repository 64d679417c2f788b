import { effect, endBatch, setActiveSub, signal as createSignal, startBatch } from 'alien-signals';
import type { Disposable } from '@/common/disposable';

/** Read by calling it, written by calling it with a value. (The order of the two lets `untracked(signal)` infer T.) */
export interface Signal<T> {
  (next: T): void;
  (): T;
}

export function signal<T>(initial: T): Signal<T> {
  return createSignal(initial) as Signal<T>;
}

/** Runs `change` and lets dependents settle once, after it. */
export function batch<T>(change: () => T): T {
  startBatch();
  try {
    return change();
  } finally {
    endBatch();
  }
}

/** Reads signals without subscribing to them. */
export function untracked<T>(read: () => T): T {
  const previous = setActiveSub(undefined);
  try {
    return read();
  } finally {
    setActiveSub(previous);
  }
}

/** Runs now, and again whenever a signal that it read has changed. */
export function watch(run: () => void): Disposable {
  return effect(() => {
    // Nothing is handed on: an effect takes what it gets back for its clean-up.
    run();
  });
}
