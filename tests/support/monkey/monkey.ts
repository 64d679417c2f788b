import type { Browser, Page } from 'puppeteer';
import { enterWorkspace } from '../enterWorkspace';
import { healthCheck, problemsOf, watchFailures } from '../pageHealth';
import { seededRandom } from '../seededRandom';
import { untilNavigation } from '../untilNavigation';
import type { Hand } from './actions';
import { actAtRandom } from './actions';
import { PEOPLE } from './people';

export interface MonkeyOptions {
  browser: Browser;
  url: string;
  seed: number;
  /** Actions of one person before the next one signs in. */
  actionsPerVisit: number;
  /** Called before each visit: whether there is another one. */
  goesOn(done: { visits: number; actions: number }): boolean;
  /** Restores the platform before a visit. */
  reset(): Promise<void>;
}

/** What went wrong, and what was done before it, the last action last. */
export interface MonkeyFinding {
  problem: string;
  seed: number;
  visit: number;
  person: string;
  trail: readonly string[];
}

export interface MonkeyReport {
  visits: number;
  actions: number;
  longestTaskMs: number;
  findings: readonly MonkeyFinding[];
  /** Other lines of console.error, each once. They are handled errors, to be read by a developer. */
  complaints: readonly string[];
}

const TRAIL_LENGTH = 25;
/** What the product or the browser writes about calls that fail without a network, are refused, or are cancelled. */
const EXPECTED_LINE = /Failed to load resource|net::ERR_|status of \d{3}|AppError|Loading (CSS )?chunk|chrome-error:/i;

/** Collects what a page does that no page should do. */
function watch(page: Page, report: (problem: string) => void, complain: (line: string) => void): void {
  watchFailures(page, report);
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED_LINE.test(message.text())) complain(message.text().slice(0, 500));
  });
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'alert' && dialog.message() === '1') report('a typed text ran as a script');
    dialog.accept().catch((error: unknown) => process.emitWarning(String(error)));
  });
  // Windows that the product opens are not followed.
  page.on('popup', (popup) => {
    popup?.close().catch((error: unknown) => process.emitWarning(String(error)));
  });
}

/**
 * Clicks, types and navigates at random as several people in turns, and reports what no page should do. The choices are
 * those of the seed; what they hit also depends on how fast the page answers.
 */
export async function runMonkey({
  browser,
  url,
  seed,
  actionsPerVisit,
  goesOn,
  reset,
}: MonkeyOptions): Promise<MonkeyReport> {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const findings: MonkeyFinding[] = [];
  const complaints = new Set<string>();
  const done = { visits: 0, actions: 0 };
  let longestTaskMs = 0;

  async function visit(): Promise<void> {
    const person = PEOPLE[done.visits % PEOPLE.length] ?? PEOPLE[0];
    const trail: string[] = [];
    const report = (problem: string) =>
      void findings.push({
        problem: problem.slice(0, 2_000),
        seed,
        visit: done.visits,
        person: person.username,
        trail: trail.slice(-TRAIL_LENGTH),
      });
    await reset();
    const context = await browser.createBrowserContext();
    const { page } = await enterWorkspace(context, url, person);
    watch(page, report, (line) => void complaints.add(line));
    const check = await healthCheck(page);
    const hand: Hand = { page, below, pick: (list) => list[below(list.length)] as never, isOffline: false };
    for (let left = actionsPerVisit; left > 0; left -= 1) {
      trail.push((await untilNavigation(() => actAtRandom(hand))) ?? 'an action that left the page');
      done.actions += 1;
      const health = await untilNavigation(check);
      // A person who goes back far enough, or reloads without a network, is no longer at the product.
      if (!page.url().startsWith(`${url}/`) || page.url().startsWith(`${url}/api/`)) {
        trail.push(`back from ${page.url()}`);
        await page.setOfflineMode((hand.isOffline = false));
        await page.goto(url);
      } else if (health) {
        longestTaskMs = Math.max(longestTaskMs, health.longestTaskMs);
        problemsOf(health).forEach(report);
        if (health.isWhite) await page.reload();
      }
    }
    done.visits += 1;
    await context.close();
  }

  while (goesOn(done)) await visit();
  return { ...done, longestTaskMs, findings, complaints: [...complaints] };
}
