import { isUnanswered } from '@/common/errors/isUnanswered';
import type { ImportStatus, JobStatus, QueueAnswer } from '@/services/api/spreadsheets';

/**
 * Why a flow has stopped.
 * - `upload`: the file did not reach the storage. `start`: the platform refused the job. Both may be tried again.
 * - `network`: status 0 while polling; the job itself may go on. `poll`: the platform refused to tell the status.
 * - `lost`: the platform no longer knows the job. `result`: the job has ended with faults.
 */
export type Failure =
  | { readonly kind: 'upload' | 'start' | 'poll'; readonly error: unknown }
  | { readonly kind: 'network' | 'lost' | 'result' };

/** A job of the platform, or the call that starts one. */
export interface Job<Status extends JobStatus> {
  /** Undefined until the platform has accepted the job; always undefined in the foreground. */
  readonly jobId?: string | undefined;
  /** Number of jobs that go first; undefined when the platform does not tell. */
  readonly queueSize?: number | undefined;
  readonly status?: Status | undefined;
  /** Set after a failure of the server: milliseconds between it and the next poll. */
  readonly pauseMs?: number | undefined;
  /** Polls in a row whose answer did not tell about the job. */
  readonly missed?: number;
  /** The person has cancelled the job and the platform has not confirmed it yet. */
  readonly isCancelling?: boolean;
}

/** The states that imports and exports share (business spec §4). */
export type JobState<Status extends JobStatus> = Job<Status> &
  (
    | { readonly name: 'ready' | 'running' | 'success' | 'cancel' }
    | { readonly name: 'error'; readonly failure: Failure }
  );

export type JobEvent<Status extends JobStatus> =
  | { readonly type: 'accepted'; readonly jobId: string }
  | { readonly type: 'refused'; readonly error: unknown }
  /** The answer of the foreground service. */
  | { readonly type: 'ended'; readonly status: Status }
  | { readonly type: 'answered'; readonly jobId: string; readonly answer: QueueAnswer<Status> }
  /** The server has failed; the next poll follows after the pause. */
  | { readonly type: 'delayed'; readonly jobId: string; readonly pauseMs: number }
  | { readonly type: 'stopped'; readonly jobId: string; readonly failure: Failure }
  /** Polling begins, or begins again, for this job. */
  | { readonly type: 'resumed'; readonly jobId: string }
  | { readonly type: 'cancelling' | 'notCancelled' };

/** Polls without a word about the job after which it counts as lost. */
export const MAX_MISSED_POLLS = 5;

/** Maps the platform's word to a state (business spec §4). A word that the specification does not list runs on. */
export function stateOf({
  state,
  errorFileUrl,
  fatalError,
}: JobStatus): 'ready' | 'running' | 'success' | 'error' | 'cancel' {
  if (state === 'readyrun') return 'ready';
  if (state === 'complete') return errorFileUrl || fatalError ? 'error' : 'success';
  if (state === 'fatalerror') return 'error';
  return state === 'cancel' ? 'cancel' : 'running';
}

/** The call has ended, so every word but those of a failure means that it is complete. */
const foregroundStateOf = (status: JobStatus) =>
  stateOf(['fatalerror', 'cancel'].includes(status.state) ? status : { ...status, state: 'complete' });

const RESULT: Failure = { kind: 'result' };

function ended<Status extends JobStatus>(job: Job<Status>, name: ReturnType<typeof stateOf>): JobState<Status> {
  return name === 'error' ? { ...job, name, failure: RESULT } : { ...job, name };
}

function answered<Status extends JobStatus>(
  state: JobState<Status>,
  { queueSize, status }: QueueAnswer<Status>,
): JobState<Status> {
  const { jobId, isCancelling, missed = 0 } = state;
  if (status) return ended({ jobId, queueSize, status, ...(isCancelling && { isCancelling }) }, stateOf(status));
  if (missed + 1 >= MAX_MISSED_POLLS) return { name: 'error', jobId, failure: { kind: 'lost' } };
  return { ...state, queueSize, missed: missed + 1, pauseMs: undefined };
}

/** Rows that were written; undefined while the platform does not tell the total. */
export const importedRows = ({
  total,
  failed = 0,
  ignored = 0,
}: Pick<JobStatus, 'total'> & Partial<ImportStatus>): number | undefined =>
  total === undefined ? undefined : Math.max(total - failed - ignored, 0);

/** Whether an import has left out rows as faulty, with or without a file of them. */
export const hasRefusedRows = ({ errorFileUrl, failed = 0 }: Pick<JobStatus, 'errorFileUrl'> & Partial<ImportStatus>) =>
  errorFileUrl !== '' || failed > 0;

/** Whether an import has ended without writing a row. False while the platform does not tell the total. */
export const hasImportedNone = (status: JobStatus | undefined): boolean =>
  status !== undefined && Boolean(status.total) && importedRows(status) === 0;

/** Whether the job of this state has not ended. */
export const isOngoing = ({ name }: { readonly name: string }): boolean => name === 'ready' || name === 'running';

/** Whether a flow has stopped although the job may go on, or may have begun. */
export const isUncertain = (failure: Failure): boolean =>
  failure.kind === 'start'
    ? isUnanswered(failure.error)
    : failure.kind === 'network' || failure.kind === 'poll' || failure.kind === 'lost';

/** Whether polling has stopped with the connection, so that it can go on with the same job. */
export const isCutOff = (job: JobState<JobStatus> | undefined): boolean =>
  job?.jobId !== undefined && job.name === 'error' && job.failure.kind === 'network';

/** The job and its last status, once the platform has told how it has ended. A lost job has no end. */
export function endedJob<Status extends JobStatus>(
  job: JobState<Status> | undefined,
): { readonly id: string; readonly status: Status } | undefined {
  if (!job?.jobId || !job.status) return undefined;
  const hasEnded = job.name === 'error' ? job.failure.kind === 'result' : !isOngoing(job);
  return hasEnded ? { id: job.jobId, status: job.status } : undefined;
}

/**
 * The next state of a job. Events that do not fit the state are ignored: answers that come late, and those about another
 * job.
 */
export function nextJob<Status extends JobStatus>(state: JobState<Status>, event: JobEvent<Status>): JobState<Status> {
  if (event.type === 'resumed') {
    const { status } = state;
    return { name: status ? 'running' : 'ready', jobId: event.jobId, ...(status && { status }) };
  }
  if (!isOngoing(state)) return state;
  if ('jobId' in event && event.type !== 'accepted' && event.jobId !== state.jobId) return state;
  switch (event.type) {
    case 'accepted':
      return { ...state, jobId: event.jobId };
    case 'refused':
      return { name: 'error', failure: { kind: 'start', error: event.error } };
    case 'ended':
      return ended({ status: event.status }, foregroundStateOf(event.status));
    case 'answered':
      return answered(state, event.answer);
    case 'delayed':
      return { ...state, pauseMs: event.pauseMs };
    case 'stopped':
      return { ...state, name: 'error', failure: event.failure };
    case 'cancelling':
      return { ...state, isCancelling: true };
    case 'notCancelled':
      return { ...state, isCancelling: false };
  }
}
