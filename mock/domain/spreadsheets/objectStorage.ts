import { notFound } from '../apiError';

export interface StoredObject {
  /** Retention time: results of jobs are kept for a day. */
  kind: 'storage' | 'storage-1d';
  /** File key, with an extension. */
  key: string;
  body: Uint8Array;
  contentType: string;
  /** Name that a browser saves the file under. */
  filename: string;
}

/** The file storage of one tenant. */
export interface ObjectStorage {
  /** Rejects for an address outside of the tenant's storage, and for one without an object. */
  read(url: string): Promise<Uint8Array>;
  /** Returns the address of the object, without a signature. */
  write(object: StoredObject): Promise<string>;
}

/** A storage in memory. Addresses look like those of a cloud storage and belong to the tenant. */
export function createMemoryObjects(tenantCode: string): ObjectStorage {
  const objects = new Map<string, Uint8Array>();
  return {
    read: (url) => {
      const found = objects.get(url);
      return found ? Promise.resolve(found) : Promise.reject(notFound('file.not_found'));
    },
    write: ({ kind, key, body }) => {
      const url = `http://localhost:4568/${tenantCode}-${kind}/${key.slice(0, 3)}/${key}`;
      objects.set(url, body);
      return Promise.resolve(url);
    },
  };
}
