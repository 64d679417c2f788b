import { isRecord } from '@/common/isRecord';
import type { SpreadsheetService } from '@/common/spreadsheet';
import type { Records } from '@/services/storage/records';

const KEY = 'spreadsheet-jobs';
const MAX_JOBS = 50;
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** A job of the platform that this person has started and whose end has not been seen. */
export interface KeptJob {
  readonly id: string;
  readonly kind: 'import' | 'export';
  readonly filename: string;
  readonly service: SpreadsheetService;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

/** Jobs that outlive their dialog and a reload. */
export interface Jobs {
  add(job: Omit<KeptJob, 'startedAt'>): void;
  remove(id: string): void;
  /** The newest job of this kind and service. */
  find(kind: KeptJob['kind'], service: SpreadsheetService): KeptJob | undefined;
}

/** Names a business model and behaviour; imports and exports of equal ones take each other's place. */
export const serviceKey = ({ moCode, lgCode, microclass }: SpreadsheetService): string =>
  [moCode, lgCode, microclass].map(encodeURIComponent).join('/');

function isKeptJob(value: unknown): value is KeptJob {
  if (!isRecord(value) || !isRecord(value.service)) return false;
  const { id, kind, filename, service, startedAt } = value;
  const texts = [id, filename, service.moCode, service.lgCode, service.microclass];
  return (
    texts.every((text) => typeof text === 'string') &&
    (kind === 'import' || kind === 'export') &&
    typeof startedAt === 'number'
  );
}

/**
 * Keeps at most 50 jobs for 7 days. Each change reads the records again, because other tabs write them as well.
 *
 * @param records Those of the account in its position.
 */
export function createJobs(records: Records, now: () => number): Jobs {
  function read(): readonly KeptJob[] {
    const value = records.read(KEY);
    const jobs = Array.isArray(value) ? value.filter(isKeptJob) : [];
    return jobs.filter(({ startedAt }) => now() - startedAt < MAX_AGE_MS);
  }
  return {
    add(job) {
      const others = read().filter(({ id }) => id !== job.id);
      records.write(KEY, [...others, { ...job, startedAt: now() }].slice(-MAX_JOBS));
    },
    remove(id) {
      const jobs = read();
      if (jobs.some((job) => job.id === id))
        records.write(
          KEY,
          jobs.filter((job) => job.id !== id),
        );
    },
    find: (kind, service) =>
      read().findLast((job) => job.kind === kind && serviceKey(job.service) === serviceKey(service)),
  };
}
