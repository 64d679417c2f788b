import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StorageError, sendStorageError } from './storageError';
import type { StorageFaults } from './storageFaults';
import type { StorageProvider } from './tenantStorages';

export interface FrontOptions {
  provider: StorageProvider;
  faults: StorageFaults;
  /** True for uploads and downloads of content, which scheduled faults hit. */
  isTransfer(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export interface Front {
  /** `http://localhost:41234`. `localhost`, because ali-oss signs no URLs for an IP address. */
  origin: string;
  close(): Promise<void>;
}

const ALLOWED_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;
const METHODS = 'GET, HEAD, PUT, POST, DELETE';
/** Response headers that a page may read. */
const EXPOSED = [
  ...['ETag', 'Content-Length', 'Content-Disposition', 'Content-Range', 'Accept-Ranges', 'Last-Modified', 'Date'],
  ...['x-amz-request-id', 'x-oss-request-id', 'x-oss-server-time', 'x-ms-request-id', 'x-ms-error-code'],
].join(', ');
const PREFLIGHT_SECONDS = 600;
/** Larger parts are refused. */
const MAX_BODY_BYTES = 128 * 1024 * 1024;

/** Reads the whole body. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw new StorageError(400, 'EntityTooLarge', 'The part is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function allowOrigin(response: ServerResponse, origin: string): void {
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', EXPOSED);
  response.setHeader('Vary', 'Origin');
}

function answerPreflight({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', METHODS);
  response.setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '');
  response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
  response.writeHead(200).end();
}

/** Performs the scheduled fault. Resolves to true when the request is over. */
async function fail({ provider, faults, isTransfer }: FrontOptions, request: IncomingMessage): Promise<boolean> {
  const fault = isTransfer(request) ? faults.take(provider) : undefined;
  switch (fault?.kind) {
    case 'drop':
      request.destroy();
      return true;
    case '500':
    case '403':
      // A response before the end of the upload would reach the browser as a lost connection.
      await readBody(request);
      throw fault.kind === '500'
        ? new StorageError(500, 'InternalError', 'A failure that a test has scheduled.')
        : new StorageError(403, 'AccessDenied', 'A refusal that a test has scheduled.');
    case 'slow':
      await faults.wait(fault.delayMs);
      return false;
    case undefined:
      return false;
  }
}

/** True for an address that cannot be decoded or parsed. */
const isBadAddress = (error: unknown) =>
  error instanceof URIError || (error as NodeJS.ErrnoException).code === 'ERR_INVALID_URL';

async function answer(options: FrontOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { origin } = request.headers;
  if (origin !== undefined && !ALLOWED_ORIGIN.test(origin)) {
    throw new StorageError(403, 'AccessForbidden', 'This origin is not allowed.');
  }
  if (origin !== undefined) allowOrigin(response, origin);
  if (request.method === 'OPTIONS') return answerPreflight(request, response);
  if (await fail(options, request)) return;
  await options.handle(request, response);
}

/** Listens on a free port of this machine only, in front of a storage: origins, preflights and scheduled faults. */
export async function startFront(options: FrontOptions): Promise<Front> {
  const server: Server = createServer((request, response) => {
    answer(options, request, response).catch((error: unknown) =>
      sendStorageError(
        response,
        isBadAddress(error) ? new StorageError(400, 'InvalidURI', 'The address is malformed.') : error,
      ),
    );
  });
  // The storages end with the process: neither server nor connections keep it alive.
  server.unref();
  server.on('connection', (socket) => socket.unref());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, 'localhost', resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
