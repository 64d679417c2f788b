import type { PortMessage } from './wire';

/** The result of a call as it goes over the port. */
export type ResultMessage = Extract<PortMessage, { type: 'result' }>;

/** The calls of one side that wait for the other one. Both sides use it, so it has no dependencies. */
export interface CallTable {
  /**
   * Sends the call and resolves to the other side's value. Rejects with an error that has a `code`: that of the other
   * side, `timeout` after the limit, or the one that abandons the call. Without a limit it waits for a person's answer.
   */
  call(method: string, params: unknown, limitMs?: number): Promise<unknown>;
  /** Ends the call that the result belongs to. A result that comes too late is ignored. */
  settle(result: ResultMessage): void;
  /** Rejects all calls that wait. */
  abandon(error: Error): void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export const failure = (code: string, message: string): Error & { code: string } =>
  Object.assign(new Error(message), { code });

export function createCallTable(post: (message: PortMessage) => void): CallTable {
  let lastId = 0;
  const waiting = new Map<number, Waiting>();
  const take = (id: number) => {
    const found = waiting.get(id);
    waiting.delete(id);
    return found;
  };
  return {
    call: (method, params, limitMs) =>
      new Promise<unknown>((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        const timer =
          limitMs === undefined
            ? undefined
            : setTimeout(() => take(id)?.reject(failure('timeout', `${method} has not answered`)), limitMs);
        waiting.set(id, {
          resolve(value) {
            clearTimeout(timer);
            resolve(value);
          },
          reject(error) {
            clearTimeout(timer);
            reject(error);
          },
        });
        post({ type: 'call', id, method, params });
      }),
    settle({ id, value, error }) {
      const found = take(id);
      if (error) found?.reject(failure(error.code, error.message));
      else found?.resolve(value);
    },
    abandon(error) {
      const all = [...waiting.values()];
      waiting.clear();
      all.forEach(({ reject }) => reject(error));
    },
  };
}
