import type { Disposable } from '@/common/disposable';
import type { Environment } from '../environment';

/** Takes a lock until it is disposed or the page ends. Resolves to undefined when another page holds it. */
export type Hold = (name: string) => Promise<Disposable | undefined>;

function holdHere(): Hold {
  const held = new Set<string>();
  return async (name) => {
    if (held.has(name)) return undefined;
    held.add(name);
    return () => held.delete(name);
  };
}

const holdByLock =
  (locks: NonNullable<Environment['locks']>): Hold =>
  (name) =>
    new Promise((resolve, reject) => {
      const keepIt = (lock: Lock | null) =>
        lock ? new Promise<void>((release) => resolve(() => release())) : resolve(undefined);
      locks.request(name, { ifAvailable: true }, keepIt).catch(reject);
    });

/**
 * Locks by Web Locks. Without them (they exist only on https, and may be denied) only pages of the same tab exclude
 * each other.
 */
export function createHolds(locks: Environment['locks']): Hold {
  const here = holdHere();
  if (!locks) return here;
  const everywhere = holdByLock(locks);
  return (name) => everywhere(name).catch(() => here(name));
}
