import type { Disposable } from '@/common/disposable';

/** Tells those who care that the server has ended the session. */
export function createUnauthorised() {
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
