import { Readable } from 'node:stream';
import type { ObjectStore, Part } from '../objectStore';
import { StorageError } from '../storageError';

/** An object as the controllers of s3rver hand it to their store. */
interface IncomingObject {
  bucket: string;
  key: string;
  content: AsyncIterable<Buffer>;
  metadata: Readonly<Record<string, string>>;
}

interface ByteRange {
  start: number;
  end: number;
}

export type S3ErrorClass = new (code: string, message: string) => Error;

const KEPT_HEADER = /^(cache-control|content-(disposition|encoding|language|type)|expires|x-amz-meta-.+)$/;

const keptHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => KEPT_HEADER.test(name)));

async function bytesOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Replaces the files of s3rver by objects in memory; the methods are those that its object controllers call. */
export function s3rverStore(objects: ObjectStore, isBucket: (name: string) => boolean, S3Error: S3ErrorClass) {
  /** The keys of unfinished uploads, because s3rver names only the upload. */
  const keys = new Map<string, string>();
  const keyOf = (uploadId: string) => keys.get(uploadId) ?? '';
  /** Turns an error of the object store into one that s3rver answers with its status. */
  const asS3 = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      throw error instanceof StorageError ? new S3Error(error.code, error.message) : error;
    }
  };
  const bucketOf = (name: string) => Promise.resolve(isBucket(name) ? { name, creationDate: new Date(0) } : null);
  return {
    getBucket: bucketOf,
    putBucket: bucketOf,
    /** Configurations of buckets: there are none. */
    getSubresource: () => Promise.resolve(null),
    existsObject: (bucket: string, key: string) => Promise.resolve(objects.get(bucket, key) !== undefined),
    getObject(bucket: string, key: string, asked: Partial<ByteRange> = {}) {
      const object = objects.get(bucket, key);
      if (!object) return Promise.resolve(null);
      const { body, etag, headers, modifiedAt } = object;
      const range: ByteRange = {
        start: asked.start ?? 0,
        end: Math.min(asked.end ?? Infinity, Math.max(0, body.length - 1)),
      };
      const isRanged = asked.start !== undefined || asked.end !== undefined;
      const isSatisfiable = range.start <= range.end;
      return Promise.resolve({
        metadata: {
          'content-type': 'binary/octet-stream',
          ...headers,
          etag: `"${etag}"`,
          'last-modified': modifiedAt.toUTCString(),
        },
        size: body.length,
        lastModifiedDate: modifiedAt,
        ...(isRanged && { range }),
        ...(isSatisfiable && { content: Readable.from([body.subarray(range.start, range.end + 1)]) }),
      });
    },
    async putObject({ bucket, key, content, metadata }: IncomingObject) {
      const { etag, body } = objects.put(bucket, key, await bytesOf(content), keptHeaders(metadata));
      return { md5: etag, size: body.length };
    },
    initiateUpload(bucket: string, key: string, uploadId: string, headers: Readonly<Record<string, string>>) {
      keys.set(uploadId, key);
      objects.beginUpload(bucket, key, keptHeaders(headers), uploadId);
      return Promise.resolve();
    },
    async putPart(bucket: string, uploadId: string, number: string, content: AsyncIterable<Buffer>) {
      const body = await bytesOf(content);
      return asS3(() => ({
        md5: objects.putPart(bucket, keyOf(uploadId), uploadId, Number(number), body),
        size: body.length,
      }));
    },
    putObjectMultipart(bucket: string, uploadId: string, parts: readonly Pick<Part, 'number' | 'etag'>[]) {
      return Promise.resolve().then(() => {
        const { etag, body } = asS3(() => objects.complete(bucket, keyOf(uploadId), uploadId, parts));
        keys.delete(uploadId);
        return { md5: etag, size: body.length };
      });
    },
  };
}
