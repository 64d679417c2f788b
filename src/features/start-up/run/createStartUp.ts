import { PROGRESS } from '@/common/constants/startUp';
import { isAppError } from '@/common/errors/appError';
import { createWritable } from '@/common/readable';
import type { Readable } from '@/common/readable';
import type { Disposable } from '@/common/disposable';
import { createRun } from './createRun';
import type { StartUpDraft, Step, StepName } from './step';

export interface StartUpState {
  percent: number;
  failed?: { step: StepName; error: unknown };
}

export interface StartUp {
  state: Readable<StartUpState>;
  /** Begins, or goes on after a failure. */
  start(): void;
  stop: Disposable;
}

export interface StartUpParts {
  steps: readonly Step[];
  onComplete(data: StartUpDraft): void;
}

/** Runs the steps and the progress bar: a tick every 50 ms up to 90; 1 s after all is loaded, 100 (shell spec §4). */
export function createStartUp({ steps, onComplete }: StartUpParts): StartUp {
  const state = createWritable<StartUpState>({ percent: 0 });
  const run = createRun(steps);
  let ticking: ReturnType<typeof setInterval> | undefined;
  let finishing: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const tick = () => {
    const { percent } = state.get();
    if (percent < PROGRESS.waitsAt) state.set({ percent: percent + 1 });
  };

  const finish = (data: StartUpDraft) => {
    clearInterval(ticking);
    state.set({ percent: 100 });
    onComplete(data);
  };

  const proceed = async () => {
    const result = await run();
    if (isStopped) return;
    if (result.isComplete) {
      finishing = setTimeout(finish, PROGRESS.finishMs, result.data);
      return;
    }
    clearInterval(ticking);
    // The end of a session has its own way out.
    if (isAppError(result.error, 'auth') || isAppError(result.error, 'cancelled')) return;
    state.set({ percent: state.get().percent, failed: result });
  };

  return {
    state,
    start() {
      isStopped = false;
      clearInterval(ticking);
      state.set({ percent: state.get().percent });
      ticking = setInterval(tick, PROGRESS.tickMs);
      void proceed();
    },
    stop() {
      isStopped = true;
      clearInterval(ticking);
      clearTimeout(finishing);
    },
  };
}
