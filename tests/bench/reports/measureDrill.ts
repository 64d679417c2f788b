import type { Browser } from 'puppeteer';
import { enterWorkspace } from '../../support/enterWorkspace';

/** A report in which a member leads to a lower level. */
export interface DrillPlace {
  title: string;
  path: string;
  /** Selects the element whose press leads down. */
  press: string;
  /** The members that are replaced by those of the lower level. */
  members: string;
}

/** Milliseconds from the end of the answer of a drill to the second frame that shows the lower level. */
export async function measureDrill(
  browser: Browser,
  url: string,
  { path, press, members }: DrillPlace,
): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const { page } = await enterWorkspace(context, url, { path });
    const drill = await page.waitForSelector(press);
    if (!drill) throw new Error(`${press} is not there`);
    return await drill.evaluate(drillAndWatch, members);
  } finally {
    await context.close();
  }
}

/** Runs in the page, where a function with a name would call a helper of the transpiler. */
async function drillAndWatch(button: Element, members: string): Promise<number> {
  const before = Array.from(document.querySelectorAll(members), ({ textContent }) => textContent).join();
  (button as HTMLElement).click();
  let shown = before;
  let drawn = 0;
  while (shown === before || shown === '') {
    drawn = await new Promise<number>(requestAnimationFrame);
    shown = Array.from(document.querySelectorAll(members), ({ textContent }) => textContent).join();
  }
  for (let frame = 0; frame < 2; frame += 1) drawn = await new Promise<number>(requestAnimationFrame);
  const answer = performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/report/drill'));
  if (!answer) throw new Error('Nothing was asked for');
  return drawn - (answer as PerformanceResourceTiming).responseEnd;
}
