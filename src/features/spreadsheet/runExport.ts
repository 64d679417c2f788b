import type { Disposable } from '@/common/disposable';
import type { ExportRequest } from '@/common/spreadsheet';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { ExportStatus, FileType, QueueAnswer } from '@/services/api/spreadsheets';
import { INITIAL, nextExport } from './exportFlow';
import type { ExportEvent, ExportState } from './exportFlow';
import { isOngoing } from './jobFlow';
import type { Jobs } from './jobs';
import { pollJob } from './pollJob';
import type { Schedule } from './pollJob';

/** What the person chooses. */
export interface ExportChoice {
  readonly fileType: FileType;
  /** With the extension of the type. */
  readonly filename: string;
  /** Keys of the columns. */
  readonly columns: readonly string[];
}

/** The calls of an export. */
export interface ExportCalls {
  /** Answers the id of the job. */
  start(request: ExportRequest, choice: ExportChoice): Promise<string>;
  status(jobId: string): Promise<QueueAnswer<ExportStatus>>;
  cancel(jobId: string): Promise<void>;
}

export interface ExportDeps {
  readonly calls: ExportCalls;
  /** Fetches a file of the storage and saves it on this device. */
  save(url: string, filename: string): Promise<void>;
  readonly jobs: Jobs;
  readonly isOnline: Pick<Observable<boolean>, 'get'>;
  readonly schedule: Schedule;
  /** Shows an error that the state does not tell. */
  report(error: unknown): void;
}

/** One export after the other, as a dialog shows them. It goes on without the dialog until `dispose`. */
export interface ExportRun extends Observable<ExportState> {
  start(request: ExportRequest, choice: ExportChoice): Promise<void>;
  /** Polls again after a lost connection; otherwise back to the choices. */
  retry(): void;
  /** Asks the platform to stop the job. */
  cancel(): Promise<void>;
  /** Saves the exported file once more. */
  download(): Promise<void>;
  /** Back to the choices. */
  reset(): void;
  /** Follows a job that was started before. */
  follow(jobId: string, filename: string): void;
  /** Ends polls. */
  dispose: Disposable;
}

const nothing: Disposable = () => undefined;

/** The effects of an export; `exportFlow` decides. The file is saved once without being asked for. */
export function createExportRun(deps: ExportDeps): ExportRun {
  const { calls, save, jobs, isOnline, schedule, report } = deps;
  const state = createStore<ExportState>(INITIAL);
  /** Changes with each start and reset: what began before it no longer counts. */
  let round = 0;
  let stopPolling = nothing;

  function dispatch(event: ExportEvent): boolean {
    const before = state.get();
    const after = nextExport(before, event);
    state.set(after);
    if (isOngoing(before) && !isOngoing(after)) handleEnd(after);
    return isOngoing(after);
  }

  function handleEnd(after: ExportState) {
    const canGoOn = after.name === 'error' && (after.failure.kind === 'network' || after.failure.kind === 'poll');
    if ('jobId' in after && after.jobId && !canGoOn) jobs.remove(after.jobId);
    if (after.name === 'success') void download();
  }

  async function download() {
    const ended = state.get();
    if (ended.name !== 'success' || !ended.status?.fileUrl) return;
    const mine = round;
    try {
      await save(ended.status.fileUrl, ended.filename);
      if (mine === round) dispatch({ type: 'saved' });
    } catch (error) {
      if (mine === round) dispatch({ type: 'notSaved', error });
      else report(error);
    }
  }

  function abandon() {
    round += 1;
    stopPolling();
  }

  function poll(jobId: string) {
    stopPolling();
    stopPolling = pollJob<ExportStatus>({ jobId, ask: calls.status, isOnline, schedule, dispatch });
  }

  function reset() {
    abandon();
    dispatch({ type: 'reset' });
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    download,
    reset,
    async start(request, choice) {
      if (state.get().name !== 'initial') return;
      const mine = round;
      const { filename } = choice;
      dispatch({ type: 'started', filename });
      try {
        const jobId = await calls.start(request, choice);
        jobs.add({ id: jobId, kind: 'export', filename, service: request.service });
        if (mine === round && dispatch({ type: 'accepted', jobId })) poll(jobId);
      } catch (error) {
        if (mine === round) dispatch({ type: 'refused', error });
      }
    },
    retry() {
      const before = state.get();
      if (before.name !== 'error') return;
      if (!before.jobId) {
        reset();
        return;
      }
      dispatch({ type: 'resumed', jobId: before.jobId });
      poll(before.jobId);
    },
    async cancel() {
      const before = state.get();
      if (!isOngoing(before) || !('jobId' in before) || !before.jobId) return;
      dispatch({ type: 'cancelling' });
      try {
        await calls.cancel(before.jobId);
      } catch (error) {
        dispatch({ type: 'notCancelled' });
        report(error);
      }
    },
    follow(jobId, filename) {
      dispatch({ type: 'followed', jobId, filename });
      poll(jobId);
    },
    dispose: abandon,
  };
}
