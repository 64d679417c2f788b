import type { Disposable } from '@/common/disposable';
import type { Observable } from '@/common/store';
import type { JobKind, JobStatus } from '@/services/api/spreadsheets';
import type { RunningJob } from '@/workspace/transfers/runningJobs';
import type { Ending } from './endings';
import { isCutOff, isOngoing } from './jobFlow';
import type { JobState } from './jobFlow';
import type { Schedule } from './pollJob';

/** What an import and an export have in common. */
export interface KeptRun extends Observable<{ readonly name: string }> {
  cancel(): Promise<void>;
  /** After a lost connection: follows the same job again. */
  retry(): void | Promise<void>;
  dispose: Disposable;
}

export interface KeptRunsDeps<Run extends KeptRun> {
  readonly kind: JobKind;
  readonly isOnline: Pick<Observable<boolean>, 'get'>;
  readonly schedule: Schedule;
  endingOf(run: Run, key: string): Ending;
  /** The job of a run; undefined before its start and in the foreground. */
  jobOf(run: Run): JobState<JobStatus> | undefined;
  /** Runs after each change of a run. `isShown`: its dialog is open. */
  onChange(run: Run, isShown: boolean): void;
  /** Tells the end of a run whose dialog is closed. */
  tell(ending: Ending, run: Run, key: string): void;
}

/** The runs of one kind, by service. */
export interface KeptRuns<Run> {
  has(key: string): boolean;
  keep(key: string, run: Run): void;
  /** Takes a run out of the background. */
  reopen(key: string): Run | undefined;
  /**
   * The dialog has closed: a job that has not ended goes on, also one whose connection is lost; anything else ends.
   * Resolves when nothing more is to be told here: the job has ended, a dialog shows it again, or the workspace has ended.
   */
  leave(key: string): Promise<void>;
  /**
   * The connection is back: jobs are followed again. Those with a dialog after 5 s, so that its buttons do not change
   * under a press.
   */
  reconnect(): void;
  /** The jobs that have not ended. */
  running(): readonly RunningJob[];
  dispose: Disposable;
}

interface Entry<Run> {
  readonly run: Run;
  readonly stopFollowing: Disposable;
  /** Set while its dialog is closed. */
  stopWatching?: Disposable;
}

const SHOWN_PAUSE_MS = 5000;

export function createKeptRuns<Run extends KeptRun>(deps: KeptRunsDeps<Run>): KeptRuns<Run> {
  const { kind, isOnline, schedule, endingOf, jobOf, onChange, tell } = deps;
  const entries = new Map<string, Entry<Run>>();

  function end({ run, stopFollowing, stopWatching }: Entry<Run>) {
    stopFollowing();
    stopWatching?.();
    run.dispose();
  }

  function drop(key: string, entry: Entry<Run>) {
    entries.delete(key);
    end(entry);
  }

  function followAgain(key: string, entry: Entry<Run>) {
    if (entries.get(key) === entry && isCutOff(jobOf(entry.run))) void entry.run.retry();
  }

  function runningJob(key: string, run: Run): readonly RunningJob[] {
    const job = jobOf(run);
    if (!job?.jobId || !(isOngoing(job) || isCutOff(job))) return [];
    return [
      {
        id: job.jobId,
        kind,
        filename: endingOf(run, key).filename,
        percent: Math.floor(job.status?.finishRate ?? 0),
        queueSize: job.name === 'ready' ? job.queueSize : undefined,
        isCancelling: job.isCancelling ?? false,
        isDelayed: isCutOff(job) || job.pauseMs !== undefined,
        cancel: isOngoing(job) ? () => void run.cancel() : undefined,
      },
    ];
  }

  return {
    has: (key) => entries.has(key),
    keep(key, run) {
      const entry: Entry<Run> = { run, stopFollowing: run.subscribe(() => onChange(run, !entry.stopWatching)) };
      entries.set(key, entry);
    },
    reopen(key) {
      const entry = entries.get(key);
      entry?.stopWatching?.();
      delete entry?.stopWatching;
      return entry?.run;
    },
    async leave(key) {
      const entry = entries.get(key);
      if (!entry) return;
      const { run } = entry;
      let wasCutOff = isCutOff(jobOf(run));
      if (!isOngoing(run.get()) && !wasCutOff) {
        drop(key, entry);
        return;
      }
      await new Promise<void>((resolve) => {
        const stop = run.subscribe(() => {
          const ending = endingOf(run, key);
          const isTold = wasCutOff;
          wasCutOff = isCutOff(jobOf(run));
          if (isOngoing(ending) || !ending.isSettled) return;
          if (!wasCutOff) entry.stopWatching?.();
          if (!(wasCutOff && isTold)) tell(ending, run, key);
          // What failed is kept, so that the dialog can show why, and offer the file again.
          if (ending.name === 'success' || ending.name === 'cancel') drop(key, entry);
        });
        entry.stopWatching = () => {
          stop();
          resolve();
        };
        if (isOnline.get()) followAgain(key, entry);
      });
    },
    reconnect() {
      for (const [key, entry] of entries) {
        if (entry.stopWatching) followAgain(key, entry);
        else schedule(() => followAgain(key, entry), SHOWN_PAUSE_MS);
      }
    },
    running: () => [...entries].flatMap(([key, { run }]) => runningJob(key, run)),
    dispose() {
      entries.forEach(end);
      entries.clear();
    },
  };
}
