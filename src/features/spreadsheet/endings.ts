import type { ExportStatus, ImportStatus } from '@/services/api/spreadsheets';
import type { ExportState } from './exportFlow';
import { isJob } from './importFlow';
import type { ImportState } from './importFlow';
import { hasImportedNone, hasRefusedRows, isUncertain } from './jobFlow';
import type { JobState } from './jobFlow';

/** How a run is ending. */
export interface Ending {
  /**
   * Its state; `unsaved`: its file was not saved; `partly`, `none`: some rows, or all, were not imported; `unknown`: the
   * job may go on, but nothing is learnt of it.
   */
  readonly name: string;
  readonly filename: string;
  /** False while something is still to be told, such as whether the exported file could be saved. */
  readonly isSettled: boolean;
}

/** The name of an ending: that of its state, unless rows were left out or nothing is known of the job. */
function endingName(state: { readonly name: string } | JobState<ImportStatus | ExportStatus>): string {
  const { name } = state;
  if (name !== 'success' && name !== 'error') return name;
  if ('failure' in state && isUncertain(state.failure)) return 'unknown';
  const status = 'status' in state ? state.status : undefined;
  if (name === 'error' && !status?.errorFileUrl) return name;
  if (hasImportedNone(status)) return 'none';
  return status && hasRefusedRows(status) ? 'partly' : name;
}

/** The job of an import; undefined before its start and in the foreground. */
export const importJob = (state: ImportState): JobState<ImportStatus> | undefined => (isJob(state) ? state : undefined);

/** The job of an export; undefined before its start. */
export const exportJob = (state: ExportState): JobState<ExportStatus> | undefined =>
  state.name === 'initial' ? undefined : state;

/** @param earlierName The name of its file, where the import was started before a reload. */
export function importEnding(state: ImportState, earlierName: string | undefined): Ending {
  const chosen = 'chosen' in state ? state.chosen?.name : undefined;
  const told = 'status' in state ? state.status?.filename : undefined;
  return { name: endingName(state), filename: chosen || told || earlierName || '', isSettled: true };
}

/** @param savesFile Whether its file is saved by itself. */
export function exportEnding(state: ExportState, savesFile: boolean): Ending {
  if (state.name === 'initial') return { name: state.name, filename: '', isSettled: true };
  const { filename, status, isSaved, saveError } = state;
  const isLost = saveError !== undefined;
  const isSaving = state.name === 'success' && status?.fileUrl && savesFile && isSaved !== true && !isLost;
  return { name: isLost ? 'unsaved' : endingName(state), filename, isSettled: !isSaving };
}
