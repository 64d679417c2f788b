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
  /** Whether the address is one of the tenant's storage. */
  isOwn(url: string): Promise<boolean>;
  /** Rejects for an address outside of the tenant's storage, and for one without an object. */
  read(url: string): Promise<Uint8Array>;
  /** Returns the address of the object, without a signature. */
  write(object: StoredObject): Promise<string>;
}
