import type { Transfer, TransferState } from '@/common/files';
import { createStore } from '@/common/store';
import { cancelledTransfer } from './providers/storageFailure';

/** What an attempt of a transfer may use. */
export interface Attempt {
  /** Aborted when the transfer is cancelled. */
  readonly signal: AbortSignal;
  /**
   * Bytes that have arrived. What the transfer shows never decreases.
   *
   * @param total Undefined while unknown.
   */
  progress(loaded: number, total: number | undefined): void;
  /** Tells whether the transfer waits, for example for the connection. */
  setWaiting(isWaiting: boolean): void;
}

export interface TransferParts<Result> {
  id: string;
  direction: Transfer['direction'];
  filename: string;
  /** Bytes, if known. */
  total?: number;
  run(attempt: Attempt): Promise<Result>;
  /** Runs after a cancellation by the caller of `cancel`. */
  onCancel?(): void;
  /** Runs once, when the transfer is done or cancelled. */
  onEnd?(): void;
}

/** A transfer that its owner can also end without deleting what has arrived. */
export interface OwnedTransfer<Result> extends Transfer<Result> {
  /** As `cancel`, but without `onCancel`. */
  stop(): void;
}

/** Runs `run` at once, and again with `retry` after a failure. */
export function createTransfer<Result>({
  id,
  direction,
  filename,
  total,
  run,
  onCancel,
  onEnd,
}: TransferParts<Result>): OwnedTransfer<Result> {
  const state = createStore<TransferState>({ phase: 'running', loaded: 0, total });
  let controller = new AbortController();
  const change = (changes: Partial<TransferState>) => state.set({ ...state.get(), ...changes });
  const hasEnded = () => ['done', 'cancelled'].includes(state.get().phase);

  function start(): Promise<Result> {
    controller = new AbortController();
    const { signal } = controller;
    const isCurrent = () => !signal.aborted && ['running', 'waiting'].includes(state.get().phase);
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(cancelledTransfer()), { once: true });
    });
    const work = run({
      signal,
      progress: (loaded, known) => {
        const last = state.get();
        if (isCurrent()) change({ loaded: Math.max(last.loaded, loaded), total: known ?? last.total });
      },
      setWaiting: (isWaiting) => {
        if (isCurrent()) change({ phase: isWaiting ? 'waiting' : 'running' });
      },
    });
    const settled = Promise.race([work, aborted]).then((result) => {
      if (signal.aborted) throw cancelledTransfer();
      return result;
    });
    settled.then(
      () => {
        const { loaded, total: known = loaded } = state.get();
        change({ phase: 'done', loaded: known, total: known });
        onEnd?.();
      },
      // The state tells the failure also when nothing awaits `settled`.
      (error: unknown) => {
        if (!signal.aborted) change({ phase: 'failed', error });
      },
    );
    return settled;
  }

  let settled = start();

  function stop(): void {
    if (hasEnded()) return;
    const hasFailed = state.get().phase === 'failed';
    change({ phase: 'cancelled', error: undefined });
    if (hasFailed) {
      settled = Promise.reject(cancelledTransfer());
      settled.catch(() => undefined);
    } else controller.abort();
    onEnd?.();
  }

  return {
    id,
    direction,
    filename,
    get: state.get,
    subscribe: state.subscribe,
    settled: () => settled,
    stop,
    cancel() {
      if (hasEnded()) return;
      stop();
      onCancel?.();
    },
    retry() {
      if (state.get().phase !== 'failed') return;
      change({ phase: 'running', error: undefined });
      settled = start();
    },
  };
}
