import type { Disposable } from '@/common/disposable';
import type { Environment } from '../environment';

/** Takes a lock until it is disposed or the page ends. Resolves to undefined when another page holds it. */
export type TryLock = (name: string) => Promise<Disposable | undefined>;

function tryLockHere(): TryLock {
  const held = new Set<string>();
  return async (name) => {
    if (held.has(name)) return undefined;
    held.add(name);
    return () => held.delete(name);
  };
}

const tryWebLock =
  (locks: NonNullable<Environment['locks']>): TryLock =>
  (name) =>
    new Promise((resolve, reject) => {
      const holdLock = (lock: Lock | null) =>
        lock ? new Promise<void>((release) => resolve(() => release())) : resolve(undefined);
      locks.request(name, { ifAvailable: true }, holdLock).catch(reject);
    });

/**
 * Locks by Web Locks. Without them (they exist only on https, and may be denied) only pages of the same tab exclude
 * each other.
 */
export function createTryLock(locks: Environment['locks']): TryLock {
  const here = tryLockHere();
  if (!locks) return here;
  const everywhere = tryWebLock(locks);
  return (name) => everywhere(name).catch(() => here(name));
}
