import { nextPaint } from './nextPaint';
import { isSettled, type SettledWhen } from './settledWhen';
import { until } from './until';

/** Milliseconds from the key event's own time stamp. */
export interface KeyTimes {
  /** The first frame after the input changed. */
  paint: number;
  /** The first frame that shows all effects of the key. */
  settled: number;
}

const LIMIT_MS = 20_000;

/** Listens for the next key; resolves when its effects are on screen. Call before the key is pressed. */
export function watchKey(when: SettledWhen): Promise<KeyTimes> {
  return new Promise((resolve, reject) => {
    const once = { capture: true, once: true };
    const handleKey = ({ timeStamp }: KeyboardEvent) => {
      addEventListener('input', () => void timesFrom(timeStamp, when).then(resolve, reject), once);
    };
    addEventListener('keydown', handleKey, once);
  });
}

async function timesFrom(start: number, when: SettledWhen): Promise<KeyTimes> {
  const paint = (await nextPaint()) - start;
  if (when.kind === 'painted') return { paint, settled: paint };
  await until(
    () => isSettled(when),
    LIMIT_MS,
    () => `what follows from the key is not shown (${when.kind})`,
  );
  return { paint, settled: (await nextPaint()) - start };
}
