import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { goTo } from '../support/locations';
import { newPage } from '../support/newPage';
import { productPerTest } from '../support/product/product';
import { waitForText, waitForValue } from '../support/waitForText';

const product = productPerTest();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-report-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('developer mode shows what a page costs and saves a report, which the preview shows without a server', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    hasPrefetch: true,
    path: '/devmodelsetting',
  });
  await click(page, 'switch', '开发者模式');
  await findByRole(page, 'button', '开发者模式（DEV）');
  await goTo(page, '/page?pagecode=order-list');
  await fill(page, '关键字', '百联超市');
  await page.keyboard.press('Tab');
  await click(page, 'button', '开发者模式（DEV）');
  await findByRole(page, 'region', '最慢的请求');
  await waitForText(page, '/api/');
  // The lists are longer than the panel, and give way to the buttons.
  const below = await page.$eval('::-p-text(退出开发者模式)', (text) => {
    const foot = text.closest('button')?.parentElement;
    return { needed: foot?.scrollHeight, given: foot?.clientHeight };
  });
  expect(below.given).toBe(below.needed);
  // The file is read where the page makes it.
  await page.evaluate(() => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (content) => {
      if (content instanceof Blob) Object.assign(globalThis, { saved: content.text() });
      return createObjectURL.call(URL, content);
    };
  });
  await click(page, 'button', '为技术支持保存报告');
  await click(page, 'radio', '保留原样（便于重现问题）');
  await click(page, 'button', '保存报告');
  await waitForText(page, '已保存：atrium-capsule-order-list-');
  const text = await page.evaluate(() => (globalThis as unknown as { saved: Promise<string> }).saved);
  const token = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  const tokens = token.match(/[A-Za-z\d_-]{24,}/g) ?? [];
  expect(tokens.filter((each) => text.includes(each))).toEqual([]);
  expect(problems).toEqual([]);

  const file = join(folder, 'report.json');
  writeFileSync(file, text);
  const opened = await newPage(product.browser);
  await opened.page.goto(`${product.url}/#/preview`);
  const input = await opened.page.waitForSelector('input[type=file]');
  const calls: string[] = [];
  opened.page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await input?.uploadFile(file);
  await findByRole(opened.page, 'region', '报告');
  await waitForValue(opened.page, '关键字', '百联超市');
  await findByRole(opened.page, 'list', '步骤');
  expect(calls).toEqual([]);
  expect(opened.problems.filter((problem) => !problem.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
});

test('on a phone the mark of developer mode covers nothing that can be pressed in a dialog', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    path: '/devmodelsetting',
    viewport: { width: 390, height: 844 },
  });
  await click(page, 'switch', '开发者模式');
  await goTo(page, '/page?pagecode=order-list');
  await click(page, 'button', '新建订单');
  await page.waitForSelector('[data-overlay] [role=dialog] button');
  await page.waitForSelector('[data-above-dialogs] button');
  const covered = await page.$eval('[data-above-dialogs] button', (mark) => {
    const own = mark.getBoundingClientRect();
    return [...document.querySelectorAll('[role=dialog] :is(h2, button, a, input, textarea, select, [tabindex="0"])')]
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      })
      .map((each) => each.outerHTML.slice(0, 120));
  });
  expect(covered).toEqual([]);
  expect(problems).toEqual([]);
});
