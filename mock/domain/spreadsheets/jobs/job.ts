import type { TextParams } from '../../languages/localise';

/** `waiting`: other jobs go first. `failed`: nothing of the file was processed any further. */
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
export type JobKind = 'import' | 'export';

/** Rows of a job. What is neither faulty nor ignored was saved or written. */
export interface JobCounts {
  /** All rows; after a cancellation those that were processed before. */
  total: number;
  processed: number;
  faulty: number;
  /** Rows left out because the record exists already. */
  ignored: number;
}

/** An import or export of one person. */
export interface Job {
  readonly id: string;
  readonly kind: JobKind;
  /** The account that started the job. Only this account can read it. */
  readonly owner: string;
  /** Translation key of the business model's name. */
  readonly title: string;
  readonly filename: string;
  readonly startedAt: string;
  state: JobState;
  /** Per cent. */
  progress: number;
  counts: JobCounts;
  /** Address of the exported file; empty without one. */
  fileUrl: string;
  /** Bytes of the exported file. */
  fileSize: number;
  /** Address of the file with the faulty rows; empty when there are none. */
  errorFileUrl: string;
  /** Why the whole job failed, in the language of its owner. */
  failure: string;
  finishedAt: string;
}

/** What a step of a job changes. */
export type JobUpdate = Partial<Pick<Job, 'progress' | 'counts' | 'fileUrl' | 'fileSize' | 'errorFileUrl'>>;

/** Ends a job: nothing more of its file can be processed. `key` is a translation key. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';

  constructor(
    readonly key: string,
    readonly params: TextParams = {},
  ) {
    super(key);
  }
}

export const NO_ROWS: JobCounts = { total: 0, processed: 0, faulty: 0, ignored: 0 };

export const isFinished = ({ state }: Job): boolean => state !== 'waiting' && state !== 'running';
