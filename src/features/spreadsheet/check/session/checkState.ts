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
  /** Tasks over the whole file under way: reading, checking, writing. No cell is edited meanwhile. */
  readonly busy: number;
  /** Edits that the worker has not answered. */
  readonly unanswered: number;
  /** Something is typed that is no edit yet. */
  readonly isDrafted: boolean;
  /** The file that was written last holds the cells of its sheets alone. */
  readonly isPlain: boolean;
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
  | { readonly kind: 'began' | 'ended'; readonly scope: 'file' | 'cell' }
  | { readonly kind: 'drafted'; readonly isDrafted: boolean }
  | { readonly kind: 'written'; readonly isPlain: boolean };

export const INITIAL_CHECK_STATE: CheckState = {
  phase: 'reading',
  stage: 'read',
  share: 0,
  sheets: [],
  failure: undefined,
  busy: 0,
  unanswered: 0,
  isDrafted: false,
  isPlain: false,
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
    case 'ended': {
      const key = event.scope === 'file' ? 'busy' : 'unanswered';
      return { ...state, [key]: Math.max(0, state[key] + (event.kind === 'began' ? 1 : -1)) };
    }
    case 'drafted':
      return state.isDrafted === event.isDrafted ? state : { ...state, isDrafted: event.isDrafted };
    case 'written':
      return { ...state, isPlain: event.isPlain };
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

/** Whether cells were edited. Matches by hand are kept for the next file, and so are not lost. */
const isEdited = (sheets: readonly SheetReport[]): boolean => sheets.some(({ editCount }) => editCount > 0);

/** Whether something would be lost: also what is only typed, and edits on their way to the worker. */
export const isAtRisk = ({ sheets, unanswered, isDrafted }: CheckState): boolean =>
  isDrafted || unanswered > 0 || isEdited(sheets);

/** Whether the file that is uploaded differs from the one that was chosen. */
export const isChanged = (sheets: readonly SheetReport[]): boolean =>
  isEdited(sheets) || sheets.some(({ isHeaderChanged }) => isHeaderChanged);
