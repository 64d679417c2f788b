import { number, object, picklist, safeParse, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import { STORAGE_KINDS } from '@/common/files';
import type { Records } from '../storage/records';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An upload that is not continued within this time is forgotten. */
const TTL_MS = 7 * DAY_MS;
const MAX_UPLOADS = 50;

/** Bytes at the start and at the end of a file that identify its content. */
const SAMPLE_BYTES = 64 * 1024;

const schema = object({
  name: string(),
  size: number(),
  lastModified: number(),
  /** Hash of the file's first and last bytes. */
  sample: string(),
  storage: picklist(STORAGE_KINDS),
  /** Address of the storage, which may be another one after a change of the tenant's settings. */
  baseUrl: string(),
  type: string(),
  key: string(),
  uploadId: string(),
  partBytes: number(),
  /** Milliseconds since 1970. */
  startedAt: number(),
});

/** An upload in parts that a reload or a failure has interrupted. It contains no credential. */
export type UnfinishedUpload = InferOutput<typeof schema>;

/** What the same file, picked again, has in common with an unfinished upload. */
export type UploadIdentity = Pick<
  UnfinishedUpload,
  'name' | 'size' | 'lastModified' | 'sample' | 'storage' | 'baseUrl' | 'type'
>;

/** The unfinished uploads of one account in one position. */
export interface UnfinishedUploads {
  /** The newest first. */
  find(identity: UploadIdentity): readonly UnfinishedUpload[];
  add(upload: UnfinishedUpload): void;
  remove(key: string): void;
}

const isSame = (upload: UnfinishedUpload, identity: UploadIdentity) =>
  (Object.keys(identity) as (keyof UploadIdentity)[]).every((field) => upload[field] === identity[field]);

/** Stores them in the account's own records, the newest last. */
export function createUnfinishedUploads(records: Records, now: () => number): UnfinishedUploads {
  const readAll = (): readonly UnfinishedUpload[] => {
    const stored = records.read(STORAGE_KEYS.unfinishedUploads);
    return (Array.isArray(stored) ? stored : []).flatMap((item: unknown) => {
      const result = safeParse(schema, item);
      const age = result.success ? now() - result.output.startedAt : Infinity;
      return result.success && age <= TTL_MS ? [result.output] : [];
    });
  };
  const writeAll = (uploads: readonly UnfinishedUpload[]) => {
    if (uploads.length === 0) records.remove(STORAGE_KEYS.unfinishedUploads);
    else records.write(STORAGE_KEYS.unfinishedUploads, uploads.slice(-MAX_UPLOADS));
  };
  return {
    find: (identity) =>
      readAll()
        .filter((upload) => isSame(upload, identity))
        .toReversed(),
    add: (upload) => writeAll([...readAll().filter(({ key }) => key !== upload.key), upload]),
    remove: (removed) => writeAll(readAll().filter(({ key }) => key !== removed)),
  };
}

/** SHA-256 of the file's first and last 64 KB, in hexadecimal digits. */
export async function sampleOf(file: Blob): Promise<string> {
  const hash = sha256.create();
  for (const sample of [file.slice(0, SAMPLE_BYTES), file.slice(Math.max(0, file.size - SAMPLE_BYTES))])
    hash.update(new Uint8Array(await sample.arrayBuffer()));
  return bytesToHex(hash.digest());
}
