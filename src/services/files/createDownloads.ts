import { AppError, isAppError } from '@/common/errors/appError';
import { createEmitter } from '@/common/emitter';
import { tryRead } from '@/common/tryRead';
import type { Attempt } from './createTransfer';
import type { DownloadCache } from './downloadCache';
import type { DownloadedFile } from './files';
import { cancelledTransfer } from './providers/storageFailure';
import type { SigningOptions } from './providers/provider';
import { readBody, readLength } from './readObject';
import type { StorageAccess } from './storageAccess';
import { locate, objectUrl } from './storageSettings';
import type { Storages, StoredObject } from './storageSettings';

export interface DownloadDeps {
  storages(): Storages;
  access: StorageAccess;
  cache: DownloadCache;
  fetch: typeof fetch;
  /** Origin of this page. */
  origin: string;
  /** Gets each failure once, but no cancellation and no failure with status 0 (business spec §8). */
  report(error: unknown): void;
}

/** One request that several callers wait for. */
interface Flight {
  readonly controller: AbortController;
  readonly result: Promise<DownloadedFile>;
  readonly progress: ReturnType<typeof createEmitter<void>>;
  /** Whether any of the callers wants a failure to be reported. */
  isReported: boolean;
  /** Whether the storage was asked for the length. */
  isLengthAsked: boolean;
  loaded: number;
  total: number | undefined;
  callers: number;
}

/** What is read: an object of the tenant's storages, or a public address outside them. */
interface Source {
  readonly sourceUrl: string;
  readonly object?: StoredObject;
}

/** The tenant has no storage of the object's kind (business spec §8). */
const noStorageMode = (details: { status?: number } = {}) =>
  new AppError('service', 'no such storage mode', { code: 'files.noMode', ...details });

export interface ReadRequest {
  /** Instruction to process an image or video, at a storage that knows it. */
  readonly process?: string;
  /** Whether `report` gets the failure. Default true. */
  readonly isReported?: boolean;
}

/** Reads objects. Requests for one object are merged while in flight; results are cached. */
export interface Downloads {
  read(url: string, attempt: Attempt, request?: ReadRequest): Promise<DownloadedFile>;
  /** Asks for the length of an object that is being read; it comes with the progress. */
  askLength(url: string, request?: ReadRequest): void;
  sizeOf(url: string, signal?: AbortSignal): Promise<number | undefined>;
  /** The object at an address; undefined outside the tenant's storages. */
  objectAt(url: string): StoredObject | undefined;
  /** Ends all requests and empties the cache. */
  clear(): void;
}

export function createDownloads({ storages, access, cache, fetch, origin, report }: DownloadDeps): Downloads {
  const flights = new Map<string, Flight>();

  /** Addresses of this page that end with a slash are the page itself; those of `blob:` have its origin too. */
  function isFileAddress({ protocol, origin: owner, pathname }: URL): boolean {
    if (owner === origin) return protocol !== 'blob:' && !pathname.endsWith('/');
    return protocol === 'https:';
  }

  function sourceOf(url: string): Source {
    const address = tryRead(() => new URL(url, origin));
    const object = address && locate(storages(), address);
    if (object) return { sourceUrl: objectUrl(object.storage, object.key), object };
    if (!address || !isFileAddress(address)) throw noStorageMode();
    address.hash = '';
    return { sourceUrl: address.href };
  }

  /** The same for a download, whose failure is reported. */
  function reportedSource(url: string, { isReported = true }: ReadRequest): Source {
    try {
      return sourceOf(url);
    } catch (error) {
      if (isReported) report(error);
      throw error;
    }
  }

  /** Runs `work` with an address that can be read now. */
  async function withAddress<T>(
    { sourceUrl, object }: Source,
    signing: SigningOptions,
    work: (url: string) => Promise<T>,
  ): Promise<T> {
    if (object) return access(object.storage, async (provider) => work(await provider.signedUrl(object.key, signing)));
    try {
      return await work(sourceUrl);
    } catch (error) {
      const { origin: owner, search } = new URL(sourceUrl);
      const isRefused = isAppError(error) && (error.status === 401 || error.status === 403);
      // The owner demands a signature, which only a storage of the tenant could make.
      throw isRefused && owner !== origin && search === '' ? noStorageMode({ status: error.status }) : error;
    }
  }

  function begin(key: string, source: Source, { process }: ReadRequest): Flight {
    const controller = new AbortController();
    const { signal } = controller;
    const progress = createEmitter<void>();
    const onProgress = (loaded: number, total: number | undefined) => {
      flight.loaded = loaded;
      flight.total = total ?? flight.total;
      progress.emit();
    };
    const read = async () => {
      try {
        const body = await withAddress(source, { ...(process && { process }) }, (url) =>
          readBody(fetch, url, { signal, onProgress }),
        );
        if (signal.aborted) throw cancelledTransfer();
        return cache.add(key, { body, sourceUrl: source.sourceUrl });
      } catch (error) {
        const isQuiet = signal.aborted || isAppError(error, 'cancelled') || (isAppError(error) && error.status === 0);
        if (flight.isReported && !isQuiet) report(error);
        throw error;
      } finally {
        if (flights.get(key) === flight) flights.delete(key);
      }
    };
    // Begins in a later task, so that `flight` exists.
    const result = Promise.resolve().then(read);
    const flight: Flight = {
      controller,
      result,
      progress,
      isReported: false,
      isLengthAsked: false,
      loaded: 0,
      total: undefined,
      callers: 0,
    };
    flights.set(key, flight);
    return flight;
  }

  /** Waits for a request; the last caller that leaves aborts it. */
  async function join(key: string, flight: Flight, { signal, progress }: Attempt): Promise<DownloadedFile> {
    flight.callers += 1;
    const leave = () => {
      flight.callers -= 1;
      if (flight.callers > 0) return;
      flight.controller.abort();
      if (flights.get(key) === flight) flights.delete(key);
    };
    const tell = () => progress(flight.loaded, flight.total);
    const unsubscribe = flight.progress.subscribe(tell);
    signal.addEventListener('abort', leave, { once: true });
    tell();
    try {
      return await flight.result;
    } finally {
      unsubscribe();
      signal.removeEventListener('abort', leave);
    }
  }

  const keyOf = ({ sourceUrl }: Source, { process }: ReadRequest) => JSON.stringify([sourceUrl, process]);

  const sizeOf = async (url: string, signal?: AbortSignal) =>
    withAddress(sourceOf(url), { method: 'HEAD' }, (address) => readLength(fetch, address, signal));

  return {
    async read(url, attempt, request = {}) {
      const source = reportedSource(url, request);
      const key = keyOf(source, request);
      const cached = cache.get(key);
      if (cached) {
        attempt.progress(cached.body.size, cached.body.size);
        return cached;
      }
      const flight = flights.get(key) ?? begin(key, source, request);
      flight.isReported ||= request.isReported ?? true;
      return join(key, flight, attempt);
    },
    askLength(url, request = {}) {
      const source = tryRead(() => sourceOf(url));
      const flight = source && flights.get(keyOf(source, request));
      if (!flight || flight.isLengthAsked || flight.total !== undefined) return;
      flight.isLengthAsked = true;
      sizeOf(url, flight.controller.signal).then(
        (length) => {
          flight.total ??= length;
          flight.progress.emit();
        },
        // The download itself tells why the object cannot be read.
        () => undefined,
      );
    },
    sizeOf,
    objectAt(url) {
      const address = tryRead(() => new URL(url, origin));
      return address && locate(storages(), address);
    },
    clear() {
      flights.forEach(({ controller }) => controller.abort());
      flights.clear();
      cache.clear();
    },
  };
}
