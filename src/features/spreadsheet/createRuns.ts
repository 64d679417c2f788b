import type { Disposable } from '@/common/disposable';
import type { Transfer, UploadedFile, UploadRequest } from '@/common/files';
import type { ExportRequest, ImportRequest } from '@/common/spreadsheet';
import {
  cancelJob,
  exportStatus,
  importInForeground,
  importStatus,
  startExport,
  startImport,
} from '@/services/api/spreadsheets';
import type { ExportStatus, ImportStatus, JobKind } from '@/services/api/spreadsheets';
import type { RunningJob } from '@/workspace/transfers/runningJobs';
import type { ToolContext } from '@/workspace/overlays/tools';
import { isJob } from './importFlow';
import { isOngoing } from './jobFlow';
import type { JobState } from './jobFlow';
import { serviceKey } from './jobs';
import { whileWarned } from './leaveWarning';
import type { JobRecords, KeptJob } from './jobs';
import { createKeptRuns } from './keptRuns';
import type { Ending, KeptRun, KeptRunsDeps } from './keptRuns';
import type { Schedule } from './pollJob';
import { createExportRun } from './runExport';
import type { ExportCalls, ExportRun } from './runExport';
import { createImportRun } from './runImport';
import type { ImportCalls, ImportRun } from './runImport';

/** The tenant's file storage, as imports and exports need it. */
export interface SpreadsheetFiles {
  /** Starts an upload. */
  upload(request: UploadRequest): Promise<Transfer<UploadedFile>>;
  /** Fetches a file of the storage. */
  read(url: string): Promise<Blob>;
  /** Fetches a file of the storage and saves it on this device. */
  save(url: string, filename: string): Promise<void>;
}

export interface RunsDeps extends Pick<ToolContext, 'services' | 'notices'> {
  readonly jobs: JobRecords;
  readonly files: SpreadsheetFiles;
  readonly schedule: Schedule;
  /** Shows the jobs that are under way. */
  showJobs(jobs: readonly RunningJob[]): void;
  now(): number;
}

/** A run while its dialog is open. */
export interface OpenRun<Run> {
  readonly run: Run;
  /** The dialog has closed: a job that has not ended goes on, anything else ends. Resolves as `KeptRuns.leave` does. */
  leave(): Promise<void>;
}

export interface Runs {
  /** The import of this service that is under way, one that was left before a reload, or a new one. */
  openImport(request: ImportRequest): OpenRun<ImportRun>;
  openExport(request: ExportRequest): OpenRun<ExportRun>;
  /** Follows the jobs of an earlier visit whose end was not seen, without their dialogs. */
  resume(): void;
  dispose: Disposable;
}

/** Names a run by what its dialog asks for. */
const keyOf = ({ service, api = '' }: Pick<ImportRequest, 'service' | 'api'>) => `${api} ${serviceKey(service)}`;
/** Names a run that is not the newest one of its service. */
const jobKey = ({ id }: KeptJob) => `job ${id}`;

/** The status with which a job has ended; undefined while it may go on, and when the platform has lost it. */
function endOf(job: JobState<ImportStatus | ExportStatus>) {
  const hasEnded = job.name === 'error' ? job.failure.kind === 'result' : !isOngoing(job);
  return hasEnded ? job.status : undefined;
}

/** How an end is told; others are told as success. */
const RESULTS = new Map([
  ['error', 'Failed'],
  ['partly', 'Partly'],
  ['unsaved', 'Unsaved'],
]);

/** The imports and exports of a workspace, by service. */
export function createRuns(deps: RunsDeps): Runs {
  const { services, notices, jobs, files, schedule, now, showJobs } = deps;
  const { http, connection, i18n, settings } = services;
  const { isOnline } = connection;
  const { report } = notices;
  /** Names of files of the jobs that were started before a reload. */
  const earlierNames = new Map<string, string>();
  /** Keys of exports of an earlier visit whose dialog was not opened since: their files are not saved by themselves. */
  const unopened = new Set<string>();

  const importCalls: ImportCalls = {
    start: ({ service, input }, file) =>
      startImport(http, { service, file, input, path: settings.get()?.importPath ?? '' }),
    runNow: ({ pageCode, input }, api, file) =>
      whileWarned(() => importInForeground(http, { api, pageCode, file, input })),
    status: (jobId) => importStatus(http, jobId),
    cancel: (jobId) => cancelJob(http, jobId),
  };
  const exportCalls: ExportCalls = {
    start: ({ service, sheetName, input }, choice) => startExport(http, { service, sheetName, input, ...choice }),
    status: (jobId) => exportStatus(http, jobId),
    cancel: (jobId) => cancelJob(http, jobId),
  };

  function textOf(kind: JobKind, { name, filename }: Ending, isInList: boolean): string {
    if (name === 'cancel') return i18n.t('spreadsheet.background.cancelled', { name: filename });
    const result = RESULTS.get(name) ?? (isInList ? 'Ready' : 'Done');
    return i18n.t(`spreadsheet.background.${kind}${result}`, { name: filename });
  }

  /** Keeps the end of its job, and shows the jobs that are under way. */
  function keptRuns<Run extends KeptRun>({
    kind,
    endingOf,
    jobOf,
  }: Pick<KeptRunsDeps<Run>, 'kind' | 'endingOf'> & {
    jobOf(run: Run): JobState<ImportStatus | ExportStatus> | undefined;
  }) {
    return createKeptRuns<Run>({
      kind,
      endingOf,
      jobOf,
      onChange(run) {
        const job = jobOf(run);
        const status = job && endOf(job);
        if (job?.jobId && status) jobs.end(job.jobId, status);
        showRunning();
      },
      tell(ending, key) {
        const tone = ending.name === 'success' ? 'success' : ending.name === 'cancel' ? 'info' : 'error';
        notices[tone](textOf(kind, ending, unopened.has(key)));
      },
    });
  }

  const imports = keptRuns<ImportRun>({
    kind: 'import',
    jobOf(run) {
      const state = run.get();
      return isJob(state) ? state : undefined;
    },
    endingOf(run, key) {
      const state = run.get();
      const chosen = 'chosen' in state ? state.chosen?.name : undefined;
      const told = 'status' in state ? state.status?.filename : undefined;
      // Other rows are imported.
      const isPart = state.name === 'error' && Boolean(state.status?.errorFileUrl);
      const name = isPart ? 'partly' : state.name;
      return { name, filename: chosen || told || earlierNames.get(key) || '', isSettled: true };
    },
  });

  const exports = keptRuns<ExportRun>({
    kind: 'export',
    jobOf(run) {
      const state = run.get();
      return state.name === 'initial' ? undefined : state;
    },
    endingOf(run, key) {
      const state = run.get();
      if (state.name === 'initial') return { name: state.name, filename: '', isSettled: true };
      const { name, filename, status, isSaved, saveError } = state;
      const isLost = saveError !== undefined;
      const isSaving = name === 'success' && status?.fileUrl && !unopened.has(key) && isSaved !== true && !isLost;
      return { name: isLost ? 'unsaved' : name, filename, isSettled: !isSaving };
    },
  });

  const showRunning = () => showJobs([...imports.running(), ...exports.running()]);

  function newImport(key: string) {
    const run = createImportRun({
      calls: importCalls,
      upload: (file) => files.upload({ file }),
      jobs,
      isOnline,
      schedule,
      now,
      report,
      onRowsChanged: http.forgetReads,
    });
    imports.keep(key, run);
    return run;
  }

  function newExport(key: string) {
    const run = createExportRun({
      calls: exportCalls,
      save: files.save,
      savesAtOnce: () => !unopened.has(key),
      jobs,
      isOnline,
      schedule,
      report,
    });
    exports.keep(key, run);
    return run;
  }

  function followImport(key: string, job: KeptJob) {
    earlierNames.set(key, job.filename);
    const run = newImport(key);
    run.follow(job.id);
    return run;
  }

  function followExport(key: string, job: KeptJob) {
    const run = newExport(key);
    run.follow(job.id, job.filename);
    return run;
  }

  return {
    openImport(request) {
      const own = keyOf(request);
      const job = request.api ? undefined : jobs.find('import', request.service);
      const key = !imports.has(own) && job && imports.has(jobKey(job)) ? jobKey(job) : own;
      const run = imports.reopen(key) ?? (job ? followImport(key, job) : newImport(key));
      return { run, leave: () => imports.leave(key) };
    },
    openExport(request) {
      const own = keyOf(request);
      const job = jobs.find('export', request.service);
      const key = !exports.has(own) && job && exports.has(jobKey(job)) ? jobKey(job) : own;
      unopened.delete(key);
      const run = exports.reopen(key) ?? (job ? followExport(key, job) : newExport(key));
      return { run, leave: () => exports.leave(key) };
    },
    resume() {
      const followed = new Set([...imports.running(), ...exports.running()].map(({ id }) => id));
      for (const job of jobs.list().filter(({ id, ended }) => !ended && !followed.has(id))) {
        const runs = job.kind === 'import' ? imports : exports;
        const key = runs.has(keyOf(job)) ? jobKey(job) : keyOf(job);
        if (job.kind === 'import') followImport(key, job);
        else {
          unopened.add(key);
          followExport(key, job);
        }
        void runs.leave(key);
      }
    },
    dispose() {
      imports.dispose();
      exports.dispose();
      showJobs([]);
    },
  };
}
