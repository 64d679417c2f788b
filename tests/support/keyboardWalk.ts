import type { CDPSession, Page } from 'puppeteer';

/** A focused element. */
export interface Stop {
  readonly role: string;
  readonly name: string;
  /** True when the focus is visible. */
  readonly isMarked: boolean;
}

interface Walk {
  /** All focused elements in order. */
  readonly stops: readonly Stop[];
  /** Presses Tab until the element with this name has the focus. */
  forwardTo(name: string): Promise<void>;
  /** Presses Tab so often. Returns the stops on the way that have no name. */
  nameless(presses: number): Promise<readonly string[]>;
  /** Waits until the element with this name has the focus, without a key. */
  arriveAt(name: string): Promise<void>;
}

/** More than the focusable elements between any two controls of a page. */
const MOST_STOPS = 80;
/** Maximum time for a field to become its widget after focus, in animation frames. */
const MOST_FRAMES = 120;

/** True when the element or a slightly larger ancestor has an outline or a box shadow. */
function isFocusMarked(): boolean {
  const FRAME_PX = 60;
  const element = document.activeElement;
  if (!element) return false;
  const own = element.getBoundingClientRect();
  for (let frame: Element | null = element; frame; frame = frame.parentElement) {
    const { width, height } = frame.getBoundingClientRect();
    if (width > own.width + FRAME_PX || height > own.height + FRAME_PX) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(frame);
    if ((outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none') return true;
  }
  return false;
}

/** Role and name of the focused element in the accessibility tree. */
async function describe(session: CDPSession): Promise<{ role: string; name: string }> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  return { role: String(node?.role?.value ?? ''), name: String(node?.name?.value ?? '').trim() };
}

async function stopAt(page: Page, session: CDPSession): Promise<Stop> {
  for (let frame = 0; ; frame += 1) {
    const stop = { ...(await describe(session)), isMarked: await page.evaluate(isFocusMarked) };
    if ((stop.name !== '' && stop.isMarked) || frame === MOST_FRAMES) return stop;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Moves through a page with Tab and records role and name of each focused element. */
export async function keyboardWalk(page: Page): Promise<Walk> {
  const session = await page.createCDPSession();
  const stops: Stop[] = [];
  return {
    stops,
    async forwardTo(name) {
      const passed: string[] = [];
      for (let count = 0; count < MOST_STOPS; count += 1) {
        await page.keyboard.press('Tab');
        const found = await stopAt(page, session);
        stops.push(found);
        if (found.name === name) return;
        passed.push(`${found.role} ${found.name}`);
      }
      throw new Error(`No stop is called ${name}: ${passed.join(', ')}`);
    },
    async nameless(presses) {
      const found: string[] = [];
      for (let count = 0; count < presses; count += 1) {
        await page.keyboard.press('Tab');
        if ((await describe(session)).name === '' && (await stopAt(page, session)).name === '')
          found.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? ''));
      }
      return found;
    },
    async arriveAt(name) {
      for (let frame = 0; frame < MOST_FRAMES; frame += 1) {
        const found = await stopAt(page, session);
        if (found.name === name) return void stops.push(found);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      throw new Error(`${name} was not given the focus`);
    },
  };
}
