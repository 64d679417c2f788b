import type { Environment } from '../environment';
import { memoryStorage } from '../storage/memoryStorage';
import { createTestServices } from './createTestServices';
import type { TestServices } from './createTestServices';
import { createFakeServer } from './fakeServer';
import type { FakeServer } from './fakeServer';

export interface TestBrowser {
  server: FakeServer;
  /** Opens another tab of the same browser, with the same storage, server, locks and messages. */
  openTab(changes?: Partial<Environment>): TestServices;
  /** Notifies the tabs that they are visible again. */
  wake(): void;
}

/** A browser whose tabs share storage, server, locks and messages. */
export function createTestBrowser(): TestBrowser {
  const server = createFakeServer();
  const storage = memoryStorage();
  const listeners = new Set<(message: unknown) => void>();
  const wakeListeners = new Set<() => void>();
  const queues = new Map<string, Promise<unknown>>();

  const lock: Environment['lock'] = (name, work) => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
    queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };

  return {
    server,
    openTab(changes = {}) {
      const own = new Set<(message: unknown) => void>();
      const tabs: Environment['tabs'] = {
        post: (message) =>
          [...listeners].filter((each) => !own.has(each)).forEach((each) => each(structuredClone(message))),
        listen(listener) {
          own.add(listener);
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        onWake(listener) {
          wakeListeners.add(listener);
          return () => wakeListeners.delete(listener);
        },
      };
      return createTestServices({
        storage,
        lock,
        tabs,
        fetch: server.fetch,
        indexedDb: globalThis.indexedDB,
        ...changes,
      });
    },
    wake: () => wakeListeners.forEach((listener) => listener()),
  };
}
