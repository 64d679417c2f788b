/** Storage servers of the mock platform; the packages have no types. Only what the mock uses. */
declare module 's3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  interface Options {
    silent?: boolean;
    directory?: string;
    vhostBuckets?: boolean;
    configureBuckets?: readonly { name: string }[];
  }
  class S3rver {
    constructor(options: Options);
    /** Replaceable: the controllers read and write through it. */
    store: unknown;
    context: { store: unknown };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }
  export = S3rver;
}

declare module 's3rver/lib/models/error' {
  class S3Error extends Error {
    constructor(code: string, message: string);
  }
  export = S3Error;
}

declare module 'azurite/dist/src/blob/BlobConfiguration' {
  export default class BlobConfiguration {
    constructor(...options: readonly unknown[]);
  }
}

declare module 'azurite/dist/src/blob/BlobServer' {
  import type { Server } from 'node:http';
  import type BlobConfiguration from 'azurite/dist/src/blob/BlobConfiguration';
  export default class BlobServer {
    constructor(configuration: BlobConfiguration);
    readonly httpServer: Server;
    /** Reads AZURITE_ACCOUNTS again. */
    readonly accountDataStore: { refresh(): void };
    readonly gcManager: { markSweep(): Promise<void> };
    /** Opens the stores in memory; `start` would also listen. */
    beforeStart(): Promise<void>;
    afterClose(): Promise<void>;
  }
}

declare module 'azurite/dist/src/common/persistence/MemoryExtentStore' {
  export class MemoryExtentChunkStore {
    constructor(limitBytes: number);
  }
}
