import { nextFrame } from './nextFrame';

/** Polls `isSo` once per frame. Rejects after `limitMs` with the last observed state. */
export async function until(isSo: () => boolean, limitMs: number, seen: () => string): Promise<void> {
  const start = performance.now();
  while (!isSo()) {
    if (performance.now() - start > limitMs) throw new Error(`gave up after ${limitMs / 1000} s: ${seen()}`);
    await nextFrame();
  }
}
