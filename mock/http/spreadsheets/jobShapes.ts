import { localise } from '../../domain/languages/localise';
import type { Language } from '../../domain/languages/table';
import type { Job, JobCounts, JobState } from '../../domain/spreadsheets/jobs/job';

/** The states of the specification (business spec §4). */
const STATES: Readonly<Record<JobState, string>> = {
  waiting: 'readyrun',
  running: 'running',
  done: 'complete',
  failed: 'fatalerror',
  cancelled: 'cancel',
};

/** Counts and files of an import. */
export const importResult = (result: { counts: JobCounts; errorFileUrl: string; failure: string }) => ({
  imptotalitem: result.counts.total,
  imperrortotalitem: result.counts.faulty,
  impignoretotalitem: result.counts.ignored,
  errorfileurl: result.errorFileUrl,
  fatalerrormsg: result.failure,
});

const times = ({ startedAt, finishedAt }: Job) => ({ initdate: startedAt, finishdate: finishedAt });

/** The status of an import or export (business spec §3). */
export function statusItem(job: Job) {
  const { id, kind, state, progress, filename, counts } = job;
  if (kind === 'import')
    return {
      dynamicid: id,
      importstate: STATES[state],
      finishRate: progress,
      filename,
      ...importResult(job),
      ...times(job),
    };
  return {
    dynamicid: id,
    exportstate: STATES[state],
    finishRate: progress,
    filename,
    filesize: job.fileSize,
    exportfileurl: job.fileUrl,
    exptotalitem: counts.total,
    expsuctotalitem: counts.processed,
    errorfileurl: job.errorFileUrl,
    fatalerrormsg: job.failure,
    ...times(job),
  };
}

/** The state as the list filters it: a job with faulty rows counts as failed. */
export const filterState = ({ state, errorFileUrl }: Job): string =>
  STATES[state === 'done' && errorFileUrl !== '' ? 'failed' : state];

/** A job as a row of the list. */
export const jobItem = (job: Job, language: Language) => ({
  kind: job.kind,
  modelname: localise(job.title, language),
  ...statusItem(job),
});
