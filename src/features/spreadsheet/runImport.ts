import type { Disposable } from '@/common/disposable';
import { isAppError } from '@/common/errors/appError';
import type { Transfer, UploadedFile } from '@/common/files';
import type { ImportRequest } from '@/common/spreadsheet';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { ImportFile, ImportStatus, QueueAnswer } from '@/services/api/spreadsheets';
import { INITIAL, nextImport } from './importFlow';
import type { ImportEvent, ImportState } from './importFlow';
import { isOngoing } from './jobFlow';
import type { Jobs } from './jobs';
import { pollJob } from './pollJob';
import type { Schedule } from './pollJob';
import { readSheetNames } from './sheetNames';

/** The calls of an import. */
export interface ImportCalls {
  /** Answers the id of the job. */
  start(request: ImportRequest, file: ImportFile): Promise<string>;
  /** The foreground service; answers when the import has ended. */
  runNow(request: ImportRequest, api: string, file: ImportFile): Promise<ImportStatus>;
  status(jobId: string): Promise<QueueAnswer<ImportStatus>>;
  cancel(jobId: string): Promise<void>;
}

export interface ImportDeps {
  readonly calls: ImportCalls;
  /** Starts the upload. */
  upload(file: File): Promise<Transfer<UploadedFile>>;
  readonly jobs: Jobs;
  readonly isOnline: Pick<Observable<boolean>, 'get'>;
  readonly schedule: Schedule;
  now(): number;
  /** Shows an error that the state does not tell. */
  report(error: unknown): void;
  /** Runs when an import has succeeded: what was read before is outdated. */
  onSuccess(): void;
}

/** What the person chooses beside the file. */
export interface ImportChoice {
  readonly sheetNames: readonly string[];
  readonly duplicateRule: string;
}

/** One import after the other, as a dialog shows them. It goes on without the dialog until `dispose`. */
export interface ImportRun extends Observable<ImportState> {
  /** Checks the file and uploads it. */
  choose(files: readonly File[]): Promise<void>;
  start(request: ImportRequest, choice: ImportChoice): Promise<void>;
  /** Goes on after a failed upload, a refused start or a lost connection. */
  retry(): Promise<void>;
  /** Cancels the upload, or asks the platform to stop the job. */
  cancel(): Promise<void>;
  /** Back to the choice of a file. */
  reset(): void;
  /** Follows a job that was started before. */
  follow(jobId: string): void;
  /** Ends uploads and polls. */
  dispose: Disposable;
}

const nothing: Disposable = () => undefined;

/** The effects of an import; `importFlow` decides. */
export function createImportRun(deps: ImportDeps): ImportRun {
  const { calls, upload, jobs, isOnline, schedule, now, report, onSuccess } = deps;
  const state = createStore<ImportState>(INITIAL);
  /** Changes with each file and reset: what began before it no longer counts. */
  let round = 0;
  let chosenFile: File | undefined;
  let transfer: Transfer<UploadedFile> | undefined;
  let stopPolling = nothing;

  function dispatch(event: ImportEvent): boolean {
    const before = state.get();
    const after = nextImport(before, event);
    state.set(after);
    if (isOngoing(before) && !isOngoing(after)) handleEnd(after);
    return isOngoing(after);
  }

  function handleEnd(after: ImportState) {
    if (after.name === 'success') onSuccess();
    const canGoOn = after.name === 'error' && (after.failure.kind === 'network' || after.failure.kind === 'poll');
    if ('jobId' in after && after.jobId && !canGoOn) jobs.remove(after.jobId);
  }

  function abandon() {
    round += 1;
    stopPolling();
    transfer?.cancel();
    transfer = undefined;
    chosenFile = undefined;
  }

  /** Starts the upload, or goes on with the one that has failed. */
  async function send(file: File) {
    const mine = round;
    let stop = nothing;
    try {
      if (transfer) transfer.retry();
      const sending = transfer ?? (await upload(file));
      if (mine !== round) {
        sending.cancel();
        return;
      }
      transfer = sending;
      stop = sending.subscribe(() => {
        const { phase, loaded, total } = sending.get();
        if (mine === round && phase === 'running') dispatch({ type: 'progressed', loaded, total, at: now() });
      });
      const uploaded = await sending.settled();
      if (mine === round) dispatch({ type: 'uploaded', file: uploaded });
    } catch (error) {
      if (mine === round)
        dispatch(isAppError(error, 'cancelled') ? { type: 'reset' } : { type: 'uploadFailed', error });
    } finally {
      stop();
    }
  }

  function poll(jobId: string) {
    stopPolling();
    stopPolling = pollJob<ImportStatus>({ jobId, ask: calls.status, isOnline, schedule, dispatch });
  }

  async function startJob(request: ImportRequest, file: ImportFile) {
    const jobId = await calls.start(request, file);
    jobs.add({ id: jobId, kind: 'import', filename: file.filename, service: request.service });
    return jobId;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    async choose(files) {
      abandon();
      const mine = round;
      const [file, ...more] = files;
      if (!file) return;
      const sheets = more.length > 0 ? ({ problem: 'several' } as const) : await readSheetNames(file);
      if (mine !== round) return;
      if ('problem' in sheets) {
        dispatch({ type: 'fileRejected', problem: sheets.problem });
        return;
      }
      dispatch({ type: 'fileChosen', chosen: { name: file.name, size: file.size, sheets: sheets.names } });
      chosenFile = file;
      await send(file);
    },
    async start(request, { sheetNames, duplicateRule }) {
      const before = state.get();
      if (before.name !== 'waiting') return;
      const { uploaded, chosen } = before;
      const file = { url: uploaded.url, filename: chosen.name, sheetNames, duplicateRule };
      const mine = round;
      const { api } = request;
      dispatch({ type: 'started', isForeground: Boolean(api) });
      try {
        if (api) {
          const status = await calls.runNow(request, api, file);
          if (mine === round) dispatch({ type: 'ended', status });
        } else {
          const jobId = await startJob(request, file);
          if (mine === round && dispatch({ type: 'accepted', jobId })) poll(jobId);
        }
      } catch (error) {
        if (mine === round) dispatch({ type: 'refused', error });
      }
    },
    async retry() {
      const before = state.get();
      if (before.name !== 'error') return;
      if (before.jobId) {
        dispatch({ type: 'resumed', jobId: before.jobId });
        poll(before.jobId);
        return;
      }
      dispatch({ type: 'retried' });
      if (chosenFile && state.get().name === 'uploading') await send(chosenFile);
    },
    async cancel() {
      const before = state.get();
      if (before.name === 'uploading' || before.name === 'waiting') {
        abandon();
        dispatch({ type: 'reset' });
      }
      if (!isOngoing(before) || !('jobId' in before) || !before.jobId) return;
      dispatch({ type: 'cancelling' });
      try {
        await calls.cancel(before.jobId);
      } catch (error) {
        dispatch({ type: 'notCancelled' });
        report(error);
      }
    },
    reset() {
      abandon();
      dispatch({ type: 'reset' });
    },
    follow(jobId) {
      dispatch({ type: 'resumed', jobId });
      poll(jobId);
    },
    dispose: abandon,
  };
}
