import { nextFrame } from './nextFrame';

/** Looks once per frame until `isSo`. Rejects after `limitMs`, saying what was seen last. */
export async function until(isSo: () => boolean, limitMs: number, seen: () => string): Promise<void> {
  const start = performance.now();
  while (!isSo()) {
    if (performance.now() - start > limitMs) throw new Error(`gave up after ${limitMs / 1000} s: ${seen()}`);
    await nextFrame();
  }
}
