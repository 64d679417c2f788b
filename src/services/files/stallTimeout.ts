import { connectionFailure } from './providers/storageFailure';

/** A request without progress for this time counts as a broken connection. */
const STALL_TIMEOUT_MS = 60_000;

/**
 * Runs `work` until it makes no progress for a minute; then it is aborted, and the failure is that of a broken
 * connection.
 *
 * @param work `isAlive` tells that something has arrived or was sent.
 * @param signal Ends `work` as well.
 */
export async function withStallTimeout<T>(
  work: (signal: AbortSignal, isAlive: () => void) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const controller = new AbortController();
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: () => void = () => undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    end = () => {
      reject(connectionFailure());
      controller.abort();
    };
  });
  const restart = () => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(end, STALL_TIMEOUT_MS);
  };
  const handleAbort = () => controller.abort();
  if (signal?.aborted) handleAbort();
  signal?.addEventListener('abort', handleAbort, { once: true });
  restart();
  try {
    return await Promise.race([work(controller.signal, restart), stalled]);
  } finally {
    isOver = true;
    clearTimeout(timer);
    signal?.removeEventListener('abort', handleAbort);
  }
}
