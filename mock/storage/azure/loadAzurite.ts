import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type * as Configuration from 'azurite/dist/src/blob/BlobConfiguration';
import type * as Server from 'azurite/dist/src/blob/BlobServer';
import type * as Memory from 'azurite/dist/src/common/persistence/MemoryExtentStore';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface Azurite {
  listener: Listener;
  /** Reads the keys of the accounts again from AZURITE_ACCOUNTS. */
  readAccounts(): void;
  /** Frees the memory of deleted blobs. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

const KEEP_ALIVE_SECONDS = 5;
const NO_FILE = '';
const NO_CERTIFICATE = ['', '', ''];

/** A `require` behaves alike in Node, Jest and Umi; they differ in how `import()` reads a CommonJS package. */
const requirePackage = createRequire(__filename);

/** azurite in memory and without a port of its own. Its telemetry belongs to its command line, which is not used. */
export async function loadAzurite(limitBytes: number): Promise<Azurite> {
  const { default: BlobServer } = requirePackage('azurite/dist/src/blob/BlobServer') as typeof Server;
  const { default: BlobConfiguration } = requirePackage(
    'azurite/dist/src/blob/BlobConfiguration',
  ) as typeof Configuration;
  const { MemoryExtentChunkStore } = requirePackage(
    'azurite/dist/src/common/persistence/MemoryExtentStore',
  ) as typeof Memory;
  const files = [NO_FILE, NO_FILE, []];
  const logs = [false, undefined, false, undefined];
  // The newest client speaks a version of the protocol that azurite does not know yet.
  const [isLoose, skipsVersionCheck, isInMemory] = [true, true, true];
  const [login, withoutHostNames] = [undefined, true];
  const server = new BlobServer(
    new BlobConfiguration(
      ...['localhost', 0, KEEP_ALIVE_SECONDS, ...files, ...logs, isLoose, skipsVersionCheck, ...NO_CERTIFICATE],
      ...[login, withoutHostNames, isInMemory, new MemoryExtentChunkStore(limitBytes)],
    ),
  );
  await server.beforeStart();
  const [listener] = server.httpServer.listeners('request') as Listener[];
  if (!listener) throw new Error('azurite has no request listener');
  return {
    listener,
    readAccounts: () => server.accountDataStore.refresh(),
    sweep: () => server.gcManager.markSweep(),
    close: () => server.afterClose(),
  };
}
