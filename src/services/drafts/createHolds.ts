import type { Disposable } from '@/common/disposable';
import type { Environment } from '../environment';

/** Holds a name until the disposable is called or the page ends, however it ends; undefined when another page holds it. */
export type Hold = (name: string) => Promise<Disposable | undefined>;

/** Web Locks exist only on https; elsewhere a tab of the browser knows of its own pages alone. */
export function createHolds(locks: Environment['locks']): Hold {
  if (locks) {
    return (name) =>
      new Promise((resolve, reject) => {
        const keepIt = (lock: Lock | null) => (lock ? new Promise<void>((release) => resolve(() => release())) : resolve(undefined));
        locks.request(name, { ifAvailable: true }, keepIt).catch(reject);
      });
  }
  const held = new Set<string>();
  return async (name) => {
    if (held.has(name)) return undefined;
    held.add(name);
    return () => held.delete(name);
  };
}
