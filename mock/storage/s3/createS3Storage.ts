import { createHash, randomUUID } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type S3rverConstructor from 's3rver';
import type S3ErrorConstructor from 's3rver/lib/models/error';
import type { CloudStorage, StorageContext } from '../cloudStorage';
import { isSameSecret } from '../credentials';
import { readBody, startFront } from '../front';
import { inMemoryStorage, isTransfer } from '../inMemoryStorage';
import { createObjectStore } from '../objectStore';
import type { ObjectStore } from '../objectStore';
import { StorageError } from '../storageError';
import { bucketsOf } from '../tenantStorages';
import { xml } from '../xml';
import { s3rverStore } from './s3rverStore';
import { verifySignatureV4 } from './verifySignatureV4';

const MIN_PART_BYTES = 5 * 1024 * 1024;
/** s3rver believes every V4 signature with this access key. */
const INNER_ACCESS_KEY = 'S3RVER';
const SHA256 = /^[0-9a-f]{64}$/;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A `require` behaves alike in Node, Jest and Umi; they differ in how `import()` reads a CommonJS package. */
const requirePackage = createRequire(__filename);

/** s3rver without its own files and port. */
function loadS3rver(objects: ObjectStore, isBucket: (name: string) => boolean): Handler {
  const S3rver = requirePackage('s3rver') as typeof S3rverConstructor;
  const S3Error = requirePackage('s3rver/lib/models/error') as typeof S3ErrorConstructor;
  const server = new S3rver({ silent: true, vhostBuckets: false });
  server.store = server.context.store = s3rverStore(objects, isBucket, S3Error);
  return server.callback();
}

const isFromQuery = (name: string) => name.startsWith('X-Amz-');

/** The verified request as s3rver gets it: body in memory, signed by the inner account, without an origin. */
function innerRequest(request: IncomingMessage, url: URL, body: Buffer): IncomingMessage {
  const { 'x-amz-security-token': _token, origin: _origin, ...headers } = request.headers;
  const query = [...url.searchParams].filter(([name]) => !isFromQuery(name));
  const moment = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const inner = new IncomingMessage(request.socket);
  Object.assign(inner, {
    // Otherwise its end counts as a lost connection and closes the socket.
    complete: true,
    method: request.method,
    url: `${url.pathname}?${new URLSearchParams(query).toString()}`,
    headers: {
      ...headers,
      'x-amz-date': moment,
      'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
      authorization: `AWS4-HMAC-SHA256 Credential=${INNER_ACCESS_KEY}/x/x/s3/aws4_request, SignedHeaders=host, Signature=x`,
    },
  });
  inner.push(body);
  inner.push(null);
  return inner;
}

/** Throws unless the tenant may do this: read, write and upload in parts, in its own buckets. */
function checkAccess(owner: string | undefined, tenantCode: string, { method, headers }: IncomingMessage, url: URL) {
  const key = url.pathname.split('/').slice(2).join('/');
  if (owner !== tenantCode || key === '') throw new StorageError(403, 'AccessDenied', 'Access Denied');
  if (method === 'DELETE' && !url.searchParams.has('uploadId'))
    throw new StorageError(403, 'AccessDenied', 'Objects cannot be deleted.');
  if (headers['x-amz-copy-source'] !== undefined) throw new StorageError(501, 'NotImplemented', 'No copies.');
}

function checkPayload(body: Buffer, hash: string): void {
  if (hash === 'UNSIGNED-PAYLOAD') return;
  if (!SHA256.test(hash)) throw new StorageError(501, 'NotImplemented', 'Chunked uploads are not supported.');
  if (!isSameSecret(createHash('sha256').update(body).digest('hex'), hash))
    throw new StorageError(400, 'XAmzContentSHA256Mismatch', 'The content does not match its hash.');
}

/** Lists the parts of an upload, or ends it: s3rver knows neither. Returns false for every other call. */
function answerUploadCall({ method }: IncomingMessage, url: URL, response: ServerResponse, objects: ObjectStore) {
  const uploadId = url.searchParams.get('uploadId');
  if (uploadId === null || (method !== 'GET' && method !== 'DELETE')) return false;
  const [bucket = '', ...key] = url.pathname.slice(1).split('/').map(decodeURIComponent);
  if (method === 'DELETE') {
    objects.abort(bucket, key.join('/'), uploadId);
    response.writeHead(204).end();
    return true;
  }
  const parts = objects.parts(bucket, key.join('/'), uploadId);
  const fields = { Bucket: bucket, Key: key.join('/'), UploadId: uploadId, IsTruncated: false };
  const rows = parts.map(({ number, etag, body }) => ({ PartNumber: number, ETag: `"${etag}"`, Size: body.length }));
  response.writeHead(200, { 'Content-Type': 'application/xml' });
  response.end(xml('ListPartsResult', { ...fields, Part: rows }));
  return true;
}

/** The storage of provider awss3: s3rver behind a verifier, because it verifies no V4 signatures itself. */
export async function createS3Storage({
  region,
  credentials,
  faults,
  limitBytes,
  now,
}: StorageContext): Promise<CloudStorage> {
  const owners = bucketsOf('awss3');
  const objects = createObjectStore({
    limitBytes,
    minPartBytes: MIN_PART_BYTES,
    createId: randomUUID,
    now: () => new Date(now()),
  });
  let s3rver: Handler | undefined;
  const front = await startFront({
    provider: 'awss3',
    faults,
    isTransfer,
    async handle(request, response) {
      const { method = '', url: target = '', headers } = request;
      const { credential, payloadHash } = verifySignatureV4(
        { method, target, headers },
        { region, find: credentials.find, now },
      );
      const url = new URL(target, front.origin);
      checkAccess(owners.get(url.pathname.split('/')[1] ?? ''), credential.tenantCode, request, url);
      const body = await readBody(request);
      checkPayload(body, payloadHash);
      if (answerUploadCall(request, url, response, objects)) return;
      s3rver ??= loadS3rver(objects, (name) => owners.has(name));
      await s3rver(innerRequest(request, url, body), response);
    },
  });
  return inMemoryStorage(front, credentials, objects);
}
