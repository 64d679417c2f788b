import { createServices } from '../createServices';
import type { Environment } from '../environment';
import type { Services } from '../services';
import { memoryStorage } from '../storage/memoryStorage';
import { createFakeServer } from './fakeServer';
import type { FakeServer } from './fakeServer';

export interface TestServices extends Services {
  server: FakeServer;
  environment: Environment;
}

/** Services with a fake server and storages in memory. `changes` replaces parts of the environment. */
export function createTestServices(changes: Partial<Environment> = {}): TestServices {
  const server = createFakeServer();
  const quiet = () => undefined;
  const environment: Environment = {
    now: () => Date.now(),
    preciseNow: () => Date.now(),
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    fetch: server.fetch,
    indexedDb: undefined,
    page: { addEventListener: quiet, removeEventListener: quiet },
    isOnline: () => true,
    openedAt: () => '/',
    tabs: { post: quiet, listen: () => quiet, onWake: () => quiet },
    lock: (_name, work) => work(),
    locks: undefined,
    monitor: () => undefined,
    userAgent: 'test',
    forgetRequests: quiet,
    console: { info: quiet, warn: quiet, error: quiet },
    ...changes,
  };
  return { ...createServices(environment), server, environment };
}
