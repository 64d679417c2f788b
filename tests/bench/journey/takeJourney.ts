import type { Browser, ElementHandle, KeyInput, Page } from 'puppeteer';
import { DEMO_PASSWORD } from '../../../mock/domain/fixtures';
import { readMetrics } from '../engine/drive/readMetrics';
import { LATENCY_MS } from '../load/measureRoundTrips';
import { CPU_SLOWDOWN } from '../load/measureSignInTime';
import { findPressed, noteFromTheStart, untilShown } from './inPage';
import type { Act, Journey, Press, StepTitle } from './step';
import { recordTraffic } from './recordTraffic';

const SECOND_MS = 1_000;
const PATIENCE_MS = 60_000;
/** A person reads what has come before going on. What the product does meanwhile counts for the step before. */
const PAUSE_MS = 2_000;
/** The pointer is on its target for so long before it is pressed. */
const REST_MS = 150;

const CREDENTIALS: readonly Press[] = [
  { click: 'form input:not([type="password"]):not([type="checkbox"])' },
  { type: 'zhang.wei' },
  { click: 'form input[type="password"]' },
  { type: DEMO_PASSWORD },
];

export interface StepFigures {
  title: StepTitle;
  /** Until the person can go on, in milliseconds. */
  time: number;
  /** Compressed, with headers, files and calls. */
  bytes: number;
  /** Milliseconds. */
  longestTask: number;
  /** Milliseconds that the page's main thread computed, on the slowed processor. */
  cpu: number;
}

/** Takes a journey in a fresh visit, on a slow processor and a slow connection. */
export async function takeJourney(browser: Browser, url: string, journey: Journey): Promise<StepFigures[]> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const session = await page.createCDPSession();
    const traffic = await recordTraffic(session);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluateOnNewDocument(noteFromTheStart);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const figures: StepFigures[] = [];
    let computed = 0;
    const note = async (title: StepTitle, time: number) => {
      await pause(PAUSE_MS);
      const longestTask = await page.evaluate(() => {
        const { longestTask: longest } = window.journey;
        window.journey.longestTask = 0;
        return longest;
      });
      const { TaskDuration: total = 0 } = await readMetrics(session);
      figures.push({ title, time, bytes: traffic.takeBytes(), longestTask, cpu: (total - computed) * SECOND_MS });
      computed = total;
    };
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await note('sign-in form', await page.evaluate(untilShown, journey.form, false, PATIENCE_MS));
    for (const each of CREDENTIALS) await press(page, each);
    for (const { title, before = [], acts } of journey.steps) {
      try {
        for (const each of before) await press(page, each);
        let time = 0;
        for (const act of acts) time += await timeOf(page, act);
        await note(title, time);
      } catch (cause) {
        throw new Error(title, { cause });
      }
    }
    return figures;
  } finally {
    await context.close();
  }
}

async function timeOf(page: Page, { press: wanted, shown }: Act): Promise<number> {
  const press = await prepare(page, wanted);
  await page.evaluate(() => {
    window.journey.pressedAt = 0;
  });
  const watched = page.evaluate(untilShown, shown, true, PATIENCE_MS);
  await Promise.all([watched, press()]);
  return watched;
}

async function press(page: Page, wanted: Press): Promise<void> {
  const run = await prepare(page, wanted);
  await run();
  await pause(REST_MS);
}

/** Brings the pointer to what is pressed, and answers with the press itself. */
async function prepare(page: Page, wanted: Press): Promise<() => Promise<void>> {
  if ('key' in wanted) return () => page.keyboard.press(wanted.key as KeyInput);
  if ('type' in wanted) return () => page.keyboard.type(wanted.type);
  const { click, text = '' } = wanted;
  const found = await page.waitForFunction(findPressed, { timeout: PATIENCE_MS }, click, text);
  const target = found.asElement() as ElementHandle<HTMLElement>;
  await target.hover();
  await pause(REST_MS);
  // It may have moved meanwhile, as the items of a menu that unfolds.
  const { x, y } = await target.clickablePoint();
  return () => page.mouse.click(x, y);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
