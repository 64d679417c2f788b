import type { Disposable } from '@/common/disposable';
import type { Environment } from '../environment';

/** Holds a name until the disposable is called or the page ends, however it ends; undefined when another page holds it. */
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

/** Where the browser has no locks (they exist only on https) or denies them, a tab knows of its own pages alone. */
export function createHolds(locks: Environment['locks']): Hold {
  const here = holdHere();
  if (!locks) return here;
  const everywhere = holdByLock(locks);
  return (name) => everywhere(name).catch(() => here(name));
}
