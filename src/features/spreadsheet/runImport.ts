import type { Disposable } from '@/common/disposable';
import { isAppError } from '@/common/errors/appError';
import type { Transfer, UploadedFile } from '@/common/files';
import { withPlainName } from '@/common/format/plainName';
import type { ImportRequest } from '@/common/spreadsheet';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { ImportFile, ImportStatus } from '@/services/api/spreadsheets';
import { createJobFollower } from './followJob';
import type { FollowDeps, JobCalls } from './followJob';
import { INITIAL, nextImport } from './importFlow';
import type { ChosenFile, ImportEvent, ImportState } from './importFlow';
import { isOngoing } from './jobFlow';
import { readSheetNames } from './sheetNames';

/** The calls of an import. */
export interface ImportCalls extends JobCalls<ImportStatus> {
  /** Answers the id of the job. */
  start(request: ImportRequest, file: ImportFile): Promise<string>;
  /** The foreground service; answers when the import has ended. */
  runNow(request: ImportRequest, api: string, file: ImportFile): Promise<ImportStatus>;
}

export interface ImportDeps extends Omit<FollowDeps<ImportStatus>, 'dispatch'> {
  readonly calls: ImportCalls;
  /** Starts the upload. */
  upload(file: File): Promise<Transfer<UploadedFile>>;
  now(): number;
  /** Asks the person where an earlier start of a file of this name got no answer. */
  mayStart(request: ImportRequest, filename: string): Promise<boolean>;
  /** Runs when an import has ended: some rows may be written, and what was read before is outdated. */
  onRowsChanged(): void;
}

/** What the person chooses beside the file. */
export interface ImportChoice {
  readonly sheetNames: readonly string[];
  readonly duplicateRule: string;
}

/** One import after the other, as a dialog shows them. It goes on without the dialog until `dispose`. */
export interface ImportRun extends Observable<ImportState> {
  /**
   * Reads the names of the sheets and uploads the file.
   * @param options.isChecked The person checks the rows first; `upload` goes on.
   */
  choose(files: readonly File[], options?: { readonly isChecked?: boolean }): Promise<void>;
  /**
   * Uploads a file whose rows were checked.
   * @param sheets Those that were checked; the others are not imported.
   */
  upload(file: File, sheets: readonly string[]): Promise<void>;
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
  const { calls, jobs, now, onRowsChanged } = deps;
  const state = createStore<ImportState>(INITIAL);
  /** Changes with each file and reset: what began before it no longer counts. */
  let round = 0;
  let chosenFile: File | undefined;
  let transfer: Transfer<UploadedFile> | undefined;
  let isAsking = false;
  const follower = createJobFollower<ImportStatus>({ ...deps, dispatch });

  function dispatch(event: ImportEvent): boolean {
    const before = state.get();
    const after = nextImport(before, event);
    state.set(after);
    if (isOngoing(before) && !isOngoing(after)) handleEnd(after);
    return isOngoing(after);
  }

  function handleEnd(after: ImportState) {
    if (after.name !== 'error' || after.failure.kind !== 'start') onRowsChanged();
    follower.noteEnd(after);
  }

  function abandon() {
    round += 1;
    follower.stop();
    transfer?.cancel();
    transfer = undefined;
    chosenFile = undefined;
  }

  async function begin(file: File, chosen: ChosenFile) {
    dispatch({ type: 'uploadBegan', chosen });
    chosenFile = file;
    await send(file);
  }

  /** Starts the upload, or goes on with the one that has failed. */
  async function send(file: File) {
    const mine = round;
    let stop = nothing;
    try {
      if (transfer) transfer.retry();
      const sending = transfer ?? (await deps.upload(file));
      if (mine !== round) {
        sending.cancel();
        return;
      }
      transfer = sending;
      stop = sending.subscribe(() => {
        const { phase, loaded, total } = sending.get();
        const isWaiting = phase === 'waiting';
        if (mine === round && (phase === 'running' || isWaiting))
          dispatch({ type: 'progressed', loaded, total, at: now(), isWaiting });
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

  async function mayStart(request: ImportRequest, filename: string) {
    isAsking = true;
    try {
      return await deps.mayStart(request, filename);
    } finally {
      isAsking = false;
    }
  }

  async function startJob(request: ImportRequest, file: ImportFile) {
    const jobId = await calls.start(request, file);
    jobs.add({ id: jobId, kind: 'import', filename: file.filename, service: request.service });
    return jobId;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    async choose(files, { isChecked = false } = {}) {
      abandon();
      const mine = round;
      const [given, ...more] = files;
      if (!given) return;
      const file = withPlainName(given);
      const sheets = more.length > 0 ? ({ problem: 'several' } as const) : await readSheetNames(file);
      if (mine !== round) return;
      if ('problem' in sheets) {
        dispatch({ type: 'fileRejected', problem: sheets.problem });
        return;
      }
      const chosen = { name: file.name, size: file.size, sheets: sheets.names, proposed: sheets.names.slice(0, 1) };
      if (isChecked) dispatch({ type: 'checkBegan', chosen, file });
      else await begin(file, chosen);
    },
    upload(file, sheets) {
      abandon();
      return begin(file, { name: file.name, size: file.size, sheets, proposed: sheets });
    },
    async start(request, { sheetNames, duplicateRule }) {
      const before = state.get();
      if (before.name !== 'waiting' || isAsking) return;
      const { uploaded, chosen } = before;
      const file = { url: uploaded.url, filename: chosen.name, sheetNames, duplicateRule };
      const mine = round;
      if (!(await mayStart(request, chosen.name)) || state.get() !== before) return;
      const { api } = request;
      dispatch({ type: 'started', isForeground: Boolean(api) });
      try {
        if (api) {
          const status = await calls.runNow(request, api, file);
          if (mine === round) dispatch({ type: 'ended', status });
        } else {
          const jobId = await startJob(request, file);
          if (mine === round && dispatch({ type: 'accepted', jobId })) follower.poll(jobId);
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
        follower.poll(before.jobId);
        return;
      }
      dispatch({ type: 'retried' });
      if (chosenFile && state.get().name === 'uploading') await send(chosenFile);
    },
    async cancel() {
      const before = state.get();
      if (before.name === 'checking' || before.name === 'uploading' || before.name === 'waiting') {
        abandon();
        dispatch({ type: 'reset' });
      }
      await follower.cancel(before);
    },
    reset() {
      follower.leave(state.get());
      abandon();
      dispatch({ type: 'reset' });
    },
    follow(jobId) {
      dispatch({ type: 'resumed', jobId });
      follower.poll(jobId);
    },
    dispose: abandon,
  };
}
