import type { Disposable } from './disposable';

/** Tells those who care that something has happened. */
export function createEmitter() {
  const listeners = new Set<() => void>();
  return {
    emit: () => [...listeners].forEach((listener) => listener()),
    subscribe(listener: () => void): Disposable {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
