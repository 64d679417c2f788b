import { isAppError } from '@/common/errors/appError';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { ListPage, ListQuery } from '@/portal/ui/useListQuery';
import type { Http } from '@/services/http/http';
import { exportStatus, importStatus, listJobs } from '@/services/api/spreadsheets';
import type { JobKind } from '@/services/api/spreadsheets';
import { isOngoing, stateOf } from '../jobFlow';
import type { JobRecords, KeptJob } from '../jobs';
import { readFailure } from '../pollJob';
import { jobRow, STATE_FILTERS } from './jobRow';
import type { JobRow } from './jobRow';

/** Undefined and the empty text filter nothing. */
export type JobFilters = Readonly<{ kind: JobKind | '' | undefined; state: string | undefined }>;

/** Where the list comes from. */
export interface JobSource {
  read(query: ListQuery<JobFilters>): Promise<ListPage<JobRow>>;
  /** The platform does not list jobs: the rows are those that were started on this device. */
  readonly isLocal: Observable<boolean>;
}

export interface JobSourceDeps {
  readonly http: Http;
  readonly jobs: JobRecords;
}

/** Asks the platform for the jobs of the person; one that does not list them is asked about each job of this device. */
export function createJobSource({ http, jobs }: JobSourceDeps): JobSource {
  const isLocal = createStore(false);

  async function askStatus({ id, kind }: KeptJob) {
    try {
      const { status } = await (kind === 'import' ? importStatus(http, id) : exportStatus(http, id));
      if (status && !isOngoing({ name: stateOf(status) })) jobs.end(id, status);
      return status;
    } catch (error) {
      const failure = readFailure(error);
      if (typeof failure === 'object' && failure.kind === 'lost') return undefined;
      throw error;
    }
  }

  async function keptRow(job: KeptJob): Promise<JobRow> {
    const { id, kind, filename, title = '', startedAt, ended } = job;
    return jobRow({ id, kind, filename, modelName: title, startedAt, status: ended ?? (await askStatus(job)) });
  }

  async function readLocal({ filters, page }: ListQuery<JobFilters>): Promise<ListPage<JobRow>> {
    const { kind, state } = filters;
    const rows = await Promise.all(jobs.list().map(keptRow));
    const found = rows.filter(
      (row) => (!kind || row.kind === kind) && (!state || STATE_FILTERS[state]?.includes(row.state)),
    );
    const start = (page.index - 1) * page.size;
    return { rows: found.slice(start, start + page.size), itemCount: found.length };
  }

  return {
    isLocal,
    async read(query) {
      if (isLocal.get()) return readLocal(query);
      try {
        const { kind, state } = query.filters;
        const { jobs: listed, itemCount } = await listJobs(http, {
          kind: kind ?? '',
          state: state ?? '',
          page: query.page,
        });
        // The platform may not name what another call than its export has started.
        const kept = new Map(jobs.list().map((job) => [job.id, job]));
        const rows = listed.map((job) => {
          const { filename = '', title = '' } = kept.get(job.id) ?? {};
          return jobRow({
            ...job,
            filename: job.status.filename || filename,
            modelName: job.modelName || title,
          });
        });
        return { rows, itemCount };
      } catch (error) {
        if (!isAppError(error, 'service') || error.code !== 'errors.notProvided') throw error;
        isLocal.set(true);
        return readLocal(query);
      }
    },
  };
}
