import type { Browser } from 'puppeteer';
import { click, findByRole } from '../support/find';
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

test('the sign-in screen appears without a complaint from the browser', async () => {
  const { page, problems } = await newPage(browser);
  await page.goto(`${server.url}/#/login`);
  await findByRole(page, 'heading', 'login');
  expect(problems).toEqual([]);
});

test.each(['admin', 'reports', 'workflow'])('two views of %s keep their own state', async (app) => {
  const { page, problems } = await newPage(browser);
  await page.goto(`${server.url}/#/${app}-welcome`);
  await click(page, 'button', `${app} 0`);
  await findByRole(page, 'button', `${app} 1`);
  await click(page, 'button', 'another');
  await findByRole(page, 'button', `${app} 0`);
  await findByRole(page, 'button', `${app} 1`);
  expect(problems).toEqual([]);
});
