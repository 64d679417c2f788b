import type { BrowserContext, Page } from 'puppeteer';
import { isFrameless } from '../../../src/routes/routes';
import type { ChooseDamage } from '../damagedAnswers';
import { damagedVisit } from '../damagedVisit';
import type { DamagedRound } from '../damagedVisit';
import { enterWorkspace } from '../enterWorkspace';
import type { EnterOptions } from '../enterWorkspace';
import { click, fill, findByRole } from '../find';
import { goTo } from '../locations';
import { withContext } from '../withContext';
import { untilAsked } from './untilAsked';

/**
 * What a person does: presses what has a role and a name, or types or chooses a value there; presses the first element of
 * a selector; or something else.
 */
export type Step =
  | readonly [role: string, name: string]
  | readonly [role: string, name: string, value: string]
  | string
  | ((page: Page) => Promise<unknown>);

/** The way of a person to something that asks the platform. */
export interface DamagedWalk {
  name: string;
  /** How the addresses end whose answers are damaged. */
  endpoints: readonly string[];
  path: string;
  /** Who walks; by default the administrator. */
  as?: Pick<EnterOptions, 'username' | 'position' | 'tenantCode'>;
  /** Comes once, before the steps. */
  prepare?(page: Page): Promise<void>;
  /** Calls on the way that change who may do what, of which none reaches the platform otherwise. */
  allows?: readonly string[];
  /** The answers to the last step are damaged; without any step those to the screen itself. */
  steps: readonly Step[];
}

export interface WalkOptions {
  /** A browser of its own. */
  context: BrowserContext;
  url: string;
  choose: ChooseDamage;
  goesOn(): boolean;
  onRound(round: DamagedRound): void;
}

/** Where somebody enters who then opens a screen that has no frame in a window of its own. */
const FRAMED = '/tabmodelsetting';
const PATIENCE_MS = 8_000;
const OPTION =
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden) :is(.ant-select-item-option, .ant-select-tree-title)';

async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  await click(page, 'combobox', label);
  await page.waitForSelector(OPTION);
  await page.keyboard.type(option);
  await page.locator(`${OPTION}::-p-text(${option})`).click();
}

const FOUND = '[role=dialog] [data-part=people] [role=option]';

/** Looks for a person in a dialog and takes the match. */
export async function choosePerson(page: Page, name: string): Promise<void> {
  await (await page.waitForSelector('[role=dialog] [data-part=people] input'))?.focus();
  await page.keyboard.type(name);
  await page.waitForFunction(
    (found, wanted) => document.querySelector(found)?.textContent.startsWith(wanted),
    {},
    FOUND,
    name,
  );
  await page.click(FOUND);
}

async function take(page: Page, step: Step): Promise<void> {
  if (typeof step === 'function') await step(page);
  else if (typeof step === 'string') await withContext(page, step, () => page.locator(step).click());
  else if (step[2] === undefined) await click(page, step[0], step[1]);
  else if (step[0] === 'combobox') await chooseOption(page, step[1], step[2]);
  else await fill(page, step[1], step[2], step[0]);
}

/** Whether what a step presses is still shown, as after an answer that could not be read. */
async function isShown(page: Page, step: Step): Promise<boolean> {
  if (typeof step === 'function') return false;
  const selector = typeof step === 'string' ? step : `::-p-aria([role="${step[0]}"][name="${step[1]}"])`;
  return (await page.$$(selector)).length > 0;
}

/** A code that no record has yet. */
export const newCode = (prefix: string) => `${prefix}-${Date.now() % 10_000_000}`;

/** Waits until a filter is in force. */
export const untilEachRowSays = (text: string) => (page: Page) =>
  page.waitForFunction(
    (wanted) => {
      const rows = [...document.querySelectorAll<HTMLElement>('[data-row-key]')].filter((row) => row.checkVisibility());
      return rows.length > 0 && rows.every((row) => row.textContent.includes(wanted));
    },
    {},
    text,
  );

const reload = (page: Page) => page.reload({ waitUntil: 'domcontentloaded' });

/** Walks again and again until none of the answers is left to be damaged. */
export async function walkDamaged(
  { name, endpoints, path, as, prepare, allows, steps }: DamagedWalk,
  { context, url, ...options }: WalkOptions,
): Promise<void> {
  const { page } = await enterWorkspace(context, url, { path: isFrameless(path) ? FRAMED : path, ...as });
  page.setDefaultTimeout(PATIENCE_MS);
  if (isFrameless(path)) await goTo(page, path);
  await prepare?.(page);
  let isReached = false;
  const choose = (endpoint: string) => {
    if (!endpoints.some((ending) => endpoint.endsWith(ending))) return undefined;
    isReached = true;
    return options.choose(endpoint);
  };
  const { walkTo } = await damagedVisit({ ...options, page, choose, allows });
  const last = steps.at(-1) ?? reload;
  let isOpen = false;
  const open = async () => {
    if (isOpen && (await isShown(page, last))) return;
    if (isOpen) await reload(page);
    isOpen = true;
    for (const step of steps.slice(0, -1)) await take(page, step);
    if (typeof last === 'object') await findByRole(page, last[0], last[1]);
  };
  await walkTo(name, open, async () => {
    // Some ask later: when their code has arrived, or after a pause.
    await Promise.all([untilAsked(page, ...endpoints), take(page, last)]);
  }).catch((error: unknown) => {
    // What counted as a success may have ended the session.
    if (!isReached || !page.url().includes('#/login')) throw error;
  });
  if (!isReached) throw new Error(`None of ${endpoints.join(', ')} was called`);
}
