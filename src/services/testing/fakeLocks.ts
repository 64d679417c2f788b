import type { Environment } from '../environment';

/** Web Locks that support only requests with `ifAvailable`. */
export function createFakeLocks(): NonNullable<Environment['locks']> {
  const held = new Set<string>();
  async function request(name: string, _options: LockOptions, work: (lock: Lock | null) => unknown): Promise<unknown> {
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  }
  return { request: request as LockManager['request'] };
}
