import type { CDPSession } from 'puppeteer';
import { readMetrics } from './readMetrics';

/** One collection leaves what finalizers have just let go of. */
const COLLECTIONS = 3;

/** Megabytes of JavaScript heap that are still reachable, and the DOM nodes and listeners that are. */
export async function readHeap(session: CDPSession): Promise<{ megabytes: number; nodes: number; listeners: number }> {
  await session.send('HeapProfiler.enable');
  for (let round = 0; round < COLLECTIONS; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await readMetrics(session);
  return { megabytes: JSHeapUsedSize / 1_048_576, nodes: Nodes, listeners: JSEventListeners };
}
