import type { UploadedFile } from '@/common/files';
import type { ImportStatus } from '@/services/api/spreadsheets';
import { nextJob } from './jobFlow';
import type { JobEvent, JobState } from './jobFlow';
import type { FileProblem } from './sheetNames';

/** The file that the person has chosen. */
export interface ChosenFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Its sheets that can be imported, in their order: all that are visible, or those that were checked. */
  readonly sheets: readonly string[];
  /** The sheets that are proposed. */
  readonly proposed: readonly string[];
}

/** How far an upload is; sizes in bytes, time in milliseconds. */
export interface UploadProgress {
  readonly loaded: number;
  readonly total: number | undefined;
  /** Where it was, and when, when it began or went on. */
  readonly since: { readonly loaded: number; readonly at: number };
  readonly at: number;
  /** It waits for the network. */
  readonly isWaiting: boolean;
}

interface WithFile {
  readonly chosen: ChosenFile;
}

/**
 * The states of an import (business spec §4). `checking` comes before an upload where the page describes the columns. A
 * job that is followed after a reload has no file.
 */
export type ImportState =
  | { readonly name: 'initial'; readonly problem?: FileProblem }
  | (WithFile & { readonly name: 'checking'; readonly file: File })
  | (WithFile & { readonly name: 'uploading'; readonly progress?: UploadProgress })
  | (WithFile & { readonly name: 'waiting'; readonly uploaded: UploadedFile })
  | (JobState<ImportStatus> & { readonly chosen?: ChosenFile; readonly uploaded?: UploadedFile });

export type ImportEvent =
  | { readonly type: 'fileRejected'; readonly problem: FileProblem }
  | { readonly type: 'checkBegan'; readonly chosen: ChosenFile; readonly file: File }
  | { readonly type: 'uploadBegan'; readonly chosen: ChosenFile }
  | ({ readonly type: 'progressed' } & Omit<UploadProgress, 'since'>)
  | { readonly type: 'uploaded'; readonly file: UploadedFile }
  | { readonly type: 'uploadFailed'; readonly error: unknown }
  /** After a failed upload it goes on; after a refused start the person can start again. */
  | { readonly type: 'retried' }
  /** The person starts the import. The foreground service runs at once (business spec §4). */
  | { readonly type: 'started'; readonly isForeground: boolean }
  /** Back to the choice of a file. */
  | { readonly type: 'reset' }
  | JobEvent<ImportStatus>;

export const INITIAL: ImportState = { name: 'initial' };

/** The speed is that since the upload began, or since it has waited last. */
function progressOf(before: UploadProgress | undefined, event: Omit<UploadProgress, 'since'>): UploadProgress {
  const { loaded, total, at, isWaiting } = event;
  const since = before && !before.isWaiting ? before.since : { loaded, at };
  return { loaded, total, at, isWaiting, since };
}

/** Bytes per second since the upload began or went on; undefined while that is too short to tell. */
export function speedOf({ loaded, at, since }: UploadProgress): number | undefined {
  const seconds = (at - since.at) / 1000;
  return seconds < 0.5 || loaded <= since.loaded ? undefined : (loaded - since.loaded) / seconds;
}

/** The next state of an import. Events that do not fit the state are ignored. */
export function nextImport(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'reset':
      return INITIAL;
    case 'fileRejected':
      return { name: 'initial', problem: event.problem };
    case 'checkBegan':
      return { name: 'checking', chosen: event.chosen, file: event.file };
    case 'uploadBegan':
      return { name: 'uploading', chosen: event.chosen };
    case 'progressed':
      return state.name === 'uploading' ? { ...state, progress: progressOf(state.progress, event) } : state;
    case 'uploaded':
      return state.name === 'uploading' ? { name: 'waiting', chosen: state.chosen, uploaded: event.file } : state;
    case 'uploadFailed':
      return state.name === 'uploading'
        ? { name: 'error', chosen: state.chosen, failure: { kind: 'upload', error: event.error } }
        : state;
    case 'retried':
      return retried(state);
    case 'started':
      return state.name === 'waiting'
        ? { name: event.isForeground ? 'running' : 'ready', chosen: state.chosen, uploaded: state.uploaded }
        : state;
    default:
      return followJob(state, event);
  }
}

type Following = Extract<ImportState, JobState<ImportStatus>>;

/** Whether a job is under way, or has ended. */
export const isJob = (state: ImportState): state is Following =>
  !['initial', 'checking', 'uploading', 'waiting'].includes(state.name);

function retried(state: ImportState): ImportState {
  if (state.name !== 'error' || !state.chosen) return state;
  const { failure, chosen, uploaded } = state;
  if (failure.kind === 'upload') return { name: 'uploading', chosen };
  return failure.kind === 'start' && uploaded ? { name: 'waiting', chosen, uploaded } : state;
}

const filesOf = ({ chosen, uploaded }: Following) => ({ ...(chosen && { chosen }), ...(uploaded && { uploaded }) });

/** A job is followed from the start of an import, or from nothing after a reload. */
function followJob(state: ImportState, event: JobEvent<ImportStatus>): ImportState {
  if (isJob(state)) return { ...nextJob(state, event), ...filesOf(state) };
  return event.type === 'resumed' ? nextJob<ImportStatus>({ name: 'ready' }, event) : state;
}
