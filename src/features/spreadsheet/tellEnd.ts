import type { JobKind } from '@/services/api/spreadsheets';
import type { TryLock } from '@/services/storage/createTryLock';
import type { ToolContext } from '@/workspace/overlays/tools';
import type { JobRecords } from './jobs';
import type { Ending } from './endings';

/** How an end is told; others are told as success. */
const RESULTS = new Map([
  ['error', 'Failed'],
  ['partly', 'Partly'],
  ['none', 'None'],
  ['unsaved', 'Unsaved'],
  ['unknown', 'Unknown'],
]);

/** The kind of notice of an end; others are errors. */
const TONES: ReadonlyMap<string, 'success' | 'info' | 'warning'> = new Map([
  ['success', 'success'],
  ['cancel', 'info'],
  ['unknown', 'warning'],
]);

export interface EndNotice {
  readonly kind: JobKind;
  readonly ending: Ending;
  /** Id of the job; undefined in the foreground, and where the start got no answer. */
  readonly jobId: string | undefined;
  /** Id of the job whose end the platform has told; undefined for an end that only this tab knows. */
  readonly endedJob: string | undefined;
  /** A dialog can be opened that says more. */
  readonly hasDialog: boolean;
  /** The exported file is to be fetched from the list. */
  readonly isInList: boolean;
}

export interface TellEndDeps extends Pick<ToolContext, 'notices'> {
  readonly i18n: Pick<ToolContext['services']['i18n'], 't'>;
  readonly jobs: Pick<JobRecords, 'claimEnd'>;
  /** Tells apart tabs that claim an end at the same moment. */
  readonly tryLock: TryLock;
  /** What opens the list of imports and exports; undefined where the person may not. */
  listOpener(): (() => void) | undefined;
  /** Resolves when the page can be seen. */
  whenVisible(): Promise<void>;
  /** Whether the workspace has ended meanwhile. */
  hasEnded(): boolean;
}

/**
 * Tells how a run has ended, once the page can be seen. All tabs follow a job of the account: the first one tells its end.
 * What is not a success comes with the way to the list, in which refused rows can be corrected.
 */
export async function tellEnd(
  { kind, ending, jobId, endedJob, hasDialog, isInList }: EndNotice,
  deps: TellEndDeps,
): Promise<void> {
  const { notices, i18n, jobs, tryLock } = deps;
  await deps.whenVisible();
  if (deps.hasEnded()) return;
  // The lock is kept until the page ends, when the mark has reached the other tabs.
  if (endedJob !== undefined && !(jobs.claimEnd(endedJob) && (await tryLock(`atrium.job/${endedJob}`)))) return;
  const { name, filename } = ending;
  const result = RESULTS.get(name) ?? (isInList ? 'Ready' : 'Done');
  const subject = hasDialog || !RESULTS.has(name) ? kind : 'followed';
  const key = name === 'cancel' ? 'cancelled' : `${subject}${result}`;
  const text = i18n.t(`spreadsheet.background.${key}`, { name: filename });
  const onAction = jobId !== undefined && RESULTS.has(name) ? deps.listOpener() : undefined;
  if (onAction) notices.offer({ tone: 'warning', text, action: i18n.t('workspace.jobs.all'), onAction });
  else notices[TONES.get(name) ?? 'error'](text);
}
