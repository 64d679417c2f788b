import type { Observable } from './store';

/** The retention times of file storage: for good, one day, one year, three months (shell spec §3). */
export const STORAGE_KINDS = ['storage', 'storage-1d', 'storage-1y', 'storage-3m'] as const;

export type StorageKind = (typeof STORAGE_KINDS)[number];

/** A file in the tenant's storage, as values of controls and business calls hold it (business spec §3). */
export interface StoredFile {
  /** Address of the object without a signature. */
  readonly url: string;
  readonly filename: string;
  /** Media type; empty when the browser knows none. */
  readonly type: string;
  /** Day of the upload, YYYY-MM-DD. */
  readonly date: string;
  /** Time of the upload in milliseconds since 1970, 13 digits. */
  readonly datetime: string;
}

/** The result of an upload. `file` is the local file: it is for previews and is never sent. */
export interface UploadedFile extends StoredFile {
  readonly file: File;
}

export interface UploadRequest {
  readonly file: File;
  /** Second part of the object path (business spec §7). Default `att`. */
  readonly type?: string;
  /** Default `storage`. */
  readonly storage?: StorageKind;
}

/**
 * - `waiting`: others go first, or the browser is offline.
 * - `running`: parts are on their way, retries included.
 * - `failed`: `retry` goes on after the last part that arrived.
 */
export type TransferPhase = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

export interface TransferState {
  readonly phase: TransferPhase;
  /** Bytes. */
  readonly loaded: number;
  /** Bytes; undefined while unknown. */
  readonly total: number | undefined;
  /** Why it failed. */
  readonly error?: unknown;
}

/** A storage still puts the parts together when all bytes are sent. */
const MAX_RUNNING_PERCENT = 99;

/**
 * How much of a transfer on its way has arrived, in whole percent: at most 99, because it is done only once the storage
 * has answered; 0 while the size is unknown.
 */
export const percentOf = ({ loaded, total = 0 }: Pick<TransferState, 'loaded' | 'total'>): number =>
  total > 0 ? Math.min(MAX_RUNNING_PERCENT, Math.floor((loaded / total) * 100)) : 0;

/** An upload or a download on its way. */
export interface Transfer<Result = unknown> extends Observable<TransferState> {
  readonly id: string;
  readonly direction: 'upload' | 'download';
  readonly filename: string;
  /**
   * Resolves when the transfer is done, rejects when the current attempt fails; after `retry` it is another promise.
   * Rejects with kind `cancelled` after `cancel`.
   */
  settled(): Promise<Result>;
  /** Does nothing after the end. */
  cancel(): void;
  /** Starts a failed transfer again. Does nothing in any other phase. */
  retry(): void;
}
