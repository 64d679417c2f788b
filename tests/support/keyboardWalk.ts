import type { CDPSession, Page } from 'puppeteer';

/** Where the keyboard has stopped. */
export interface Stop {
  readonly role: string;
  readonly name: string;
  /** Whether a person sees that it has the focus. */
  readonly isMarked: boolean;
}

interface Walk {
  /** Everything that had the focus on the way, in order. */
  readonly stops: readonly Stop[];
  /** Presses Tab until what has this name has the focus. */
  forwardTo(name: string): Promise<void>;
  /** Waits until what has this name has been given the focus, without any key. */
  arriveAt(name: string): Promise<void>;
}

/** More stops than any page has between two of its controls. */
const MOST_STOPS = 80;
/** A field at rest becomes the real widget when the focus comes: it has this long to be named and marked. */
const MOST_FRAMES = 120;

/** The focus is seen as an outline or a ring, of the element or of a frame that is hardly larger. */
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

/** What assistive technology says of what has the focus. */
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

/** Goes through a page with Tab, and notes what assistive technology says of each stop. */
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
