import type { Browser } from 'puppeteer';
import { enterWorkspace } from '../../support/enterWorkspace';
import { startServer } from '../../support/startServer';
import { launchChromium } from '../lib/launchChromium';
import { machineFacts } from '../lib/machineFacts';
import { writeResult } from '../lib/writeResult';
import { SHOWN_PANEL } from '../soak/selectors';
import { untilPrefetched } from '../soak/untilPrefetched';
import { measureLayout } from './measureLayout';
import { measureStep } from './measureStep';
import { publishLargeFlow } from './publishLargeFlow';
import { STEPS } from './steps';
import type { MeasuredStep } from './steps';
import { workflowReport } from './workflowReport';

const LAYOUT = { title: 'layout of 100 steps, alone', atMost: 500 };

/** Measures diagrams, long lists and forms of workflow in the built product, each step in visits of its own. */
export async function benchWorkflow(runs: number): Promise<void> {
  const server = await startServer();
  const browser = await launchChromium();
  try {
    const machine = machineFacts();
    const processId = await publishLargeFlow(server.url);
    const steps = STEPS.map((step) => ({ step, times: [] as number[] }));
    // The steps take turns, so that a busy minute of the machine falls on all of them.
    for (let run = 0; run < runs; run += 1)
      for (const { step, times } of steps) times.push(await measureVisit(browser, server.url, step, processId));
    const all = [{ step: LAYOUT, times: measureLayout(runs) }, ...steps];
    const report = workflowReport({ machine, steps: all });
    process.stdout.write(`${report}\n\n${writeResult('workflow', machine, { steps: all }, report)}\n`);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measureVisit(browser: Browser, url: string, step: MeasuredStep, processId: string): Promise<number> {
  const visit = await browser.createBrowserContext();
  try {
    const { page } = await enterWorkspace(visit, url, { hasPrefetch: true });
    await page.waitForSelector(`${SHOWN_PANEL} h1`, { visible: true });
    await untilPrefetched(page, ['workflow']);
    return await measureStep(page, step, processId);
  } catch (cause) {
    throw new Error(step.title, { cause });
  } finally {
    await visit.close();
  }
}
