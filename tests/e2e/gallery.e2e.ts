import type { Page } from 'puppeteer';
import { exampleTypes, findExample } from '../../mock/domain/gallery/examples';
import { axeViolations } from '../support/axeViolations';
import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole } from '../support/find';
import { goTo } from '../support/locations';
import { waitForNoText, waitForText } from '../support/waitForText';

const product = productPerTest();

const issues = (page: Page) =>
  page.$$eval('[data-issue]', (cards) =>
    cards.filter((card) => card.checkVisibility()).map((card) => card.textContent),
  );

/** Rules that need layout; `tests/integration/gallery.test.tsx` checks the other rules. */
const NEED_LAYOUT = ['color-contrast', 'scrollable-region-focusable'];

/** Presses Tab through the page, so that every field gains and loses the focus. */
async function walkThrough(page: Page, region: string) {
  const count = await page.$$eval(
    `${region} :is(input, textarea, select, button, [role="textbox"])`,
    (fields) => fields.length,
  );
  for (let step = 0; step < count; step += 1) await page.keyboard.press('Tab');
}

test('the page of every control can be used by keyboard and is accessible at rest and in use', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  await click(page, 'menuitem', '系统管理');
  await click(page, 'menuitem', '控件示例');
  await (await findByRole(page, 'textbox', '搜索')).type('RATE');
  await page.waitForFunction(() =>
    document.querySelector('[data-control="open_gallery_area"]')?.hasAttribute('hidden'),
  );
  await click(page, 'button', '评分');
  await page.waitForFunction(() => location.hash.includes('gallery-rate'));
  await click(page, 'button', '查看源码');
  await waitForText(page, '"type": "rate"');
  await page.keyboard.press('Escape');
  await click(page, 'button', '以查看状态打开');
  await page.waitForFunction(() => location.hash === '#/page?pagecode=gallery-rate&pagestatus=3');
  await page.reload();
  await findByRole(page, 'button', '查看源码');
  await waitForNoText(page, '以查看状态打开');
  const found: [string, unknown][] = [];
  for (const type of exampleTypes()) {
    const title = findExample(type)?.title[0] ?? type;
    // A page without a tab, so that the next one replaces it.
    await goTo(page, `/litheform?pagecode=gallery-${type}`);
    await findByRole(page, 'region', title);
    const region = `[aria-label=${JSON.stringify(title)}]`;
    found.push([`${type} at rest`, await axeViolations(page, region, NEED_LAYOUT)]);
    await walkThrough(page, region);
    found.push([`${type} in use`, [...(await axeViolations(page, region)), ...(await issues(page))]]);
    await page.keyboard.press('Escape');
  }
  expect(found.filter(([, faults]) => Array.isArray(faults) && faults.length > 0)).toEqual([]);
  expect(problems).toEqual([]);
}, 180_000);

test('a rich text accepts input method text within formatted words, and undo', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  await page.evaluate(() => (location.hash = '/page?pagecode=gallery-richtext'));
  const box = await findByRole(page, 'textbox', '陈列要求');
  await (await box.waitForSelector('strong'))?.click();
  await page.waitForSelector('[data-control="news"] [contenteditable="true"]:focus');
  const words = () => page.$eval('[data-control="news"] strong', ({ textContent }) => textContent);
  const input = await page.createCDPSession();
  for (const text of ['n', 'ni', 'nihao'])
    await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await input.send('Input.insertText', { text: '你好' });
  expect(await words()).toBe('粽子你好礼盒');
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
  expect(await words()).toBe('粽子礼盒');
  expect(problems).toEqual([]);
});
