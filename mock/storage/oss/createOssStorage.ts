import { randomUUID } from 'node:crypto';
import { lookUp } from '../../../src/common/lookUp';
import type { CloudStorage, StorageContext } from '../cloudStorage';
import { readBody, startFront } from '../front';
import { inMemoryStorage, isTransfer } from '../inMemoryStorage';
import { createObjectStore } from '../objectStore';
import { StorageError } from '../storageError';
import { bucketsOf } from '../tenantStorages';
import { OSS_CALLS } from './ossCalls';
import { verifySignatureV1 } from './verifySignatureV1';

const MIN_PART_BYTES = 100 * 1024;
/** `nf-storage.localhost:41234`: the bucket in the name of the host. */
const BUCKET_HOST = /^([\w-]+)\.localhost(:\d+)?$/;

/** Bucket and key of an address, with the bucket in the path or in the name of the host. */
function locate(target: string, host: string): { bucket: string; key: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(target, 'http://localhost');
  const path = decodeURIComponent(pathname.slice(1));
  const [, bucketOfHost] = BUCKET_HOST.exec(host) ?? [];
  if (bucketOfHost !== undefined) return { bucket: bucketOfHost, key: path, query: searchParams };
  const [bucket = '', ...key] = path.split('/');
  return { bucket, key: key.join('/'), query: searchParams };
}

/** The storage of provider aliyun: the object calls of OSS, in memory. */
export async function createOssStorage({
  credentials,
  faults,
  limitBytes,
  now,
}: StorageContext): Promise<CloudStorage> {
  const owners = bucketsOf('aliyun');
  const objects = createObjectStore({
    limitBytes,
    minPartBytes: MIN_PART_BYTES,
    createId: () => randomUUID().replaceAll('-', '').toUpperCase(),
    now: () => new Date(now()),
  });
  const front = await startFront({
    provider: 'aliyun',
    faults,
    isTransfer,
    async handle(incoming, response) {
      response.setHeader('x-oss-request-id', randomUUID().replaceAll('-', '').slice(0, 24).toUpperCase());
      const { method = '', headers } = incoming;
      const request = { method, headers, ...locate(incoming.url ?? '', headers.host ?? '') };
      const { tenantCode } = verifySignatureV1(request, { find: credentials.find, now });
      if (owners.get(request.bucket) !== tenantCode || request.key === '')
        throw new StorageError(403, 'AccessDenied', 'You have no right to access this object.');
      const run = lookUp(OSS_CALLS, method);
      if (!run) throw new StorageError(405, 'MethodNotAllowed', 'The method is not allowed.');
      run({ ...request, body: await readBody(incoming), objects }, response);
    },
  });
  return inMemoryStorage(front, credentials, objects);
}
