import type { Browser, Page } from 'puppeteer';
import { filesOfStep } from './filesOfStep';
import { fillSignIn } from './fillSignIn';
import { openScreen } from './openScreen';
import { recordRequests, type RequestLog } from './recordRequests';
import { SCREENS, type Screen } from './screens';
import { shownProblem } from './shownProblem';
import { submitSignIn } from './submitSignIn';
import { visit } from './visit';
import { weighFile, type WeighedFile } from './weighFile';

export interface Step {
  title: string;
  files: WeighedFile[];
  /** The error that the screen shows; its figures are then invalid. */
  problem?: string;
}

const IDLE_MS = 1_000;
const WAIT_MS = 30_000;

/**
 * Measures the bytes that each step downloads in addition to the steps before it: sign-in, workspace, then each first
 * screen.
 */
export async function measureBytes(browser: Browser, address: string): Promise<Step[]> {
  const steps: Step[] = [];
  for (const screen of SCREENS) {
    const visited = await measureVisit(browser, address, screen);
    steps.push(...(steps.length === 0 ? visited : visited.slice(-1)));
  }
  return steps;
}

/** The bytes that another product's sign-in screen downloads from its own server. */
export async function measureFirstScreen(browser: Browser, address: string): Promise<Step> {
  const { page, session, end } = await visit(browser);
  const requests = await recordRequests(session);
  await page.goto(address);
  await page.waitForSelector('input[type="password"]', { visible: true, timeout: WAIT_MS });
  await page.waitForNetworkIdle({ idleTime: IDLE_MS, timeout: WAIT_MS });
  const own = urls(requests).filter((url) => url.startsWith(new URL(address).origin));
  const files = await weighAll(filesOfStep([], own));
  await end();
  return { title: 'sign-in screen beside it', files };
}

/** Prefetching is off, so that each step counts only its own files. */
async function measureVisit(browser: Browser, address: string, screen: Screen): Promise<Step[]> {
  const { page, session, end } = await visit(browser, { isSavingData: true });
  const requests = await recordRequests(session);
  await page.goto(address);
  await fillSignIn(page);
  const signIn = await stepOf(page, requests, [], 'sign-in screen');
  const beforeWorkspace = urls(requests);
  await submitSignIn(page);
  const workspace = await stepOf(page, requests, beforeWorkspace, 'workspace with its home page');
  if (screen.after) {
    await openScreen(page, screen.after);
    await page.waitForNetworkIdle({ idleTime: IDLE_MS, timeout: WAIT_MS });
  }
  const beforeScreen = urls(requests);
  await openScreen(page, screen.route);
  const opened = await stepOf(page, requests, beforeScreen, screen.title, screen);
  await end();
  return [signIn, workspace, opened];
}

async function stepOf(
  page: Page,
  requests: RequestLog,
  before: readonly string[],
  title: string,
  { subApp, isLater }: Partial<Screen> = {},
): Promise<Step> {
  await page.waitForNetworkIdle({ idleTime: IDLE_MS, timeout: WAIT_MS });
  const files = await weighAll(filesOfStep(before, urls(requests), subApp, isLater));
  return { title, files, problem: await shownProblem(page) };
}

/** The heaviest first. */
async function weighAll(addresses: readonly string[]): Promise<WeighedFile[]> {
  const files = await Promise.all(addresses.map(weighFile));
  return files.sort((a, b) => b.gzBytes - a.gzBytes);
}

function urls(requests: RequestLog): string[] {
  return requests.sent().map(({ name }) => name);
}
