import { isAppError } from '@/common/errors/appError';
import { createStore } from '@/common/store';
import type { Observable } from '@/common/store';
import type { Disposable } from '@/common/disposable';
import { createRun } from './createRun';
import type { StartUpDraft, Step, StepName } from './step';

/** The progress bar of the transitional screen (shell spec §4, §9). */
const PROGRESS = {
  tickMs: 50,
  /** The ticks stop at this percentage. */
  stopPercent: 90,
  /** Time from the last tick to the full bar. */
  finishMs: 1000,
} as const;

export interface StartUpState {
  percent: number;
  failed?: { step: StepName; isOptional: boolean; error: unknown };
}

export interface StartUp {
  state: Observable<StartUpState>;
  /** Starts, or retries the failed step. */
  start(): void;
  /** Continues without the failed step, which must be optional. */
  skip(): void;
  stop: Disposable;
}

export interface StartUpParts {
  steps: readonly Step[];
  onComplete(data: StartUpDraft): void;
}

/**
 * Runs the steps and, beside them, the progress counter: a tick every 50 ms up to 90, and 1 s later 100 (shell spec
 * §4). The counter delays nothing: `onComplete` runs as soon as everything is loaded.
 */
export function createStartUp({ steps, onComplete }: StartUpParts): StartUp {
  const state = createStore<StartUpState>({ percent: 0 });
  const run = createRun(steps);
  let ticking: ReturnType<typeof setInterval> | undefined;
  let finishing: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const tick = () => {
    const percent = state.get().percent + 1;
    state.set({ percent });
    if (percent < PROGRESS.stopPercent) return;
    clearInterval(ticking);
    finishing = setTimeout(() => state.set({ percent: 100 }), PROGRESS.finishMs);
  };

  const stopCounting = () => {
    clearInterval(ticking);
    clearTimeout(finishing);
  };

  const proceed = async (isSkipping: boolean) => {
    const result = await run(isSkipping);
    if (isStopped) return;
    stopCounting();
    if (result.isComplete) {
      state.set({ percent: 100 });
      onComplete(result.data);
      return;
    }
    // The end of the session redirects to the sign-in screen by itself.
    if (isAppError(result.error, 'auth') || isAppError(result.error, 'cancelled')) return;
    state.set({ percent: state.get().percent, failed: result });
  };

  const goOn = (isSkipping: boolean) => {
    isStopped = false;
    stopCounting();
    state.set({ percent: Math.min(state.get().percent, PROGRESS.stopPercent - 1) });
    ticking = setInterval(tick, PROGRESS.tickMs);
    void proceed(isSkipping);
  };

  return {
    state,
    start: () => goOn(false),
    skip: () => goOn(true),
    stop() {
      isStopped = true;
      stopCounting();
    },
  };
}
