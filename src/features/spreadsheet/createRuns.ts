import type { Disposable } from '@/common/disposable';
import type { Transfer, UploadedFile, UploadRequest } from '@/common/files';
import type { ExportRequest, ImportRequest } from '@/common/spreadsheet';
import type { ExportStatus, ImportStatus } from '@/services/api/spreadsheets';
import type { Records } from '@/services/storage/records';
import type { TryLock } from '@/services/storage/createTryLock';
import type { RunningJob } from '@/workspace/transfers/runningJobs';
import type { ToolContext } from '@/workspace/overlays/tools';
import { exportEnding, exportJob, importEnding, importJob } from './endings';
import { createExportCalls, createImportCalls } from './jobCalls';
import { endedJob } from './jobFlow';
import type { JobState } from './jobFlow';
import { requestKey } from './jobs';
import type { JobRecords, KeptJob, NewJob } from './jobs';
import { createKeptRuns } from './keptRuns';
import type { KeptRun, KeptRunsDeps } from './keptRuns';
import type { Schedule } from './pollJob';
import { createExportRun } from './runExport';
import type { ExportRun } from './runExport';
import { createImportRun } from './runImport';
import type { ImportRun } from './runImport';
import { tellEnd } from './tellEnd';
import type { TellEndDeps } from './tellEnd';

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
  /** Those of the account in its position. */
  readonly records: Records;
  readonly files: SpreadsheetFiles;
  readonly schedule: Schedule;
  /** Shows the jobs that are under way. */
  showJobs(jobs: readonly RunningJob[]): void;
  /** Asks whether a file is to be imported that may be being imported already. */
  confirmRepeat(filename: string): Promise<boolean>;
  /** What opens the list of imports and exports; undefined where the person may not. */
  listOpener: TellEndDeps['listOpener'];
  /** Resolves when the page can be seen. */
  whenVisible(): Promise<void>;
  readonly tryLock: TryLock;
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
  /** Follows an export without a dialog, whose id another call has got; undefined after the end of the workspace. */
  followExport(job: NewJob): OpenRun<ExportRun> | undefined;
  /** Follows the jobs of an earlier visit whose end was not seen, without their dialogs. */
  resume(): void;
  dispose: Disposable;
}

/** Names a run that is not the newest one of its service. */
const jobKey = ({ id }: NewJob) => `job ${id}`;

/** The imports and exports of a workspace, by service. */
export function createRuns(deps: RunsDeps): Runs {
  const { services, notices, jobs, records, files, schedule, now, showJobs, confirmRepeat, tryLock } = deps;
  const { listOpener, whenVisible } = deps;
  const { http, connection, i18n } = services;
  const { isOnline } = connection;
  const { report } = notices;
  /** Names of files of the jobs that were started before a reload. */
  const earlierNames = new Map<string, string>();
  /** Keys of exports of an earlier visit whose dialog was not opened since: their files are not saved by themselves. */
  const unopened = new Set<string>();
  /** Keys of exports that no dialog can show. */
  const withoutDialog = new Set<string>();
  let hasEnded = false;

  const importCalls = createImportCalls(services, records);
  const exportCalls = createExportCalls(services);

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
      isOnline,
      schedule,
      endingOf,
      jobOf,
      onChange(run, isShown) {
        const ended = endedJob(jobOf(run));
        if (ended) jobs.end(ended.id, ended.status);
        if (ended && isShown) jobs.claimEnd(ended.id);
        showRunning();
      },
      tell(ending, run, key) {
        const job = jobOf(run);
        const [hasDialog, isInList] = [!withoutDialog.has(key), unopened.has(key)];
        const end = { kind, ending, jobId: job?.jobId, endedJob: endedJob(job)?.id, hasDialog, isInList };
        void tellEnd(end, { notices, i18n, jobs, tryLock, listOpener, whenVisible, hasEnded: () => hasEnded });
      },
    });
  }

  const imports = keptRuns<ImportRun>({
    kind: 'import',
    jobOf: (run) => importJob(run.get()),
    endingOf: (run, key) => importEnding(run.get(), earlierNames.get(key)),
  });

  const exports = keptRuns<ExportRun>({
    kind: 'export',
    jobOf: (run) => exportJob(run.get()),
    endingOf: (run, key) => exportEnding(run.get(), !unopened.has(key)),
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
      onLeft: followLeft,
      mayStart: async (request, filename) => !importCalls.isUnanswered(request, filename) || confirmRepeat(filename),
    });
    imports.keep(key, run);
    return run;
  }

  function newExport(key: string) {
    const run = createExportRun({
      calls: exportCalls,
      save: files.save,
      savesAtOnce: () => !unopened.has(key),
      onLeft: followLeft,
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

  function followExport(key: string, job: NewJob) {
    if (job.service.moCode === '') withoutDialog.add(key);
    const run = newExport(key);
    run.follow(job.id, job.filename);
    return run;
  }

  function followWithoutDialog(found: readonly KeptJob[]) {
    for (const job of found) {
      const runs = job.kind === 'import' ? imports : exports;
      const key = [requestKey(job), jobKey(job)].find((each) => !runs.has(each));
      if (key === undefined) continue;
      if (job.kind === 'import') followImport(key, job);
      else {
        unopened.add(key);
        followExport(key, job);
      }
      void runs.leave(key);
    }
  }

  function followLeft(jobId: string) {
    followWithoutDialog(jobs.list().filter(({ id }) => id === jobId));
  }

  const stopFollowing = isOnline.subscribe(() => {
    if (!isOnline.get()) return;
    imports.reconnect();
    exports.reconnect();
  });

  return {
    openImport(request) {
      const own = requestKey(request);
      const job = request.api ? undefined : jobs.find('import', request.service);
      const key = !imports.has(own) && job && imports.has(jobKey(job)) ? jobKey(job) : own;
      const run = imports.reopen(key) ?? (job ? followImport(key, job) : newImport(key));
      return { run, leave: () => imports.leave(key) };
    },
    openExport(request) {
      const own = requestKey(request);
      const job = jobs.find('export', request.service);
      const key = !exports.has(own) && job && exports.has(jobKey(job)) ? jobKey(job) : own;
      unopened.delete(key);
      const run = exports.reopen(key) ?? (job ? followExport(key, job) : newExport(key));
      return { run, leave: () => exports.leave(key) };
    },
    followExport(job) {
      // Kept after the end as well: the next visit follows it.
      jobs.add(job);
      if (hasEnded) return undefined;
      const key = jobKey(job);
      return { run: followExport(key, job), leave: () => exports.leave(key) };
    },
    resume() {
      const followed = new Set([...imports.running(), ...exports.running()].map(({ id }) => id));
      followWithoutDialog(jobs.list().filter(({ id, ended }) => !ended && !followed.has(id)));
    },
    dispose() {
      hasEnded = true;
      stopFollowing();
      imports.dispose();
      exports.dispose();
      showJobs([]);
    },
  };
}
