import { newPage, takeViolations } from '../support/newPage';
import { healthCheck } from '../support/pageHealth';
import { productPerTest } from '../support/product/product';

const product = productPerTest();
const HANG_MS = 150;
/** Longer, as other tests take their share of the processor. */
const BLOCK = 'const end = performance.now() + 900; while (performance.now() < end);';
/** What the driver of the browser runs itself is no task of the page. */
const BLOCK_IN_A_TASK = `new Promise((resolve) => setTimeout(() => { ${BLOCK} resolve(); }))`;

test('a press that blocks the page counts as a hang, although the page answers afterwards; a quick one does not', async () => {
  const { page } = await newPage(product.browser);
  const check = await healthCheck(page, HANG_MS);
  await page.setContent(`<button id="slow" onclick="${BLOCK}">Slow</button><button id="quick">Quick</button>`);
  await page.click('#quick');
  expect(await check()).toMatchObject({ isWhite: false, isHanging: false });
  await page.click('#slow');
  const { isHanging, longestTaskMs } = await check();
  expect([isHanging, longestTaskMs >= 900]).toEqual([true, true]);
  expect(await check()).toMatchObject({ isHanging: false, longestTaskMs: 0 });
});

test('a frame that blocks the page, and a document that is left, count as a hang as well', async () => {
  const { page } = await newPage(product.browser);
  const check = await healthCheck(page, HANG_MS);
  await page.goto(`${product.url}/config.json`);
  await page.setContent('Text<iframe srcdoc="Frame"></iframe>');
  await page.frames()[1]?.evaluate(BLOCK_IN_A_TASK);
  expect(await check()).toMatchObject({ isHanging: true });
  await page.evaluate(BLOCK_IN_A_TASK);
  await page.reload();
  expect(await check()).toMatchObject({ isHanging: true });
});

/** Asks for a picture of another site, which the policy of this document prevents. */
const framed = (sandbox: string) =>
  `<iframe ${sandbox} srcdoc="<meta http-equiv=Content-Security-Policy content=&quot;img-src 'none'&quot;><img src=/x.png>"></iframe>`;

test('a violation of the policy in a frame of the product is reported, one in a frame with its own origin is not', async () => {
  const { page } = await newPage(product.browser);
  await page.goto(`${product.url}/config.json`);
  const told = new Promise((resolve) => page.on('console', resolve));
  await page.setContent(framed('sandbox="allow-scripts"') + framed(''));
  await told;
  expect(takeViolations()).toEqual([expect.stringContaining('img-src')]);
});
