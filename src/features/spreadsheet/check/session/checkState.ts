import type { FailureCode } from '../workbook/workbookFailure';
import type { SheetReport } from '../worker/messages';

/**
 * - `reading`: the file is read and checked for the first time.
 * - `checked`: its rows can be looked at and corrected.
 * - `failed`: it cannot be checked, or its worker has ended; `retry` starts another one.
 */
export type CheckPhase = 'reading' | 'checked' | 'failed';

export interface CheckState {
  readonly phase: CheckPhase;
  readonly stage: 'read' | 'check';
  /** Of the stage, from 0 to 1. */
  readonly share: number;
  readonly sheets: readonly SheetReport[];
  readonly failure: FailureCode | undefined;
  /** Tasks under way for which a person waits. */
  readonly busy: number;
  /** Grows when rows may have changed. */
  readonly revision: number;
  /** Grows when the list of faulty rows is to be made again: after the first check and each that was asked for. */
  readonly listing: number;
}

export type CheckEvent =
  | { readonly kind: 'started' }
  | { readonly kind: 'progressed'; readonly stage: 'read' | 'check'; readonly share: number }
  | { readonly kind: 'opened' | 'rechecked' | 'changed'; readonly sheets: readonly SheetReport[] }
  | { readonly kind: 'failed'; readonly failure: FailureCode }
  | { readonly kind: 'began' | 'ended' };

export const INITIAL_CHECK_STATE: CheckState = {
  phase: 'reading',
  stage: 'read',
  share: 0,
  sheets: [],
  failure: undefined,
  busy: 0,
  revision: 0,
  listing: 0,
};

/** The state after an event. Events that come too late, after a failure, change nothing. */
export function nextCheckState(state: CheckState, event: CheckEvent): CheckState {
  switch (event.kind) {
    case 'started':
      return { ...INITIAL_CHECK_STATE, revision: state.revision + 1, listing: state.listing + 1 };
    case 'progressed':
      return state.phase === 'failed' ? state : { ...state, stage: event.stage, share: event.share };
    case 'failed':
      return { ...state, phase: 'failed', failure: event.failure };
    case 'began':
      return { ...state, busy: state.busy + 1 };
    case 'ended':
      return { ...state, busy: Math.max(0, state.busy - 1) };
    default: {
      if (state.phase === 'failed') return state;
      const listing = event.kind === 'changed' ? state.listing : state.listing + 1;
      return { ...state, phase: 'checked', sheets: event.sheets, revision: state.revision + 1, listing };
    }
  }
}

/** Problems that do not keep the rows from being right. */
const HINTS: ReadonlySet<string> = new Set(['absent']);

/** Faults of cells, and problems of whole sheets that count as faults. */
export const faultCount = (sheets: readonly SheetReport[]): number =>
  sheets.reduce(
    (sum, { counts, problems }) =>
      sum + counts.reduce((all, { count }) => all + count, 0) + problems.filter(({ kind }) => !HINTS.has(kind)).length,
    0,
  );

export const rowCount = (sheets: readonly SheetReport[]): number =>
  sheets.reduce((sum, sheet) => sum + sheet.rowCount, 0);

/** Whether the file that is uploaded differs from the one that was chosen. */
export const isChanged = (sheets: readonly SheetReport[]): boolean =>
  sheets.some(({ editCount, isHeaderChanged }) => editCount > 0 || isHeaderChanged);
