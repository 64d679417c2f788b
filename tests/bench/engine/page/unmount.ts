import { nextPaint } from './nextPaint';
import { rootElement } from './rootElement';
import { settle } from './settle';

/** Takes the page's work down and leaves an empty root. */
export async function unmount(): Promise<void> {
  window.bench.unmount();
  await nextPaint();
  rootElement().replaceChildren();
  await settle(50);
}
