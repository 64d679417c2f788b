import type { CDPSession, Page } from 'puppeteer';
import type { Sample } from './retention';

/** A smaller decrease of the heap is noise. */
const SETTLED_BYTES = 2_000;
const MAX_COLLECTIONS = 20;
/** What was closed last is released only when its last stores and timers have ended. */
const QUIET_COLLECTIONS = 3;

/** Collects garbage until neither the heap nor the number of nodes shrinks any more, then reads the memory of the page. */
export async function readSample(page: Page, session: CDPSession, cycles: number): Promise<Sample> {
  let sample = await collect(page, session, cycles);
  let quiet = 0;
  for (let round = 1; round < MAX_COLLECTIONS && quiet < QUIET_COLLECTIONS; round += 1) {
    const before = sample;
    sample = await collect(page, session, cycles);
    const isShrinking = before.heapBytes - sample.heapBytes >= SETTLED_BYTES || before.nodes > sample.nodes;
    quiet = isShrinking ? 0 : quiet + 1;
  }
  return sample;
}

async function collect(page: Page, session: CDPSession, cycles: number): Promise<Sample> {
  // Pending idle callbacks retain the objects that they will process.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
  );
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    cycles,
    heapBytes: valueOf('JSHeapUsedSize'),
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  };
}
