import type { Disposable } from '@/common/disposable';
import { AppError, isAppError } from '@/common/errors/appError';
import type { Observable } from '@/common/store';
import type { JobStatus, QueueAnswer } from '@/services/api/spreadsheets';
import type { Failure, JobEvent } from './jobFlow';

/** Milliseconds between the answer about a job and the next question (business spec §9). */
export const POLL_INTERVAL_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;
const GONE = [404, 410];
const TOO_EARLY = [408, 425, 429];

/** Runs the work after the delay; dispose to cancel it. */
export type Schedule = (work: () => void, delayMs: number) => Disposable;

export const createTimer: Schedule = (work, delayMs) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};

export interface PollDeps<Status extends JobStatus> {
  readonly jobId: string;
  ask(jobId: string): Promise<QueueAnswer<Status>>;
  readonly isOnline: Pick<Observable<boolean>, 'get'>;
  readonly schedule: Schedule;
  /** Gets what the poll learns. Answers whether the job goes on. */
  dispatch(event: JobEvent<Status>): boolean;
}

/** 2, 4, 8 … at most 30 s. @param failures In a row, from 1. */
export const pauseAfter = (failures: number): number =>
  Math.min(POLL_INTERVAL_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);

/** What a failed poll means: a pause where waiting may help, else the end of polling; nothing when the session is over. */
export function readFailure(error: unknown): Failure | 'pause' | 'silence' {
  if (!isAppError(error)) return { kind: 'poll', error };
  const { kind, status = 0, code } = error;
  if (kind === 'cancelled' || kind === 'auth') return 'silence';
  if (kind === 'network') return { kind: 'network' };
  if (GONE.includes(status)) return { kind: 'lost' };
  const isTransient = status >= 500 || TOO_EARLY.includes(status) || code === 'errors.badAnswer';
  return isTransient ? 'pause' : { kind: 'poll', error };
}

/**
 * Asks about a job until it has ended (business spec §4). A lost connection ends the polling; while the server fails,
 * it goes on with longer pauses. Dispose to stop; an answer that is under way is then ignored.
 */
export function pollJob<Status extends JobStatus>(deps: PollDeps<Status>): Disposable {
  const { jobId, ask, isOnline, schedule, dispatch } = deps;
  let isStopped = false;
  let failures = 0;
  let cancelTimer: Disposable | undefined;

  async function poll(): Promise<void> {
    try {
      // A read would wait until the browser is online, and the person would not be told.
      if (!isOnline.get()) throw new AppError('network', 'The browser is offline', { status: 0 });
      const answer = await ask(jobId);
      if (isStopped) return;
      failures = 0;
      if (dispatch({ type: 'answered', jobId, answer })) pollAfter(POLL_INTERVAL_MS);
    } catch (error) {
      if (!isStopped) handleFailure(error);
    }
  }

  function handleFailure(error: unknown) {
    const failure = readFailure(error);
    if (failure === 'silence') return;
    if (failure !== 'pause') {
      dispatch({ type: 'stopped', jobId, failure });
      return;
    }
    failures += 1;
    const pauseMs = pauseAfter(failures);
    if (dispatch({ type: 'delayed', jobId, pauseMs })) pollAfter(pauseMs);
  }

  const pollAfter = (delayMs: number) => {
    cancelTimer = schedule(() => void poll(), delayMs);
  };

  pollAfter(POLL_INTERVAL_MS);
  return () => {
    isStopped = true;
    cancelTimer?.();
  };
}
