import type { Disposable } from '@/common/disposable';
import type { UploadedFile, UploadRequest } from '@/common/files';
import { AppError } from '@/common/errors/appError';
import { localDay } from '@/common/format/localDay';
import type { TryLock } from '../storage/createTryLock';
import type { Attempt } from './createTransfer';
import { fileKeyOf, objectPath } from './objectPath';
import type { FinishedPart, PartedUpload } from './providers/provider';
import { isMissing, isUnsupported } from './providers/storageFailure';
import { partsOf, sendParts, withRetries } from './sendParts';
import type { FilePart } from './sendParts';
import { withStallTimeout } from './stallTimeout';
import type { StorageAccess } from './storageAccess';
import { objectUrl } from './storageSettings';
import type { StorageSettings } from './storageSettings';
import { sampleOf } from './unfinishedUploads';
import type { UnfinishedUpload, UnfinishedUploads, UploadIdentity } from './unfinishedUploads';

export interface UploadDeps {
  storageOf(request: UploadRequest): StorageSettings | undefined;
  access: StorageAccess;
  partBytes(storage: StorageSettings, fileBytes: number): number;
  unfinished: UnfinishedUploads;
  /** Locks the key of an upload, so that no other one continues it, also in another tab. */
  tryLock: TryLock;
  /** Size of the object at an address; undefined when the storage does not tell. */
  sizeOf(url: string): Promise<number | undefined>;
  whenOnline(signal: AbortSignal): Promise<void>;
  /** The server's time. */
  now(): number;
  newId(): string;
  tenantCode: string;
}

/** Header of a download: the file's name in UTF-8, and in ASCII for old clients (RFC 6266). */
export function contentDisposition(filename: string): string {
  const name = filename.replace(/\p{Surrogate}/gu, '_');
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const toHex = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, toHex);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** An upload that the storage knows, or one of an empty file. */
type BegunUpload = PartedUpload & { readonly partBytes: number };

/** The upload of one file. `attempt` runs again after a failure and then sends only what is missing. */
export interface FileUpload {
  attempt(attempt: Attempt): Promise<UploadedFile>;
  /** Deletes what has arrived. */
  discard(): Promise<void>;
  /** Unlocks the unfinished upload, which another upload of the same file may then continue. */
  release(): void;
}

/** Uploads a file in parts, or continues the unfinished upload of the same file. */
export function createFileUpload(request: UploadRequest, deps: UploadDeps): FileUpload {
  const { file, type = 'att' } = request;
  const { access, unfinished, tryLock, whenOnline } = deps;
  const facts = {
    contentType: file.type || 'application/octet-stream',
    disposition: contentDisposition(file.name),
  };
  let storage: StorageSettings | undefined;
  let upload: BegunUpload | undefined;
  let unlock: Disposable | undefined;
  let isReleased = false;
  let arrived = new Map<number, FinishedPart>();
  /** The storage was asked to put the parts together; its answer may be lost. */
  let isCompleting = false;
  let isComplete = false;
  let isDiscarded = false;

  function release(): void {
    isReleased = true;
    unlock?.();
    unlock = undefined;
  }

  /** Whether this upload has the lock; until it is released no other one continues the parts under this key. */
  async function lock(key: string): Promise<boolean> {
    unlock?.();
    unlock = undefined;
    const taken = await tryLock(`atrium.upload/${key}`);
    // The transfer may have ended meanwhile.
    if (isReleased) taken?.();
    else unlock = taken;
    return taken !== undefined;
  }

  /** The newest unfinished upload of the file that no other tab is sending. */
  async function claim(stored: readonly UnfinishedUpload[]): Promise<BegunUpload | undefined> {
    for (const each of stored) if (await lock(each.key)) return (upload = { ...each, ...facts });
    return undefined;
  }

  async function begin(target: StorageSettings, identity: UploadIdentity | undefined) {
    const time = deps.now();
    const key = objectPath({ fileKey: fileKeyOf(deps.newId(), file.name), type, time, tenantCode: deps.tenantCode });
    const partBytes = deps.partBytes(target, file.size);
    // An empty file has no parts, so nothing is begun.
    // A cancellation does not abort the request, because the parts of an upload without a known id could not be deleted.
    const start = () =>
      withStallTimeout((signal) => access(target, (provider) => provider.start({ key, ...facts }, signal)));
    const uploadId = file.size === 0 ? '' : await start();
    upload = { key, uploadId, partBytes, ...facts };
    await lock(key);
    if (identity) unfinished.add({ ...identity, key, uploadId, partBytes, startedAt: time });
    return upload;
  }

  /**
   * The parts that have arrived; undefined when the storage does not know the upload any more. A compatible storage that
   * cannot list parts leaves those of this page.
   */
  async function finishedPartsOf(target: StorageSettings, known: PartedUpload, signal: AbortSignal) {
    try {
      return await withStallTimeout(
        (requestSignal) => access(target, (provider) => provider.finishedParts(known, requestSignal)),
        signal,
      );
    } catch (error) {
      if (isMissing(error)) return undefined;
      if (!isUnsupported(error)) throw error;
      return known === upload && arrived.size > 0 ? [...arrived.values()] : undefined;
    }
  }

  /** The upload to go on with, and its finished parts. */
  async function open(target: StorageSettings, signal: AbortSignal) {
    const isSmall = file.size <= deps.partBytes(target, file.size);
    const identity: UploadIdentity | undefined = isSmall
      ? undefined
      : {
          name: file.name,
          size: file.size,
          lastModified: file.lastModified,
          sample: await sampleOf(file),
          storage: target.kind,
          baseUrl: target.baseUrl,
          type,
        };
    const known = upload ?? (identity && (await claim(unfinished.find(identity))));
    const finished = known && file.size > 0 ? await finishedPartsOf(target, known, signal) : undefined;
    if (known && finished) return { current: known, finished };
    if (known) unfinished.remove(known.key);
    return { current: await begin(target, identity), finished: [] };
  }

  /** Completes the upload. The answer to an earlier try may have been lost, so a missing upload may be a finished one. */
  async function complete(
    target: StorageSettings,
    current: PartedUpload,
    parts: readonly FinishedPart[],
    signal: AbortSignal,
  ) {
    isCompleting = true;
    let tries = 0;
    await withRetries(
      async () => {
        tries += 1;
        try {
          await withStallTimeout(
            (requestSignal) => access(target, (provider) => provider.complete(current, parts, requestSignal)),
            signal,
          );
        } catch (error) {
          if (tries === 1 || !isMissing(error) || !(await hasArrived(target, current))) throw error;
        }
      },
      { signal, whenOnline },
    );
  }

  const hasArrived = async (target: StorageSettings, { key }: PartedUpload) =>
    (await deps.sizeOf(objectUrl(target, key))) === file.size;

  /** Whether an earlier attempt has completed the upload although its answer was lost. */
  async function wasCompleted(target: StorageSettings): Promise<boolean> {
    if (!isCompleting || !upload) return false;
    try {
      return await hasArrived(target, upload);
    } catch {
      // There is no object yet; why the storage does not answer is told by what follows.
      return false;
    }
  }

  function uploaded(target: StorageSettings, { key }: PartedUpload): UploadedFile {
    isComplete = true;
    unfinished.remove(key);
    const time = deps.now();
    return {
      url: objectUrl(target, key),
      filename: file.name,
      type: file.type,
      date: localDay(time),
      datetime: String(time),
      file,
    };
  }

  async function attempt({ signal, progress }: Attempt): Promise<UploadedFile> {
    storage = deps.storageOf(request);
    if (!storage) throw new AppError('service', 'storage mode not available', { code: 'files.unavailable' });
    const target = storage;
    if (upload && (await wasCompleted(target))) return uploaded(target, upload);
    const { current, finished } = await withRetries(() => open(target, signal), { signal, whenOnline });
    // The upload began while it was cancelled.
    if (isDiscarded) await discard();
    const all = partsOf(file.size, current.partBytes);
    const bytesOf = ({ start, end }: FilePart) => end - start;
    arrived = new Map(
      finished
        .filter((part) => all.some((each) => each.number === part.number && bytesOf(each) === part.bytes))
        .map((part) => [part.number, part] as const),
    );
    const loaded = [...arrived.values()].reduce((sum, part) => sum + part.bytes, 0);
    progress(loaded, file.size);
    await sendParts(
      {
        parts: all.filter((part) => !arrived.has(part.number)),
        loaded,
        signal,
        whenOnline,
        onProgress: (bytes) => progress(bytes, file.size),
        send: (part, options) =>
          access(target, (provider) =>
            provider.sendPart(current, { number: part.number, body: file.slice(part.start, part.end) }, options),
          ),
      },
      (part) => arrived.set(part.number, part),
    );
    const parts = all.flatMap((part) => arrived.get(part.number) ?? []);
    await complete(target, current, parts, signal);
    return uploaded(target, current);
  }

  async function discard(): Promise<void> {
    isDiscarded = true;
    const [target, begun] = [storage, upload];
    if (!target || !begun || isComplete) return;
    unfinished.remove(begun.key);
    await withStallTimeout((signal) => access(target, (provider) => provider.abort(begun, signal)));
  }

  return { attempt, discard, release };
}
