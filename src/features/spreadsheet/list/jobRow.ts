import type { ExportStatus, ImportStatus, JobKind } from '@/services/api/spreadsheets';
import { hasImportedNone, hasRefusedRows, importedRows, isOngoing, stateOf } from '../jobFlow';
import { fullStatus } from '../jobs';
import type { FullStatus } from '../jobs';

/**
 * `partly`, `none`: it has ended, and some rows had faults, or all were left out. `lost`: the platform no longer tells
 * about it.
 */
export type JobRowState = ReturnType<typeof stateOf> | 'partly' | 'none' | 'lost';

/** An import or export as the list shows it. */
export interface JobRow extends Omit<FullStatus, 'state' | 'filename'> {
  readonly id: string;
  readonly kind: JobKind;
  readonly filename: string;
  /** What is imported or exported; empty when it is unknown. */
  readonly modelName: string;
  /** Milliseconds since 1970; undefined while unknown. */
  readonly startedAt: number | undefined;
  readonly state: JobRowState;
  /** Rows that were written; undefined before the end, and where the platform does not tell. */
  readonly done: number | undefined;
}

export interface JobFacts extends Pick<JobRow, 'id' | 'kind' | 'filename' | 'modelName' | 'startedAt'> {
  /** Undefined when the platform does not tell about the job. */
  readonly status: ImportStatus | ExportStatus | undefined;
}

/** The words of the platform by which the list is filtered (business spec §4), with the states that they stand for. */
export const STATE_FILTERS: Readonly<Record<string, readonly JobRowState[]>> = {
  readyrun: ['ready'],
  running: ['running'],
  complete: ['success', 'none'],
  fatalerror: ['error', 'partly'],
  cancel: ['cancel'],
};

const NO_STATUS: FullStatus = fullStatus({
  state: '',
  finishRate: 0,
  errorFileUrl: '',
  fatalError: '',
  filename: '',
  total: undefined,
  failed: undefined,
  ignored: undefined,
});

function rowState(status: FullStatus): JobRowState {
  const state = stateOf(status);
  if (status.state !== 'complete' || status.fatalError) return state;
  if (hasRefusedRows(status)) return hasImportedNone(status) ? 'error' : 'partly';
  return hasImportedNone(status) ? 'none' : state;
}

/** An import tells what it has left out, an export what it has written. */
function doneRows(kind: JobKind, state: JobRowState, status: FullStatus) {
  if (kind === 'export') return state === 'success' ? (status.exported ?? status.total) : undefined;
  const isTold = state === 'success' || state === 'partly' || state === 'none' || hasImportedNone(status);
  return isTold ? importedRows(status) : undefined;
}

export function jobRow({ status, ...facts }: JobFacts): JobRow {
  const full = status ? fullStatus(status) : NO_STATUS;
  const state = status ? rowState(full) : 'lost';
  return {
    ...full,
    ...facts,
    filename: facts.filename || full.filename,
    state,
    done: doneRows(facts.kind, state, full),
  };
}

export const isUnderWay = ({ state }: JobRow): boolean => isOngoing({ name: state });
