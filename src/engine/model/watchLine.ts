import type { Disposable } from '@/common/disposable';
import { signal, untracked, watch } from './reactive';
import { onLineChange } from './row';
import type { Line } from './row';

/** Runs now, and again whenever the line or a signal that was read has changed. */
export function watchLine(line: Line, run: () => void): Disposable {
  const changes = signal(0);
  const stop = watch(() => {
    changes();
    run();
  });
  const leave = onLineChange(line, () => changes(untracked(changes) + 1));
  return () => {
    leave();
    stop();
  };
}
