import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { newPage } from '../support/newPage';
import { waitForText } from '../support/waitForText';
import { arrive } from '../support/locations';

const product = productPerTest();

test('invalid fields of config.json are listed in one warning, and signing in works', async () => {
  product.configure({ devmodel: 'on', mapKey: 7 });
  const { page, problems } = await newPage(product.browser);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warn') warnings.push(message.text());
  });
  await page.goto(product.url);
  await fill(page, '用户名', 'zhang.wei');
  await fill(page, '密码', 'Atrium2026');
  await page.keyboard.press('Enter');
  await arrive(page);
  expect(warnings.filter((text) => text.includes('config.json'))).toEqual([
    expect.stringContaining('devmodel, mapKey'),
  ]);
  expect(problems).toEqual([]);
});

test('the third parties appear without a layout shift, however late the configuration is loaded', async () => {
  const { page, problems } = await newPage(product.browser);
  await page.setRequestInterception(true);
  let letThrough: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      if (!request.url().endsWith('/config.json')) return void request.continue();
      letThrough = () => void request.continue();
      resolve();
    });
  });
  await page.goto(product.url);
  const places = () =>
    page.$$eval('main h1, main input, main button[type=submit]', (all) =>
      all.map((each) => each.getBoundingClientRect().y),
    );
  await findByRole(page, 'heading', '登录');
  await isHeld;
  const before = await places();
  letThrough();
  await findByRole(page, 'button', '企业通');
  expect(await places()).toEqual(before);
  expect(problems).toEqual([]);
});

test('a visit that starts in the workspace reads the configuration too', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url);
  const answer = page.waitForResponse(`${product.url}/config.json`);
  await page.reload();
  expect((await answer).status()).toBe(200);
  await arrive(page);
  expect(problems).toEqual([]);
});

test('a disabled preview shows a message with a link to the home page', async () => {
  product.configure({ preview: '0' });
  const { page, problems } = await newPage(product.browser);
  await page.goto(`${product.url}/#/preview`);
  await waitForText(page, '此环境未开启页面预览。');
  await click(page, 'link', '回到首页');
  await findByRole(page, 'heading', '登录');
  expect(problems).toEqual([]);
});
