import type { ServerToken } from '../../api/serverToken';
import type { StorageSettings } from '../storageSettings';

/** What the storage keeps about an object beside its bytes. */
export interface ObjectFacts {
  readonly key: string;
  readonly contentType: string;
  /** The Content-Disposition header. */
  readonly disposition: string;
}

/** An upload in parts that has begun. */
export interface PartedUpload extends ObjectFacts {
  /** Empty for a storage that needs none. */
  readonly uploadId: string;
}

export interface FinishedPart {
  /** From 1. */
  readonly number: number;
  readonly bytes: number;
  /** Identifies the part when the upload is completed. */
  readonly tag: string;
}

export interface PartToSend {
  /** From 1. */
  readonly number: number;
  readonly body: Blob;
}

export interface SendOptions {
  readonly signal: AbortSignal;
  /** @param loaded Bytes of this part that are on their way. */
  onProgress(loaded: number): void;
}

export interface SigningOptions {
  readonly method?: 'GET' | 'HEAD';
  /** Instruction to process an image or video; only Aliyun knows any. */
  readonly process?: string;
}

/**
 * A bucket of one cloud storage, opened with one credential. Every failure is an AppError without secrets: `network` with
 * status 0 when there was no answer, `cancelled` after the signal, else `service` with the status and the storage's code.
 */
export interface StorageProvider {
  /** Begins an upload and returns its id. */
  start(object: ObjectFacts, signal: AbortSignal): Promise<string>;
  /** The parts that have arrived. Rejects with status 404 when the storage does not know the upload. */
  finishedParts(upload: PartedUpload, signal: AbortSignal): Promise<readonly FinishedPart[]>;
  sendPart(upload: PartedUpload, part: PartToSend, options: SendOptions): Promise<FinishedPart>;
  /** Makes the object of its parts, in order. Without parts it creates an empty object; it then needs no upload id. */
  complete(upload: PartedUpload, parts: readonly FinishedPart[], signal: AbortSignal): Promise<void>;
  /** Deletes the parts of an upload. */
  abort(upload: PartedUpload, signal: AbortSignal): Promise<void>;
  /** An address with which the object can be read for a while. */
  signedUrl(key: string, options?: SigningOptions): Promise<string>;
}

/**
 * @param clockOffsetMs Difference between the server's clock and the browser's, for signatures.
 */
export type OpenProvider = (
  storage: StorageSettings,
  credentials: ServerToken,
  clockOffsetMs: number,
) => Promise<StorageProvider>;
