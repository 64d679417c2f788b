import type { CDPSession, Page } from 'puppeteer';
import type { Sample } from './retention';

/** A smaller decrease of the heap is noise. */
const SETTLED_BYTES = 2_000;
const MAX_COLLECTIONS = 12;

/** Collects garbage until the heap stops shrinking, then reads the memory of the page. */
export async function readSample(page: Page, session: CDPSession, cycles: number): Promise<Sample> {
  let sample = await collect(page, session, cycles);
  for (let round = 1; round < MAX_COLLECTIONS; round += 1) {
    const before = sample.heapBytes;
    sample = await collect(page, session, cycles);
    if (before - sample.heapBytes < SETTLED_BYTES) break;
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
