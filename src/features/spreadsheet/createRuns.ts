import type { Disposable } from '@/common/disposable';
import type { Transfer, UploadedFile, UploadRequest } from '@/common/files';
import type { ExportRequest, ImportRequest } from '@/common/spreadsheet';
import type { Observable } from '@/common/store';
import {
  cancelJob,
  exportStatus,
  importInForeground,
  importStatus,
  startExport,
  startImport,
} from '@/services/api/spreadsheets';
import type { ToolContext } from '@/workspace/overlays/tools';
import { isOngoing } from './jobFlow';
import { serviceKey } from './jobs';
import type { Jobs } from './jobs';
import type { Schedule } from './pollJob';
import { createExportRun } from './runExport';
import type { ExportCalls, ExportRun } from './runExport';
import { createImportRun } from './runImport';
import type { ImportCalls, ImportRun } from './runImport';

/** The tenant's file storage, as imports and exports need it. */
export interface SpreadsheetFiles {
  /** Starts an upload. */
  upload(request: UploadRequest): Promise<Transfer<UploadedFile>>;
  /** Fetches a file of the storage and saves it on this device. */
  save(url: string, filename: string): Promise<void>;
}

export interface RunsDeps extends Pick<ToolContext, 'services' | 'notices'> {
  readonly jobs: Jobs;
  readonly files: SpreadsheetFiles;
  readonly schedule: Schedule;
  now(): number;
}

/** A run while its dialog is open. */
export interface OpenRun<Run> {
  readonly run: Run;
  /** The dialog has closed: a job that has not ended goes on, anything else ends. */
  leave(): void;
}

export interface Runs {
  /** The import of this service that is under way, one that was left before a reload, or a new one. */
  openImport(request: ImportRequest): OpenRun<ImportRun>;
  openExport(request: ExportRequest): OpenRun<ExportRun>;
  dispose: Disposable;
}

interface Ending {
  readonly name: string;
  readonly filename: string;
  /** False while something is still to be told, such as whether the exported file could be saved. */
  readonly isSettled: boolean;
}

type AnyRun<State> = Observable<State> & { dispose: Disposable };

/** The imports and exports of a workspace, by service. */
export function createRuns(deps: RunsDeps): Runs {
  const { services, notices, jobs, files, schedule, now } = deps;
  const { http, connection, i18n, settings } = services;
  const { isOnline } = connection;
  const kept = new Map<string, AnyRun<unknown>>();
  const watches = new Map<string, Disposable>();

  const importCalls: ImportCalls = {
    start: ({ service, input }, file) =>
      startImport(http, { service, file, input, path: settings.get()?.importPath ?? '' }),
    runNow: ({ pageCode, input }, api, file) => importInForeground(http, { api, pageCode, file, input }),
    status: (jobId) => importStatus(http, jobId),
    cancel: (jobId) => cancelJob(http, jobId),
  };
  const exportCalls: ExportCalls = {
    start: ({ service, sheetName, input }, choice) => startExport(http, { service, sheetName, input, ...choice }),
    status: (jobId) => exportStatus(http, jobId),
    cancel: (jobId) => cancelJob(http, jobId),
  };

  /** Tells the end of a job whose dialog is closed. What failed is kept, so that the dialog can show why. */
  function tell(kind: 'import' | 'export', { name, filename }: Ending) {
    if (name === 'success') notices.success(i18n.t(`spreadsheet.background.${kind}Done`, { name: filename }));
    else if (name === 'cancel') notices.info(i18n.t('spreadsheet.background.cancelled', { name: filename }));
    else notices.error(i18n.t(`spreadsheet.background.${kind}Failed`, { name: filename }));
  }

  /** @param endingOf How the run is ending; undefined while the job goes on. */
  function leave<State extends { name: string }>(
    kind: 'import' | 'export',
    key: string,
    run: AnyRun<State>,
    endingOf: (state: State) => Ending,
  ) {
    const drop = () => {
      kept.delete(key);
      run.dispose();
    };
    if (!isOngoing(run.get())) {
      drop();
      return;
    }
    const stop = run.subscribe(() => {
      const ending = endingOf(run.get());
      if (isOngoing(ending) || !ending.isSettled) return;
      stop();
      watches.delete(key);
      tell(kind, ending);
      if (ending.name !== 'error') drop();
    });
    watches.set(key, stop);
  }

  /** Takes a run out of the background. */
  function reopen(key: string) {
    watches.get(key)?.();
    watches.delete(key);
    return kept.get(key);
  }

  return {
    openImport(request) {
      const key = `import ${request.api ?? ''} ${serviceKey(request.service)}`;
      const before = reopen(key) as ImportRun | undefined;
      const run =
        before ??
        createImportRun({
          calls: importCalls,
          upload: (file) => files.upload({ file }),
          jobs,
          isOnline,
          schedule,
          now,
          report: notices.report,
          onSuccess: http.forgetReads,
        });
      kept.set(key, run);
      const job = before || request.api ? undefined : jobs.find('import', request.service);
      if (job) run.follow(job.id);
      const nameOf = (state: ReturnType<ImportRun['get']>) =>
        ('chosen' in state && state.chosen?.name) || ('status' in state && state.status?.filename) || job?.filename;
      return {
        run,
        leave: () =>
          leave('import', key, run, (state) => ({ name: state.name, filename: nameOf(state) || '', isSettled: true })),
      };
    },
    openExport(request) {
      const key = `export ${serviceKey(request.service)}`;
      const before = reopen(key) as ExportRun | undefined;
      const run =
        before ??
        createExportRun({
          calls: exportCalls,
          save: files.save,
          jobs,
          isOnline,
          schedule,
          report: notices.report,
        });
      kept.set(key, run);
      const job = before ? undefined : jobs.find('export', request.service);
      if (job) run.follow(job.id, job.filename);
      return {
        run,
        leave: () =>
          leave('export', key, run, (state) => {
            if (state.name === 'initial') return { name: state.name, filename: '', isSettled: true };
            const { name, filename, status, isSaved, saveError } = state;
            const isLost = saveError !== undefined;
            const isSettled = name !== 'success' || !status?.fileUrl || isSaved === true || isLost;
            return { name: isLost ? 'error' : name, filename, isSettled };
          }),
      };
    },
    dispose() {
      watches.forEach((stop) => stop());
      watches.clear();
      kept.forEach((run) => run.dispose());
      kept.clear();
    },
  };
}
