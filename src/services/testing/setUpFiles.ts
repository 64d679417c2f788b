import { createStore } from '@/common/store';
import { memoryStorage } from '../storage/memoryStorage';
import type { KeyValueStorage } from '../environment';
import type { ServerToken } from '../api/serverToken';
import { createConnection } from '../connection/connection';
import { createServerTokens } from '../server-token/serverTokens';
import type { Session } from '../session/session';
import { createTryLock } from '../storage/createTryLock';
import type { TryLock } from '../storage/createTryLock';
import { createRecords } from '../storage/records';
import { createFiles } from '../files/createFiles';
import { createFakeStorage } from '../files/providers/fakeStorage';
import type { OpenProvider } from '../files/providers/provider';

export const TEST_SETTINGS = {
  provider: 'awss3',
  region: 'r',
  storagebucket: 'hd',
  storageendpoint: 'https://s3.example',
  storageurl: 'https://s3.example/hd',
};

export const TEST_TIME = new Date(2026, 10, 20, 10).getTime();

const sessionOf = (accountCode: string, tenantCode = 'hd') =>
  ({ user: { tenantCode, accountCode, positionId: 'p1' } }) as unknown as Session;

/** A file whose bytes count up from `first`. */
export const fileOf = (bytes: number, name = 'order.xlsx', first = 0) =>
  new File([Uint8Array.from({ length: bytes }, (_, index) => first + index)], name, {
    type: 'application/x-test',
    lastModified: 1,
  });

interface FilesChanges {
  tenantCode?: string;
  fetch?: typeof fetch;
  openProvider?: OpenProvider;
  partBytes?(): number;
  fetchToken?(): Promise<ServerToken>;
  now?(): number;
  /** Default: one of the page alone. */
  tryLock?: TryLock;
}

/**
 * Files of a signed-in person with a storage in memory, whose parts have 10 bytes. `open` is another page of the same
 * browser. `changes` replaces parts.
 */
export function setUpFiles(settings: unknown = { storage: TEST_SETTINGS }, changes: FilesChanges = {}) {
  const storage = createFakeStorage();
  const local: KeyValueStorage = memoryStorage({ cloudserv: JSON.stringify(settings) });
  const page = new EventTarget();
  let isOnline = true;
  let tokenCount = 0;
  let idCount = 0;
  let urlCount = 0;
  const liveUrls = new Set<string>();
  const reported: unknown[] = [];
  const logged: string[] = [];
  const clock = { now: TEST_TIME };

  function open(pageChanges: FilesChanges = {}) {
    const parts = { ...changes, ...pageChanges };
    const session = createStore<Session | undefined>(sessionOf('li.na', parts.tenantCode));
    let epoch = 0;
    session.subscribe(() => (epoch += 1));
    const now = parts.now ?? (() => clock.now);
    const service = { get: session.get, subscribe: session.subscribe, epoch: () => epoch };
    const fetchToken = async () => {
      tokenCount += 1;
      const expiresAt = clock.now + 3_600_000;
      const token = { accessKeyId: `key-${tokenCount}`, accessKeySecret: 'secret', securityToken: 'secret', expiresAt };
      return parts.fetchToken?.() ?? token;
    };
    const files = createFiles(
      {
        records: createRecords(local),
        serverTokens: createServerTokens({ fetchToken, session: service, now }),
        session: service,
        connection: createConnection({ page: page as unknown as Window, isOnline: () => isOnline }),
        fetch: parts.fetch ?? storage.fetch,
        now,
        browserNow: now,
        log: ({ message }) => logged.push(message),
        report: (error) => reported.push(error),
      },
      {
        origin: 'https://app.example',
        newId: () => `id${(idCount += 1)}`,
        urls: {
          create() {
            const url = `blob:${(urlCount += 1)}`;
            liveUrls.add(url);
            return url;
          },
          revoke: (url) => liveUrls.delete(url),
        },
        openProvider: parts.openProvider ?? storage.open,
        partBytes: parts.partBytes ?? (() => 10),
        tryLock: parts.tryLock ?? createTryLock(undefined),
      },
    );
    return {
      files,
      signOut: () => session.set(undefined),
      signIn: (accountCode: string) => session.set(sessionOf(accountCode)),
    };
  }

  return {
    ...open(),
    open,
    storage,
    clock,
    local,
    liveUrls,
    reported,
    logged,
    tokensFetched: () => tokenCount,
    setOnline(next: boolean) {
      isOnline = next;
      page.dispatchEvent(new Event(next ? 'online' : 'offline'));
    },
  };
}
