import { boolean, fallback, number, object, optional, picklist, safeParse, string } from 'valibot';
import type { SpreadsheetService } from '@/common/spreadsheet';
import type { ExportStatus, ImportStatus, JobKind } from '@/services/api/spreadsheets';
import type { Records } from '@/services/storage/records';
import { UNFINISHED_KEY } from './unfinishedJobs';

const JOBS_KEY = 'spreadsheet-jobs';
const MAX_JOBS = 50;
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** The facts of both kinds of jobs; those of the other kind are empty or undefined. */
export type FullStatus = ImportStatus & ExportStatus;

/** A job of the platform that this person has started on this device. */
export interface KeptJob {
  readonly id: string;
  readonly kind: JobKind;
  readonly filename: string;
  /** What is exported, where the request names it; else the platform knows. */
  readonly title?: string | undefined;
  readonly service: SpreadsheetService;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Its last status; undefined until its end has been seen. */
  readonly ended?: FullStatus | undefined;
  /** The person has been told how it has ended. */
  readonly isTold?: boolean | undefined;
}

export type NewJob = Omit<KeptJob, 'startedAt' | 'ended' | 'isTold'>;

/** Jobs that outlive their dialog and a reload. */
export interface Jobs {
  add(job: NewJob): void;
  /** Forgets a job of which nothing more can be learnt; one whose end is known stays. */
  remove(id: string): void;
  /** The newest job of this kind and service whose end has not been seen. */
  find(kind: JobKind, service: SpreadsheetService): KeptJob | undefined;
}

/** Jobs with their ends. */
export interface JobRecords extends Jobs {
  /** Keeps how a job has ended. The first end stays. */
  end(id: string, status: ImportStatus | ExportStatus): void;
  /** Marks that the end of a job is told. Answers false when it was told before, also by another tab. */
  claimEnd(id: string): boolean;
  /** All jobs, the newest first. */
  list(): readonly KeptJob[];
}

/** That of a job which another call has started: no dialog asks for it. */
export const NO_SERVICE: SpreadsheetService = { moCode: '', lgCode: '', microclass: '' };

/** Names a business model and behaviour; imports and exports of equal ones take each other's place. */
const serviceKey = ({ moCode, lgCode, microclass }: SpreadsheetService): string =>
  [moCode, lgCode, microclass].map(encodeURIComponent).join('/');

/** Names what a dialog asks for: a service, or a business call that imports in the foreground. */
export const requestKey = ({
  service,
  api,
}: {
  readonly service: SpreadsheetService;
  readonly api?: string;
}): string => (api ? `${api} ${serviceKey(service)}` : serviceKey(service));

const NO_FACTS = {
  total: undefined,
  failed: undefined,
  ignored: undefined,
  fileUrl: '',
  fileSize: undefined,
  exported: undefined,
};

export const fullStatus = (status: ImportStatus | ExportStatus): FullStatus => ({ ...NO_FACTS, ...status });

const statusSchema = object({
  state: string(),
  finishRate: number(),
  errorFileUrl: string(),
  fatalError: string(),
  filename: string(),
  fileUrl: string(),
  total: optional(number()),
  failed: optional(number()),
  ignored: optional(number()),
  fileSize: optional(number()),
  exported: optional(number()),
});

const jobSchema = object({
  id: string(),
  kind: picklist(['import', 'export']),
  filename: string(),
  title: fallback(optional(string()), undefined),
  service: object({ moCode: string(), lgCode: string(), microclass: string() }),
  startedAt: number(),
  ended: fallback(optional(statusSchema), undefined),
  isTold: fallback(optional(boolean()), undefined),
});

const isEnded = ({ ended }: KeptJob) => ended !== undefined;

function readJob(value: unknown): readonly KeptJob[] {
  const result = safeParse(jobSchema, value);
  if (!result.success) return [];
  const { ended, ...job } = result.output;
  return [ended ? { ...job, ended: { ...NO_FACTS, ...ended } } : job];
}

/**
 * Keeps at most 50 jobs for 7 days. Each change reads the records again, because other tabs write them as well.
 *
 * @param records Those of the account in its position.
 */
export function createJobs(records: Records, now: () => number): JobRecords {
  function read(): readonly KeptJob[] {
    const value = records.read(JOBS_KEY);
    const jobs = Array.isArray(value) ? value.flatMap(readJob) : [];
    return jobs.filter(({ startedAt }) => now() - startedAt < MAX_AGE_MS);
  }
  function write(jobs: readonly KeptJob[]) {
    const kept = jobs.slice(-MAX_JOBS);
    records.write(JOBS_KEY, kept);
    if (kept.every(isEnded)) records.remove(UNFINISHED_KEY);
    else records.write(UNFINISHED_KEY, true);
  }
  // What is too old would be followed after each reload.
  if (records.read(JOBS_KEY) !== undefined) write(read());
  return {
    add: (job) => write([...read().filter(({ id }) => id !== job.id), { ...job, startedAt: now() }]),
    end(id, status) {
      const jobs = read();
      if (jobs.some((job) => job.id === id && !isEnded(job)))
        write(jobs.map((job) => (job.id === id ? { ...job, ended: fullStatus(status) } : job)));
    },
    claimEnd(id) {
      const jobs = read();
      const job = jobs.find((each) => each.id === id);
      if (job && !job.isTold) write(jobs.map((each) => (each === job ? { ...job, isTold: true } : each)));
      return !job?.isTold;
    },
    remove(id) {
      const jobs = read();
      if (jobs.some((job) => job.id === id && !isEnded(job))) write(jobs.filter((job) => job.id !== id));
    },
    find: (kind, service) =>
      read().findLast((job) => !isEnded(job) && job.kind === kind && serviceKey(job.service) === serviceKey(service)),
    list: () => read().toReversed(),
  };
}
