import type { Environment } from '../environment';

type Work = (lock: Lock | null) => unknown;

/** Web Locks in which shared locks exclude each other as well. Requests for one name are served in order. */
export function createFakeLocks(): NonNullable<Environment['locks']> {
  const held = new Map<string, Promise<unknown>>();
  async function request(name: string, ...rest: [Work] | [LockOptions, Work]): Promise<unknown> {
    const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
    const before = held.get(name);
    if (before && options.ifAvailable) return work(null);
    const run = async () => work({ name, mode: options.mode ?? 'exclusive' });
    const result = before ? before.then(run) : run();
    const end = result.then(release, release);
    function release() {
      if (held.get(name) === end) held.delete(name);
    }
    held.set(name, end);
    return result;
  }
  return { request: request as LockManager['request'] };
}
