import { createHash } from 'node:crypto';
import { StorageError } from './storageError';

export interface StoredObject {
  body: Buffer;
  /** Headers that a read returns, in lower case: type, disposition, the owner's metadata. */
  headers: Readonly<Record<string, string>>;
  /** Without quotes. */
  etag: string;
  modifiedAt: Date;
}

export interface Part {
  number: number;
  etag: string;
  body: Buffer;
}

interface Upload {
  path: string;
  headers: Readonly<Record<string, string>>;
  parts: Map<number, Part>;
}

export interface ObjectStoreOptions {
  /** Beyond it the oldest objects are dropped. */
  limitBytes: number;
  /** Least size of every part but the last one. */
  minPartBytes: number;
  createId: () => string;
  now: () => Date;
}

const md5 = (content: Buffer) => createHash('md5').update(content).digest('hex');
const unquoted = (etag: string) => etag.replaceAll('"', '').toLowerCase();
const pathOf = (bucket: string, key: string) => `${bucket}/${key}`;

/** Objects and unfinished multipart uploads in memory, as S3 and OSS have them. */
export function createObjectStore({ limitBytes, minPartBytes, createId, now }: ObjectStoreOptions) {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, Upload>();
  let bytes = 0;

  const remove = (path: string) => {
    bytes -= objects.get(path)?.body.length ?? 0;
    objects.delete(path);
  };
  const abort = (uploadId: string) => {
    for (const { body } of uploads.get(uploadId)?.parts.values() ?? []) bytes -= body.length;
    uploads.delete(uploadId);
  };
  /** Drops the oldest objects, then the oldest uploads. A Map iterates in the order of insertion. */
  const evict = (kept: string) => {
    for (const path of objects.keys()) if (bytes > limitBytes && path !== kept) remove(path);
    for (const uploadId of uploads.keys()) if (bytes > limitBytes && uploadId !== kept) abort(uploadId);
  };
  const store = (path: string, object: StoredObject): StoredObject => {
    remove(path);
    objects.set(path, object);
    bytes += object.body.length;
    evict(path);
    return object;
  };
  const findUpload = (uploadId: string, path: string): Upload => {
    const upload = uploads.get(uploadId);
    if (upload?.path !== path) throw new StorageError(404, 'NoSuchUpload', 'The multipart upload does not exist.');
    return upload;
  };

  return {
    put: (bucket: string, key: string, body: Buffer, headers: StoredObject['headers']): StoredObject =>
      store(pathOf(bucket, key), { body, headers, etag: md5(body), modifiedAt: now() }),

    get: (bucket: string, key: string): StoredObject | undefined => objects.get(pathOf(bucket, key)),

    beginUpload(bucket: string, key: string, headers: StoredObject['headers'], uploadId = createId()): string {
      uploads.set(uploadId, { path: pathOf(bucket, key), headers, parts: new Map() });
      return uploadId;
    },

    /** Stores a part, or replaces it, and returns its etag. */
    putPart(bucket: string, key: string, uploadId: string, number: number, body: Buffer): string {
      const { parts } = findUpload(uploadId, pathOf(bucket, key));
      bytes += body.length - (parts.get(number)?.body.length ?? 0);
      const etag = md5(body);
      parts.set(number, { number, etag, body });
      evict(uploadId);
      return etag;
    },

    /** In the order of their numbers. */
    parts: (bucket: string, key: string, uploadId: string): Part[] =>
      [...findUpload(uploadId, pathOf(bucket, key)).parts.values()].sort((a, b) => a.number - b.number),

    /** Joins the named parts into the object. */
    complete(bucket: string, key: string, uploadId: string, named: readonly Pick<Part, 'number' | 'etag'>[]) {
      const path = pathOf(bucket, key);
      const { parts, headers } = findUpload(uploadId, path);
      const chosen = named.map(({ number, etag }) => {
        const part = parts.get(number);
        if (part?.etag !== unquoted(etag)) throw new StorageError(400, 'InvalidPart', 'A part was not found.');
        return part;
      });
      if (chosen.some(({ number }, index) => index > 0 && number <= (chosen[index - 1]?.number ?? 0)))
        throw new StorageError(400, 'InvalidPartOrder', 'The parts are not in ascending order.');
      if (chosen.slice(0, -1).some(({ body }) => body.length < minPartBytes))
        throw new StorageError(400, 'EntityTooSmall', 'A part is smaller than the minimum allowed size.');
      const body = Buffer.concat(chosen.map((part) => part.body));
      const etag = `${md5(Buffer.from(chosen.map((part) => part.etag).join(''), 'hex'))}-${chosen.length}`;
      abort(uploadId);
      return store(path, { body, headers, etag, modifiedAt: now() });
    },

    abort(bucket: string, key: string, uploadId: string): void {
      findUpload(uploadId, pathOf(bucket, key));
      abort(uploadId);
    },
  };
}
export type ObjectStore = ReturnType<typeof createObjectStore>;
