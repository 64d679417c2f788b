import type { Step } from '../actions/testRun';
import { moreControls } from '../controls/moreControls';
import type { FakeHost } from '../fakeHost';
import { PAGE_STATUS } from '../host';
import { addControls } from '../loadParts';
import { createTestPage } from '../model/testPage';
import { printRequest } from './printRequest';

addControls(moreControls);

// Mounting renders in slices of its own, for which `act` would wait in vain.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

// jsdom fetches no pictures.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => true });

interface Options {
  readonly host?: FakeHost;
  readonly step?: Omit<Step, 'do'>;
  readonly pageinfo?: Step;
}

/** The text of each part of these controls on paper. */
export async function paperOf(controls: readonly unknown[], { host, step = {}, pageinfo = {} }: Options = {}) {
  const { page } = createTestPage(controls, {
    host,
    status: PAGE_STATUS.view,
    more: { pageinfo: { type: 200, title: '订单', ...pageinfo } },
  });
  await page.start();
  const paper = document.createElement('div');
  const unmount = await printRequest(page, step).mount(paper);
  const texts = [...paper.querySelectorAll('[data-paper]')].map(({ textContent }) => textContent);
  return { paper, texts, unmount };
}
