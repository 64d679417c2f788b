import type { Page } from 'puppeteer';
import type { MeasuredStep } from './steps';

const WAIT_MS = 60_000;
const IDLE_MS = 300;

/** Milliseconds from the press to the second frame that shows what the step waits for. */
export async function measureStep(page: Page, step: MeasuredStep, processId: string): Promise<number> {
  const { press, pressText = '', typed, shown, text = '', isNew = false } = step;
  await page.evaluate(
    (route) => {
      window.location.hash = route;
    },
    step.route.replace('{process}', processId),
  );
  await page.waitForFunction(
    (selector, wanted) =>
      [...document.querySelectorAll<HTMLElement>(selector)].some(
        (each) => each.checkVisibility() && (wanted === '' || each.innerText.trim() === wanted),
      ),
    { timeout: WAIT_MS },
    press,
    pressText,
  );
  await page.waitForNetworkIdle({ idleTime: IDLE_MS, timeout: WAIT_MS });
  if (typed) {
    const field = await page.waitForSelector(`::-p-aria(${typed.field})`, { visible: true });
    await field?.focus();
    await page.keyboard.type(typed.text);
  }
  return page.evaluate(timeToShown, { press, pressText, shown, text, isNew }, WAIT_MS);
}

interface Expected {
  press: string;
  pressText: string;
  shown: string;
  text: string;
  isNew: boolean;
}

/** Runs in the page. Its inner functions must be anonymous, because its source is sent as text. */
async function timeToShown({ press, pressText, shown, text, isNew }: Expected, patienceMs: number): Promise<number> {
  const target = [...document.querySelectorAll<HTMLElement>(press)].find(
    (each) => each.checkVisibility() && (pressText === '' || each.innerText.trim() === pressText),
  );
  if (!target) throw new Error(`${press} cannot be pressed`);
  const before = [...document.querySelectorAll<HTMLElement>(shown)].find((each) => each.checkVisibility())?.innerText;
  await new Promise(requestAnimationFrame);
  const start = performance.now();
  target.click();
  for (let framesShown = 0; framesShown < 2;) {
    await new Promise(requestAnimationFrame);
    const found = [...document.querySelectorAll<HTMLElement>(shown)].find((each) => each.checkVisibility());
    if (found?.innerText.includes(text) && (!isNew || found.innerText !== before)) framesShown += 1;
    if (performance.now() - start > patienceMs) throw new Error(`${shown} did not appear`);
  }
  return performance.now() - start;
}
