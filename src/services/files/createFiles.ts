import { STORAGE_KEYS } from '@/common/constants/storageKeys';
import type { Transfer, UploadRequest } from '@/common/files';
import { AppError } from '@/common/errors/appError';
import { nameInAddress } from '@/common/format/nameInAddress';
import { randomId } from '@/common/randomId';
import type { Connection } from '../connection/connection';
import type { ServerTokens } from '../server-token/serverTokens';
import { browserLocks } from '../browserEnvironment';
import type { SessionService } from '../session/session';
import { createTryLock } from '../storage/createTryLock';
import type { TryLock } from '../storage/createTryLock';
import { createOwnRecords } from '../storage/ownRecords';
import type { Records } from '../storage/records';
import type { Log } from '../telemetry/log';
import { createDownloads } from './createDownloads';
import type { ReadRequest } from './createDownloads';
import { createTransfer } from './createTransfer';
import type { OwnedTransfer, TransferParts } from './createTransfer';
import { createDownloadCache } from './downloadCache';
import type { ObjectUrls } from './downloadCache';
import type { DownloadedFile, Files, ThumbnailSize } from './files';
import { openProvider, partBytes } from './providers/openProvider';
import type { OpenProvider } from './providers/provider';
import { createStorageAccess } from './storageAccess';
import { objectUrl, readStorages } from './storageSettings';
import { thumbnailProcess } from './thumbnailProcess';
import { createUnfinishedUploads } from './unfinishedUploads';
import { createFileUpload } from './uploadFile';

export interface FilesDeps {
  records: Records;
  serverTokens: ServerTokens;
  session: Pick<SessionService, 'get' | 'epoch' | 'subscribe'>;
  connection: Connection;
  fetch: typeof fetch;
  /** The server's time. */
  now(): number;
  browserNow(): number;
  log: Log;
  /** The global handler of failed downloads (business spec §8). */
  report(error: unknown): void;
}

/** What the browser and the SDKs provide; tests replace it. */
export interface FilesPlatform {
  /** Origin of this page. */
  origin: string;
  newId(): string;
  urls: ObjectUrls;
  openProvider: OpenProvider;
  partBytes: typeof partBytes;
  /** A lock that all tabs share. */
  tryLock: TryLock;
}

const browserPlatform = (): FilesPlatform => ({
  origin: window.location.origin,
  newId: randomId,
  urls: { create: (blob) => URL.createObjectURL(blob), revoke: (url) => URL.revokeObjectURL(url) },
  openProvider,
  partBytes,
  tryLock: createTryLock(browserLocks()),
});

const DEFAULT_THUMBNAIL: ThumbnailSize = { width: 100, height: 100 };

/** The tenant's file storage for the signed-in person. The end of the session, or another position, ends everything. */
export function createFiles(deps: FilesDeps, platform: FilesPlatform = browserPlatform()): Files {
  const { records, serverTokens, session, connection, fetch, now, log, report } = deps;
  const { newId } = platform;
  const storages = () => readStorages(records.read(STORAGE_KEYS.cloudStorage));
  const access = createStorageAccess({
    serverTokens,
    openProvider: platform.openProvider,
    clockOffsetMs: () => now() - deps.browserNow(),
  });
  const cache = createDownloadCache(platform.urls);
  const downloads = createDownloads({ storages, access, cache, fetch, origin: platform.origin, report });
  const active = new Set<{ stop(): void }>();

  session.subscribe(() => {
    [...active].forEach((transfer) => transfer.stop());
    downloads.clear();
  });

  /** Starts a transfer that waits while the browser is offline. */
  function begin<Result>({ run, onEnd, ...parts }: Omit<TransferParts<Result>, 'id'>): OwnedTransfer<Result> {
    const handle = { stop: () => transfer.stop() };
    active.add(handle);
    const transfer = createTransfer<Result>({
      ...parts,
      id: newId(),
      async run(attempt) {
        const follow = () => attempt.setWaiting(!connection.isOnline.get());
        const unsubscribe = connection.isOnline.subscribe(follow);
        follow();
        try {
          await connection.whenOnline(attempt.signal);
          return await run(attempt);
        } finally {
          unsubscribe();
        }
      },
      onEnd() {
        active.delete(handle);
        onEnd?.();
      },
    });
    return transfer;
  }

  const logFailure = (message: string) => (error: unknown) => log({ level: 'warn', source: 'files', message, error });

  function upload(request: UploadRequest) {
    const user = session.get()?.user;
    if (!user) throw new AppError('auth', 'An upload needs a session');
    const kind = request.storage ?? 'storage';
    const fileUpload = createFileUpload(request, {
      storageOf() {
        const storage = storages().get(kind);
        if (!storage) log({ level: 'error', source: 'files', message: `storage mode not available: ${kind}` });
        return storage;
      },
      access,
      partBytes: (storage, fileBytes) => platform.partBytes(storage.provider, fileBytes),
      unfinished: createUnfinishedUploads(createOwnRecords(records, user), now),
      tryLock: platform.tryLock,
      sizeOf: downloads.sizeOf,
      whenOnline: connection.whenOnline,
      now,
      newId,
      tenantCode: user.tenantCode,
    });
    return begin({
      direction: 'upload',
      filename: request.file.name,
      total: request.file.size,
      run: fileUpload.attempt,
      onCancel: () => void fileUpload.discard().catch(logFailure('The parts of a cancelled upload remain')),
      onEnd: fileUpload.release,
    });
  }

  function download(url: string, request: ReadRequest = {}): Transfer<DownloadedFile> {
    let isObserved = false;
    const askLength = () => {
      if (isObserved) downloads.askLength(url, request);
    };
    const transfer = begin<DownloadedFile>({
      direction: 'download',
      filename: nameInAddress(url),
      run(attempt) {
        const reading = downloads.read(url, attempt, request);
        askLength();
        return reading;
      },
    });
    return {
      ...transfer,
      subscribe(listener) {
        isObserved = true;
        askLength();
        return transfer.subscribe(listener);
      },
    };
  }

  return {
    upload,
    download: (url) => download(url),
    picture: (url) => download(url, { isReported: false }).settled(),
    thumbnail(url, size = DEFAULT_THUMBNAIL) {
      const object = downloads.objectAt(url);
      const process = object?.storage.provider === 'aliyun' ? thumbnailProcess(object.key, size) : undefined;
      if (!process) return undefined;
      const { signal } = new AbortController();
      // A place without a thumbnail shows so itself.
      return downloads.read(url, { signal, progress: ignore, setWaiting: ignore }, { process, isReported: false });
    },
    sizeOf: (url) => downloads.sizeOf(url),
    sourceOf(url) {
      const object = downloads.objectAt(url);
      return object ? objectUrl(object.storage, object.key) : url;
    },
  };
}

const ignore = () => undefined;
