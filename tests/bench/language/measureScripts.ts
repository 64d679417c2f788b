import type { Browser, Page } from 'puppeteer';
import { answerPages } from '../../support/answerPages';
import { RUNAWAY_SCRIPTS } from '../../support/runawayScripts';
import { median } from '../lib/median';
import { enter } from '../soak/enter';
import { busyPage, firstPage, PAGE_CODE, RUNS, runawayPage } from './scriptPages';

const VISITS = 9;
const ROUNDS = 7;
/** A script that nobody ends within this time is given up. */
const PATIENCE_MS = 10_000;

export interface Runaway {
  readonly code: string;
  /** From the click until the console names it. */
  readonly endedMs: number;
  /** The longest time between two frames, from the click until the one after its end. */
  readonly longestFrameMs: number;
  /** The console has named it; otherwise the measurement was given up. */
  readonly isNamed: boolean;
}

export interface ScriptFigures {
  /** One script that reads 60 fields and sets two. */
  readonly eventMs: number;
  /** From the first request of anything that scripts need until the first script has shown what it did. */
  readonly firstMs: number;
  readonly runaways: readonly Runaway[];
}

/** Opens a page in a visit of its own, and measures there; what `measure` answers is awaited while the page opens. */
async function onPage<T>(
  browser: Browser,
  address: string,
  { protocol, control }: { protocol: object; control: string },
  measure: (page: Page, opened: Promise<unknown>) => Promise<T>,
): Promise<T> {
  const { page, end } = await enter(browser, address);
  await answerPages(page, { [PAGE_CODE]: JSON.stringify(protocol) });
  // The compiler wraps functions in calls of `__name`, which does not exist in the page.
  await page.evaluate('globalThis.__name = (it) => it');
  const opened = page
    .goto(`${address}/#/page?pagecode=${PAGE_CODE}`)
    .then(() => page.waitForSelector(`[data-control="${control}"]`));
  const measured = await measure(page, opened);
  await end();
  return measured;
}

/** Clicks a button and measures the time until a field shows the value. */
const clickUntil = (page: Page, name: string, value: string) =>
  page.evaluate(
    (title, wanted) =>
      new Promise<number>((resolve) => {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent?.trim() === title,
        );
        const field = [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === 'done');
        const began = performance.now();
        const look = () => (field?.value === wanted ? resolve(performance.now() - began) : setTimeout(look));
        button?.click();
        look();
      }),
    name,
    value,
  );

async function measureEvent(page: Page, opened: Promise<unknown>): Promise<number> {
  await opened;
  await clickUntil(page, 'many', '2');
  const differences: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const none = await clickUntil(page, 'none', '1');
    differences.push(((await clickUntil(page, 'many', '2')) - none) / RUNS);
  }
  return median(differences) ?? 0;
}

/** Looks from before the page opens. */
function measureFirst(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let field: HTMLInputElement | null | undefined;
        const look = () => {
          // Found once, so that looking for it does not keep the page from its work.
          field ??= document.querySelector<HTMLInputElement>('[data-control="sum"] input');
          if (!field || field.value === '') return void setTimeout(look);
          const needed = performance.getEntriesByType('resource').filter(({ name }) => /\/script|\.wasm/.test(name));
          resolve(performance.now() - Math.min(...needed.map(({ startTime }) => startTime)));
        };
        look();
      }),
  );
}

async function measureRunaways(
  page: Page,
  opened: Promise<unknown>,
  goesOn: (done: number) => boolean,
): Promise<Runaway[]> {
  await opened;
  const measured: Runaway[] = [];
  for (let round = 0; goesOn(round); round += 1) {
    const index = round % RUNAWAY_SCRIPTS.length;
    const code = RUNAWAY_SCRIPTS[index] ?? '';
    const figures = await page.evaluate(
      (name, patience) =>
        new Promise<Omit<Runaway, 'code'>>((resolve) => {
          const write = console.error;
          const began = performance.now();
          let last = began;
          let longestFrameMs = 0;
          let endedMs = 0;
          const frame = (now: number) => {
            longestFrameMs = Math.max(longestFrameMs, now - last);
            last = now;
            if (endedMs > 0) resolve({ endedMs, longestFrameMs, isNamed: true });
            else if (now - began > patience) resolve({ endedMs: now - began, longestFrameMs, isNamed: false });
            else requestAnimationFrame(frame);
          };
          console.error = (...words: unknown[]) => {
            write(...words);
            if (!String(words[0]).includes(`${name} ›`)) return;
            endedMs = performance.now() - began;
            console.error = write;
          };
          requestAnimationFrame(frame);
          document.querySelector<HTMLElement>(`[data-control="${name}"] button`)?.click();
        }),
      `away${index}`,
      PATIENCE_MS,
    );
    measured.push({ code, ...figures });
  }
  return measured;
}

/**
 * Runs the scripts that run away, one after the other on one page: each once, or over and over until `goesOn` says that
 * so many are enough.
 */
export const measureRunawayScripts = (
  browser: Browser,
  address: string,
  goesOn = (done: number) => done < RUNAWAY_SCRIPTS.length,
): Promise<Runaway[]> =>
  onPage(browser, address, { protocol: runawayPage, control: 'away0' }, (page, opened) =>
    measureRunaways(page, opened, goesOn),
  );

/** Runs scripts in the production build, in a visit of its own for each figure. */
export async function measureScripts(browser: Browser, address: string): Promise<ScriptFigures> {
  const firsts: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1)
    firsts.push(await onPage(browser, address, { protocol: firstPage, control: 'sum' }, measureFirst));
  return {
    firstMs: median(firsts) ?? 0,
    eventMs: await onPage(browser, address, { protocol: busyPage, control: 'many' }, measureEvent),
    runaways: await measureRunawayScripts(browser, address),
  };
}
