import type { CDPSession } from 'puppeteer';
import { readMetrics } from './readMetrics';

/** Runs `work` and counts the milliseconds that the page's main thread computed meanwhile. */
export async function withCpuTime<T>(session: CDPSession, work: () => Promise<T>): Promise<{ result: T; cpu: number }> {
  const before = await readMetrics(session);
  const result = await work();
  const after = await readMetrics(session);
  return { result, cpu: ((after.TaskDuration ?? 0) - (before.TaskDuration ?? 0)) * 1000 };
}
