import type { Browser } from 'puppeteer';
import { newPage } from '../support/newPage';
import { openBrowser } from '../support/openBrowser';
import { startServer } from '../support/startServer';
import type { TestServer } from '../support/startServer';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('the sign-in screen appears, in the language and theme of the settings, without a complaint from the browser', async () => {
  const { page, problems } = await newPage(browser);
  await page.goto(`${server.url}/#/login`);
  await page.waitForFunction(() => document.querySelector('#root')?.textContent);
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])).toEqual(['zh-CN', 'light']);
  await page.evaluate(() => {
    localStorage.setItem('atrium.theme', 'dark');
    localStorage.setItem('atrium.language', 'en');
  });
  await page.reload();
  await page.waitForFunction(() => document.querySelector('#root')?.textContent);
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])).toEqual(['en', 'dark']);
  expect(problems).toEqual([]);
});

test('every sub-app is served with its pieces', async () => {
  for (const app of ['admin', 'reports', 'workflow']) {
    const page = await (await fetch(`${server.url}/apps/${app}/index.html`)).text();
    const script = /src="(\/apps\/[^"]+\.js)"/.exec(page)?.[1];
    expect((await fetch(`${server.url}${script}`)).status).toBe(200);
  }
});
