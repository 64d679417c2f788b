import type { ExportStatus } from '@/services/api/spreadsheets';
import { nextJob } from './jobFlow';
import type { JobEvent, JobState } from './jobFlow';

/** The states of an export (business spec §4). */
export type ExportState =
  | { readonly name: 'initial' }
  | (JobState<ExportStatus> & {
      /** Name of the exported file. */
      readonly filename: string;
      /** Whether the file has been saved on this device. */
      readonly isSaved?: boolean;
      /** Why it could not be saved. */
      readonly saveError?: unknown;
    });

export type ExportEvent =
  | { readonly type: 'started'; readonly filename: string }
  | { readonly type: 'followed'; readonly jobId: string; readonly filename: string }
  | { readonly type: 'saved' }
  | { readonly type: 'notSaved'; readonly error: unknown }
  /** Back to the choices. */
  | { readonly type: 'reset' }
  | JobEvent<ExportStatus>;

export const INITIAL: ExportState = { name: 'initial' };

/** The next state of an export. Events that do not fit the state are ignored. */
export function nextExport(state: ExportState, event: ExportEvent): ExportState {
  switch (event.type) {
    case 'reset':
      return INITIAL;
    case 'started':
      return state.name === 'initial' ? { name: 'ready', filename: event.filename } : state;
    case 'followed':
      return state.name === 'initial' ? { name: 'ready', jobId: event.jobId, filename: event.filename } : state;
    case 'saved':
      return state.name === 'success' ? { ...state, isSaved: true, saveError: undefined } : state;
    case 'notSaved':
      return state.name === 'success' ? { ...state, saveError: event.error } : state;
    default:
      return state.name === 'initial' ? state : { ...nextJob(state, event), filename: state.filename };
  }
}
