import type { CDPSession } from 'puppeteer';

/** Chromium's own counters of the page, by name. */
export async function readMetrics(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
