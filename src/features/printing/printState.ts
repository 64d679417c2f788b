import type { PrintLayout } from '@/common/printing';
import type { SheetPicture } from './output/sheetPicture';

/**
 * - `preparing`: the page is being rendered.
 * - `cutting`: it is measured, and its rows are put on sheets.
 * - `drawing`: the pictures of the sheets are being made.
 * - `ready`: all are there.
 * - `printing`, `saving`: they are on their way to the printer or into a file.
 */
export type PrintPhase = 'preparing' | 'cutting' | 'drawing' | 'ready' | 'printing' | 'saving' | 'failed';

export interface PrintState {
  readonly phase: PrintPhase;
  readonly layout: PrintLayout;
  readonly sheets: readonly SheetPicture[];
  /** How many sheets there will be. */
  readonly total: number;
  /** A page that should have been one sheet was too long for it. */
  readonly isTooLong: boolean;
  /** The columns of a table were split, because they did not fit on one sheet. */
  readonly isTooWide: boolean;
  /** What the page says about how much of it is printed. */
  readonly scopes: readonly string[];
  readonly error?: unknown;
}

export type PrintEvent =
  | { readonly type: 'layout'; readonly layout: PrintLayout }
  | { readonly type: 'mounted'; readonly scopes: readonly string[] }
  | ({ readonly type: 'cut' } & Pick<PrintState, 'total' | 'isTooLong' | 'isTooWide'>)
  | { readonly type: 'drawn'; readonly sheet: SheetPicture }
  | { readonly type: 'print' }
  | { readonly type: 'save' }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly error: unknown };

export const firstState = (layout: PrintLayout): PrintState => ({
  phase: 'preparing',
  layout,
  sheets: [],
  total: 0,
  isTooLong: false,
  isTooWide: false,
  scopes: [],
});

/** The next state of a print. An event that does not fit the phase changes nothing. */
export function next(state: PrintState, event: PrintEvent): PrintState {
  const { phase } = state;
  switch (event.type) {
    case 'layout':
      return phase === 'printing' || phase === 'saving'
        ? state
        : { ...firstState(event.layout), scopes: state.scopes, phase: phase === 'preparing' ? phase : 'cutting' };
    case 'mounted':
      return phase === 'preparing' ? { ...state, phase: 'cutting', scopes: event.scopes } : state;
    case 'cut':
      return phase === 'cutting'
        ? { ...state, phase: 'drawing', total: event.total, isTooLong: event.isTooLong, isTooWide: event.isTooWide }
        : state;
    case 'drawn': {
      if (phase !== 'drawing') return state;
      const sheets = [...state.sheets, event.sheet];
      return { ...state, sheets, phase: sheets.length === state.total ? 'ready' : 'drawing' };
    }
    case 'print':
      return phase === 'ready' ? { ...state, phase: 'printing' } : state;
    case 'save':
      return phase === 'ready' ? { ...state, phase: 'saving' } : state;
    case 'done':
      return phase === 'printing' || phase === 'saving' ? { ...state, phase: 'ready' } : state;
    case 'failed':
      return { ...state, phase: 'failed', error: event.error };
  }
}
