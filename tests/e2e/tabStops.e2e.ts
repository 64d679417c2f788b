import type { Page } from 'puppeteer';
import { enterWorkspace } from '../support/enterWorkspace';
import { keyboardWalk } from '../support/keyboardWalk';
import { productPerTest } from '../support/product/product';
import { untilQuiet } from '../support/quietNetwork';

const product = productPerTest();

/** More than the stops of any of these screens, so that the walk goes round. */
const PRESSES = 70;

async function openFirst(page: Page, name: string) {
  await page.waitForSelector(`[aria-label^="${name}"]`);
  await page.$eval(`[aria-label^="${name}"]`, (button) => (button as HTMLElement).click());
  await page.waitForSelector('[role=dialog]');
}

/** Neither the document nor a row, which is read with its cells. */
const hasOwnName = (element: string) => !/^<(body|tr)\b/.test(element);

test.each([
  ['a process that is open beside its list', '/undeal', (page: Page) => openFirst(page, '处理 ')],
  ['the form of an order', '/page?pagecode=order-form&pagestatus=1', undefined],
  ['a report', '/report-detail?reportcode=sales-summary', undefined],
  ['the roles', '/rolemgr', undefined],
  ['the personal centre', '/mycentermgr', undefined],
  ['the messages', '/messagemanager', undefined],
])('every stop of the Tab key has a name: %s', async (_name, path, open) => {
  const { page } = await enterWorkspace(product.browser, product.url, { path });
  await page.waitForSelector('main h1');
  await untilQuiet(page);
  await open?.(page);
  await untilQuiet(page);
  const walk = await keyboardWalk(page);
  expect((await walk.nameless(PRESSES)).filter(hasOwnName)).toEqual([]);
});
