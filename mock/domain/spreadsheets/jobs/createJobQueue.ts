import { ApiError, businessError } from '../../apiError';
import { localise, localiseWith } from '../../languages/localise';
import type { Language } from '../../languages/table';
import type { Job, JobUpdate } from './job';
import { JobFailure, NO_ROWS, isFinished } from './job';

/** The work of a job in steps; each yields what it has changed. The signal aborts a step that waits. */
export type JobWork = (signal: AbortSignal) => AsyncGenerator<JobUpdate, JobUpdate | undefined>;

/** What is known of a job when it is added. */
export type NewJob = Pick<Job, 'id' | 'kind' | 'owner' | 'title' | 'filename'> & { language: Language };

export interface QueueOptions {
  /** The time of day as it is shown. */
  now: () => string;
  /** Waits until the next step is due. */
  tick: () => Promise<void>;
  /** Jobs that run at once. */
  parallel: number;
  /** Jobs of one owner that wait or run, at most. */
  mostUnfinished: number;
  /** Finished jobs that are kept for each owner. */
  kept: number;
}

interface Entry {
  job: Job;
  /** Undefined once it has started, so that a finished job does not hold the rows of its file. */
  work: JobWork | undefined;
  language: Language;
  controller: AbortController;
}

/** The text of an error that ends a job. An unexpected error is logged and not named. */
export function failureText(error: unknown, language: Language): string {
  if (error instanceof JobFailure) return localiseWith(error.key, language, error.params);
  if (error instanceof ApiError) return localiseWith(error.code, language, error.params);
  console.error(error);
  return localise('server.error', language);
}

/** Jobs in the order in which they were added (FIFO). A few run at once, step by step; the others wait. */
export function createJobQueue({ now, tick, parallel, mostUnfinished, kept }: QueueOptions) {
  let entries: readonly Entry[] = [];
  const running = new Set<Entry>();

  const finish = ({ job }: Entry, state: 'done' | 'failed' | 'cancelled') => {
    job.state = state;
    job.finishedAt = now();
  };

  async function execute(entry: Entry, steps: ReturnType<JobWork>): Promise<void> {
    const { job, language, controller } = entry;
    const { signal } = controller;
    try {
      for (;;) {
        await tick();
        if (signal.aborted) break;
        const step = await steps.next();
        if (signal.aborted) break;
        Object.assign(job, step.value);
        if (!step.done) continue;
        job.progress = 100;
        finish(entry, 'done');
        return;
      }
      await steps.return(undefined);
    } catch (error) {
      if (signal.aborted) return;
      job.failure = failureText(error, language);
      finish(entry, 'failed');
    }
  }

  function startNext(): void {
    while (running.size < parallel) {
      const next = entries.find(({ job }) => job.state === 'waiting');
      if (!next?.work) return;
      const steps = next.work(next.controller.signal);
      next.work = undefined;
      next.job.state = 'running';
      running.add(next);
      void execute(next, steps).finally(() => {
        running.delete(next);
        startNext();
      });
    }
  }

  /** Drops the oldest finished jobs of the owner. */
  function forgetOld(owner: string): void {
    const old = entries.filter(({ job }) => job.owner === owner && isFinished(job));
    const dropped = new Set(old.slice(0, Math.max(0, old.length - kept)));
    if (dropped.size > 0) entries = entries.filter((entry) => !dropped.has(entry));
  }

  /** Throws a business error when the owner has as many unfinished jobs as are allowed. */
  function requireRoom(owner: string): void {
    const unfinished = entries.filter(({ job }) => job.owner === owner && !isFinished(job));
    if (unfinished.length >= mostUnfinished) throw businessError('spreadsheet.too_many_jobs', { max: mostUnfinished });
  }

  function cancel(entry: Entry): void {
    if (isFinished(entry.job)) return;
    const { counts } = entry.job;
    entry.job.counts = { ...counts, total: counts.processed };
    finish(entry, 'cancelled');
    entry.controller.abort();
    entry.work = undefined;
  }

  return {
    requireRoom,
    /** Throws as `requireRoom` does. */
    add({ language, ...init }: NewJob, work: JobWork): Job {
      requireRoom(init.owner);
      const job: Job = {
        ...init,
        startedAt: now(),
        state: 'waiting',
        progress: 0,
        counts: NO_ROWS,
        fileUrl: '',
        fileSize: 0,
        errorFileUrl: '',
        failure: '',
        finishedAt: '',
      };
      forgetOld(job.owner);
      entries = [...entries, { job, work, language, controller: new AbortController() }];
      startNext();
      return job;
    },
    /** The jobs of an account, newest first. */
    jobsOf: (owner: string): Job[] => entries.flatMap(({ job }) => (job.owner === owner ? [job] : [])).reverse(),
    /** The number of jobs that wait in front of this one. */
    ahead(job: Job): number {
      const waiting = entries.filter((entry) => entry.job.state === 'waiting');
      return Math.max(
        0,
        waiting.findIndex((entry) => entry.job === job),
      );
    },
    /** Stops a job; what it has saved stays. Does nothing after its end. */
    cancel(job: Job): void {
      const entry = entries.find((candidate) => candidate.job === job);
      if (entry) cancel(entry);
    },
    /** Stops all jobs and forgets them. */
    clear(): void {
      entries.forEach(cancel);
      entries = [];
    },
  };
}
export type JobQueue = ReturnType<typeof createJobQueue>;
