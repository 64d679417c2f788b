import type { Disposable } from '@/common/disposable';
import type { Transfer, UploadedFile, UploadRequest } from '@/common/files';

/** An object of the storage that is in memory (business spec §3). */
export interface DownloadedFile {
  readonly body: Blob;
  /** Address of the object without a signature. */
  readonly sourceUrl: string;
  /** Address of `body` for the elements of the page (`blob:`). */
  readonly url: string;
}

/** Pixels. */
export interface ThumbnailSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Files of the tenant's storage (business spec §7): they travel between browser and storage directly, signed with
 * temporary credentials. Failures are AppErrors: `service` with code `files.noMode` (download) or `files.unavailable`
 * (upload) for a storage that the tenant lacks, `network` with status 0 for a connection that broke or that made no
 * progress for a minute.
 */
export interface Files {
  /** Starts at once; three parts at a time. */
  upload(request: UploadRequest): Transfer<UploadedFile>;
  /** Reads an object into memory. Requests for one object are merged while in flight; 500 results are kept. */
  download(url: string): Transfer<DownloadedFile>;
  /** Reads a picture as `download` does, for a place that shows its failure itself. */
  picture(url: string): Promise<DownloadedFile>;
  /**
   * A small picture of an image, or of a video at 10 s. Undefined where the storage makes none (only Aliyun does).
   * @param size Default 100 × 100.
   */
  thumbnail(url: string, size?: ThumbnailSize): Promise<DownloadedFile> | undefined;
  /** Size in bytes; undefined when the storage does not tell. */
  sizeOf(url: string): Promise<number | undefined>;
  /** The address of a stored object without its query, which may be a signature; any other address as it is. */
  sourceOf(url: string): string;
}

/** The files of a running product. */
export interface OpenedFiles extends Files {
  /** Runs after a download has failed with an answer of the storage; not after a cancellation or a lost connection. */
  onDownloadFailure(listener: (error: unknown) => void): Disposable;
}
