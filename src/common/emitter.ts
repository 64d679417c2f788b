import type { Disposable } from './disposable';

/** Tells those who care that something has happened. */
export function createAnnouncement() {
  const listeners = new Set<() => void>();
  return {
    announce: () => [...listeners].forEach((listener) => listener()),
    listen(listener: () => void): Disposable {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
