import type { Browser } from 'puppeteer';
import { enterWorkspace } from '../../support/enterWorkspace';
import { findByRole } from '../../support/find';

/** A report in which a member leads to a lower level. */
export interface DrillPlace {
  title: string;
  path: string;
  /** The accessible name of the button that leads down. */
  button: string;
  /** The members that are replaced by those of the lower level. */
  members: string;
}

/** Milliseconds from the end of the answer of a drill to the second frame that shows the lower level. */
export async function measureDrill(
  browser: Browser,
  url: string,
  { path, button, members }: DrillPlace,
): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const { page } = await enterWorkspace(context, url, { path });
    const drill = await findByRole(page, 'button', button);
    return await drill.evaluate(drillAndWatch, members);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function drillAndWatch(button: Element, members: string): Promise<number> {
  const shown = () => Array.from(document.querySelectorAll(members), ({ textContent }) => textContent).join();
  const frame = () => new Promise<number>(requestAnimationFrame);
  const before = shown();
  (button as HTMLElement).click();
  while (shown() === before || shown() === '') await frame();
  await frame();
  const drawn = await frame();
  const answer = performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/report/drill'));
  if (!answer) throw new Error('Nothing was asked for');
  return drawn - (answer as PerformanceResourceTiming).responseEnd;
}
