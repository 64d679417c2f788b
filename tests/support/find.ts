import { setTimeout as wait } from 'node:timers/promises';
import type { ElementHandle, Frame, Locator, Page } from 'puppeteer';
import { withContext } from './withContext';

/** Pause between two queries. Puppeteer's locators repeat theirs in each animation frame, which slows the page down. */
const QUERY_PAUSE_MS = 25;

const quoted = (text: string) => JSON.stringify(text);
const conditionsOf = (role: string, name: string) => `[role=${quoted(role)}][name=${quoted(name)}]`;

/** A locator by accessible role and name; it waits for the element. Slower than the functions below. */
export const byRole = (page: Frame | Page, role: string, name: string): Locator<Element> =>
  page.locator(`::-p-aria(${conditionsOf(role, name)})`) as Locator<Element>;

/**
 * Waits for the element with this role and name, until `act` returns a result for it. As in a locator of Puppeteer an
 * error, as of an element that has been replaced, leads to another query.
 */
async function untilUsed<Result>(
  page: Frame | Page,
  role: string,
  name: string,
  act: (element: ElementHandle<Element>) => Promise<Result | undefined>,
): Promise<Result> {
  const selector = `aria/${conditionsOf(role, name)}`;
  const timeoutMs = ('page' in page ? page.page() : page).getDefaultTimeout();
  const end = Date.now() + timeoutMs;
  for (let cause: unknown; ; await wait(QUERY_PAUSE_MS)) {
    try {
      const element = (await page.$(selector)) as ElementHandle<Element> | null;
      const result = element ? await act(element) : undefined;
      if (result !== undefined) return result;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > end) throw new Error(`Waited for ${timeoutMs} ms`, { cause });
  }
}

export const findByRole = (page: Frame | Page, role: string, name: string): Promise<ElementHandle<Element>> =>
  withContext(page, `find ${role} ${quoted(name)}`, () =>
    untilUsed(page, role, name, (element) => Promise.resolve(element)),
  );

/**
 * Scrolls the element into the viewport and resolves to whether it can be clicked: it is enabled and stays in its place
 * for a frame. Runs in the page and has no named function inside, which the compiler of benchmarks wraps in a helper
 * that no page has.
 */
async function isReady(element: Element): Promise<boolean> {
  if (!element.isConnected || element.matches(':is(button, input, select, textarea)[disabled]')) return false;
  const [ratio, place] = await Promise.all([
    new Promise<number>((resolve) => {
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        resolve(entry?.intersectionRatio ?? 0);
      });
      observer.observe(element);
    }),
    new Promise<string>((resolve) => {
      requestAnimationFrame(() => resolve(JSON.stringify(element.getBoundingClientRect())));
    }),
  ]);
  if (ratio < 1) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  await new Promise(requestAnimationFrame);
  return JSON.stringify(element.getBoundingClientRect()) === place && element.isConnected;
}

/** Clicks when the element is visible, enabled and stable. */
export const click = (page: Page, role: string, name: string): Promise<void> =>
  withContext(page, `click ${role} ${quoted(name)}`, async () => {
    const { x, y } = await untilUsed(page, role, name, async (element) =>
      (await element.evaluate(isReady)) ? element.clickablePoint() : undefined,
    );
    await page.mouse.click(x, y);
  });

/** Focuses an input that takes text; undefined for another one. */
function focusOpen(element: Element): true | undefined {
  const input = element as HTMLInputElement;
  if (input.disabled || input.readOnly) return undefined;
  input.focus();
  return true;
}

/** Replaces the text of the input with this label: focuses it, selects all and types. */
export const fill = (page: Page, label: string, value: string, role = 'textbox'): Promise<void> =>
  withContext(page, `fill ${role} ${quoted(label)}`, async () => {
    const input = await untilUsed(page, role, label, async (element) =>
      (await element.evaluate(focusOpen)) ? element : undefined,
    );
    // Focus first, because some inputs rewrite their text on focus, which would lose the selection.
    await input.evaluate((element) => (element as HTMLInputElement).select());
    if (value === '') await page.keyboard.press('Backspace');
    else await page.keyboard.type(value);
  });

/** Waits for the innermost element with this text. */
export const findByText = (page: Page, text: string): Promise<ElementHandle<Element>> =>
  withContext(page, `find text ${quoted(text)}`, () =>
    page.locator(`::-p-text(${quoted(text)})`).waitHandle(),
  ) as Promise<ElementHandle<Element>>;
