import type { Credential, Credentials } from './credentials';
import type { StorageFaults } from './storageFaults';

/** A temporary credential as the client gets it. */
export type StorageToken = Pick<Credential, 'accessKeyId' | 'accessKeySecret' | 'securityToken' | 'expiresAt'>;

export interface ObjectToWrite {
  body: Buffer;
  contentType: string;
  /** Value of the header Content-Disposition. */
  disposition: string;
}

/** What each storage needs to start. */
export interface StorageContext {
  region: string;
  credentials: Credentials;
  faults: StorageFaults;
  /** Memory for the objects of the storage; the oldest are dropped beyond it. */
  limitBytes: number;
  /** Milliseconds since 1970. */
  now(): number;
}

/** A running storage. `read` and `write` are for the platform itself, without signatures and faults. */
export interface CloudStorage {
  /** Address below which the buckets are: `http://localhost:41234`. */
  endpoint: string;
  issue(tenantCode: string, ttlMs: number): Promise<StorageToken>;
  /** Expires all issued credentials. */
  expireAll(): Promise<void>;
  /** Undefined for a missing object. */
  read(bucket: string, key: string): Promise<Buffer | undefined>;
  write(bucket: string, key: string, object: ObjectToWrite): Promise<void>;
  close(): Promise<void>;
}
