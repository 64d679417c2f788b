import type { Disposable } from '@/common/disposable';
import { pauseAfter, POLL_INTERVAL_MS, readFailure } from '../pollJob';
import type { Schedule } from '../pollJob';

/** Why the rows are not up to date: the next question follows after a pause (milliseconds), or there is none. */
export type PollTrouble = { readonly pauseMs: number } | 'stopped';

export interface PollRowsDeps {
  /** Reads the rows again. */
  read(): Promise<void>;
  /** Whether the rows are visible and the browser is online. While it is false, the platform is not asked. */
  canAsk(): boolean;
  readonly schedule: Schedule;
  onTrouble(trouble: PollTrouble | undefined): void;
}

/**
 * Reads rows every 2 s as long as they can be seen. While the server fails or does not answer, the pauses are longer; a
 * refusal ends it. Dispose to stop.
 */
export function pollRows({ read, canAsk, schedule, onTrouble }: PollRowsDeps): Disposable {
  let isStopped = false;
  let failures = 0;
  let cancelTimer: Disposable = () => undefined;

  const pollAfter = (delayMs: number) => {
    if (!isStopped) cancelTimer = schedule(() => void poll(), delayMs);
  };

  async function poll(): Promise<void> {
    if (!canAsk()) {
      pollAfter(POLL_INTERVAL_MS);
      return;
    }
    try {
      await read();
      failures = 0;
      if (!isStopped) onTrouble(undefined);
      pollAfter(POLL_INTERVAL_MS);
    } catch (error) {
      if (!isStopped) handleFailure(error);
    }
  }

  function handleFailure(error: unknown) {
    const failure = readFailure(error);
    if (failure === 'silence') return;
    if (failure !== 'pause' && failure.kind !== 'network') {
      onTrouble('stopped');
      return;
    }
    failures += 1;
    const pauseMs = pauseAfter(failures);
    onTrouble({ pauseMs });
    pollAfter(pauseMs);
  }

  pollAfter(POLL_INTERVAL_MS);
  return () => {
    isStopped = true;
    cancelTimer();
  };
}
