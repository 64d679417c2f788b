import { isAppError } from '@/common/errors/appError';
import type { FinishedPart, SendOptions } from './providers/provider';
import { cancelledTransfer, isTemporary } from './providers/storageFailure';
import { withStallTimeout } from './stallTimeout';

/** Parts on their way at once. */
const PARALLEL_PARTS = 3;

/** Pauses before the retries of a part. */
const RETRY_DELAYS_MS = [500, 1000, 2000] as const;

/** A range of the file. */
export interface FilePart {
  /** From 1. */
  readonly number: number;
  /** First byte. */
  readonly start: number;
  /** The byte after the last one. */
  readonly end: number;
}

/** Cuts a file into parts; an empty file has none. */
export const partsOf = (fileBytes: number, partBytes: number): readonly FilePart[] =>
  Array.from({ length: Math.ceil(fileBytes / partBytes) }, (_, index) => ({
    number: index + 1,
    start: index * partBytes,
    end: Math.min(fileBytes, (index + 1) * partBytes),
  }));

export interface SendPartsOptions {
  parts: readonly FilePart[];
  /** Bytes that have arrived before. */
  loaded: number;
  signal: AbortSignal;
  send(part: FilePart, options: SendOptions): Promise<FinishedPart>;
  /** @param loaded Bytes; never less than before. */
  onProgress(loaded: number): void;
  whenOnline(signal: AbortSignal): Promise<void>;
}

/** Resolves after the delay; rejects at once when the signal is aborted. */
function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(cancelledTransfer());
    const handleAbort = () => {
      clearTimeout(timer);
      reject(cancelledTransfer());
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', handleAbort);
      resolve();
    }, delayMs);
    signal.addEventListener('abort', handleAbort, { once: true });
  });
}

/** Runs `work` again after a temporary failure, three times at most. A browser that is offline waits first. */
export async function withRetries<T>(
  work: () => Promise<T>,
  {
    signal,
    whenOnline,
    isGivenUp = () => false,
  }: Pick<SendPartsOptions, 'signal' | 'whenOnline'> & { isGivenUp?(): boolean },
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    await whenOnline(signal);
    if (signal.aborted) throw cancelledTransfer();
    try {
      return await work();
    } catch (error) {
      const delayMs = RETRY_DELAYS_MS[failures];
      if (signal.aborted || isGivenUp() || delayMs === undefined || !isTemporary(error)) throw error;
      await pause(delayMs, signal);
    }
  }
}

/** Sums up what the parts report. What a repeated part has lost is not subtracted and not counted twice. */
function createProgress(before: number, report: (loaded: number) => void) {
  const loadedOf = new Map<number, number>();
  let reported = before;
  return (part: number, loaded: number) => {
    loadedOf.set(part, loaded);
    const sum = before + [...loadedOf.values()].reduce((total, each) => total + each, 0);
    if (sum <= reported) return;
    reported = sum;
    report(sum);
  };
}

/**
 * Sends the parts, three at a time. After a part has failed for good no other begins; those on their way end, and the
 * first failure is thrown.
 *
 * @param finished Gets each part as it arrives, also when another one fails.
 */
export async function sendParts(
  { parts, loaded, signal, send, onProgress, whenOnline }: SendPartsOptions,
  finished: (part: FinishedPart) => void,
): Promise<void> {
  const queue = [...parts];
  const failures: unknown[] = [];
  const progress = createProgress(loaded, onProgress);

  const attempt = (part: FilePart): Promise<FinishedPart> =>
    withStallTimeout(
      (partSignal, isAlive) =>
        send(part, {
          signal: partSignal,
          onProgress(bytes) {
            isAlive();
            // A retry's body may be reported with a few bytes more than the part has.
            if (!partSignal.aborted) progress(part.number, Math.min(bytes, part.end - part.start));
          },
        }),
      signal,
    );

  async function work(): Promise<void> {
    for (let part = queue.shift(); part && failures.length === 0; part = queue.shift()) {
      const current = part;
      try {
        const isGivenUp = () => failures.length > 0;
        const arrived = await withRetries(() => attempt(current), { signal, whenOnline, isGivenUp });
        progress(current.number, current.end - current.start);
        finished(arrived);
      } catch (error) {
        failures.push(error);
      }
    }
  }

  await Promise.all(Array.from({ length: PARALLEL_PARTS }, work));
  if (signal.aborted) throw cancelledTransfer();
  const [first] = failures.filter((error) => !isAppError(error, 'cancelled'));
  if (failures.length > 0) throw first ?? failures[0];
}
