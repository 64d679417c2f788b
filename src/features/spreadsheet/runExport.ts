import type { Disposable } from '@/common/disposable';
import type { ExportRequest } from '@/common/spreadsheet';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { ExportStatus, FileType } from '@/services/api/spreadsheets';
import { INITIAL, nextExport } from './exportFlow';
import type { ExportEvent, ExportState } from './exportFlow';
import { createJobFollower } from './followJob';
import type { FollowDeps, JobCalls } from './followJob';
import { isOngoing } from './jobFlow';

/** What the person chooses. */
export interface ExportChoice {
  readonly fileType: FileType;
  /** With the extension of the type. */
  readonly filename: string;
  /** Keys of the columns. */
  readonly columns: readonly string[];
}

/** The calls of an export. */
export interface ExportCalls extends JobCalls<ExportStatus> {
  /** Answers the id of the job. */
  start(request: ExportRequest, choice: ExportChoice): Promise<string>;
}

export interface ExportDeps extends Omit<FollowDeps<ExportStatus>, 'dispatch'> {
  readonly calls: ExportCalls;
  /** Fetches a file of the storage and saves it on this device. */
  save(url: string, filename: string): Promise<void>;
  /** Whether the file is saved without being asked for when the export has succeeded. */
  savesAtOnce(): boolean;
}

/** One export after the other, as a dialog shows them. It goes on without the dialog until `dispose`. */
export interface ExportRun extends Observable<ExportState> {
  start(request: ExportRequest, choice: ExportChoice): Promise<void>;
  /** Polls again after a lost connection; starts again after a refused start. */
  retry(): Promise<void>;
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

/** The effects of an export; `exportFlow` decides. */
export function createExportRun(deps: ExportDeps): ExportRun {
  const { calls, save, savesAtOnce, jobs, report } = deps;
  const state = createStore<ExportState>(INITIAL);
  /** Changes with each start and reset: what began before it no longer counts. */
  let round = 0;
  let lastStart: Parameters<ExportRun['start']> | undefined;
  const follower = createJobFollower<ExportStatus>({ ...deps, dispatch });

  function dispatch(event: ExportEvent): boolean {
    const before = state.get();
    const after = nextExport(before, event);
    state.set(after);
    if (isOngoing(before) && !isOngoing(after)) handleEnd(after);
    return isOngoing(after);
  }

  function handleEnd(after: ExportState) {
    follower.noteEnd(after);
    if (after.name === 'success' && savesAtOnce()) void download();
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
    follower.stop();
  }

  function reset() {
    follower.leave(state.get());
    abandon();
    dispatch({ type: 'reset' });
  }

  async function start(request: ExportRequest, choice: ExportChoice) {
    if (state.get().name !== 'initial') return;
    const mine = round;
    const { filename } = choice;
    lastStart = [request, choice];
    dispatch({ type: 'started', filename });
    try {
      const jobId = await calls.start(request, choice);
      jobs.add({ id: jobId, kind: 'export', filename, service: request.service });
      if (mine === round && dispatch({ type: 'accepted', jobId })) follower.poll(jobId);
    } catch (error) {
      if (mine === round) dispatch({ type: 'refused', error });
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    download,
    reset,
    start,
    async retry() {
      const before = state.get();
      if (before.name !== 'error') return;
      if (!before.jobId) {
        reset();
        if (lastStart) await start(...lastStart);
        return;
      }
      dispatch({ type: 'resumed', jobId: before.jobId });
      follower.poll(before.jobId);
    },
    cancel: () => follower.cancel(state.get()),
    follow(jobId, filename) {
      dispatch({ type: 'followed', jobId, filename });
      follower.poll(jobId);
    },
    dispose: abandon,
  };
}
