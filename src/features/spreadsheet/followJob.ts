import type { Disposable } from '@/common/disposable';
import type { JobStatus, QueueAnswer } from '@/services/api/spreadsheets';
import { isOngoing } from './jobFlow';
import type { JobEvent } from './jobFlow';
import type { Jobs } from './jobs';
import { pollJob } from './pollJob';
import type { PollDeps } from './pollJob';

/** The calls about a job that the platform has accepted. */
export interface JobCalls<Status> {
  status(jobId: string): Promise<QueueAnswer<Status>>;
  cancel(jobId: string): Promise<void>;
}

export interface FollowDeps<Status extends JobStatus> extends Pick<PollDeps<Status>, 'isOnline' | 'schedule'> {
  readonly calls: JobCalls<Status>;
  readonly jobs: Jobs;
  /** Gets what is learnt about the job. Answers whether it goes on. */
  dispatch(event: JobEvent<Status>): boolean;
  /** Runs when a job that goes on is left for another one: something else has to follow it. */
  onLeft(jobId: string): void;
  /** Shows an error that the state does not tell. */
  report(error: unknown): void;
}

/** The part of a state that names a job. */
interface AnyState {
  readonly name: string;
  readonly jobId?: string | undefined;
  readonly failure?: { readonly kind: string };
}

/** Follows the job of a run, one after the other. */
export interface JobFollower {
  poll(jobId: string): void;
  /** Ends the polls. */
  stop: Disposable;
  /** Asks the platform to stop the job, which ends it later. */
  cancel(state: AnyState): Promise<void>;
  /** Follows the job no longer, so that another one can be started. */
  leave(state: AnyState): void;
  /** Forgets a job that has ended; one whose polls were cut off can be followed further. */
  noteEnd(state: AnyState): void;
}

/** What imports and exports share once the platform has accepted them. */
export function createJobFollower<Status extends JobStatus>(deps: FollowDeps<Status>): JobFollower {
  const { calls, jobs, isOnline, schedule, dispatch, onLeft, report } = deps;
  let stopPolling: Disposable = () => undefined;
  return {
    poll(jobId) {
      stopPolling();
      stopPolling = pollJob<Status>({ jobId, ask: calls.status, isOnline, schedule, dispatch });
    },
    stop: () => stopPolling(),
    async cancel(state) {
      if (!isOngoing(state) || !state.jobId) return;
      dispatch({ type: 'cancelling' });
      try {
        await calls.cancel(state.jobId);
      } catch (error) {
        dispatch({ type: 'notCancelled' });
        report(error);
      }
    },
    leave(state) {
      stopPolling();
      if (isOngoing(state) && state.jobId) onLeft(state.jobId);
    },
    noteEnd({ name, jobId, failure }) {
      const isCutOff = name === 'error' && (failure?.kind === 'network' || failure?.kind === 'poll');
      if (jobId && !isCutOff) jobs.remove(jobId);
    },
  };
}
