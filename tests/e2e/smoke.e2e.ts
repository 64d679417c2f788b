import { readdirSync, readFileSync } from 'node:fs';
import { inRoot, ROOT } from '../../scripts/lib/project.mjs';
import { newPage } from '../support/newPage';
import { productPerTest } from '../support/product/product';

const product = productPerTest();

test('the sign-in screen appears in the configured language and theme without console errors', async () => {
  const { page, problems } = await newPage(product.browser);
  await page.goto(`${product.url}/#/login`);
  await page.waitForFunction(() => document.querySelector('#root')?.textContent);
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])).toEqual([
    'zh-CN',
    'light',
  ]);
  await page.evaluate(() => {
    localStorage.setItem('atrium.theme', 'dark');
    localStorage.setItem('atrium.language', 'en');
  });
  await page.reload();
  await page.waitForFunction(() => document.querySelector('#root')?.textContent);
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])).toEqual([
    'en',
    'dark',
  ]);
  expect(problems).toEqual([]);
});

test('every sub-app is served with its files', async () => {
  for (const app of ['admin', 'reports', 'workflow']) {
    const address = `${product.url}/apps/${app}/index.html`;
    const [, script = ''] = /src="([^"]+\.js)"/.exec(await (await fetch(address)).text()) ?? [];
    const answer = await fetch(new URL(script, address));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);
  }
});

test('no delivered file contains the path of the build folder', () => {
  const files = readdirSync(inRoot('dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html|json)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => readFileSync(inRoot(`dist/${file}`), 'utf8').includes(ROOT))).toEqual([]);
});
