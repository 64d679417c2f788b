import { nextFrame } from './nextFrame';

/** How long a busy page may keep us from its idle time. */
const IDLE_TIMEOUT_MS = 2_000;

/** Waits, then for idle time, then for a frame: work that was put off has run. */
export async function settle(waitMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS }));
  await nextFrame();
}
