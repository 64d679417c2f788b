import type { Page } from 'puppeteer';
import { ROUTES } from '../../src/routes/routes';
import { activeContent } from '../support/activeContent';
import { answerPages } from '../support/answerPages';
import { changeAnswers, isForPeople } from '../support/changeAnswers';
import { enterWorkspace } from '../support/enterWorkspace';
import { findByRole } from '../support/find';
import { CANARY, FOREIGN_HOST, HOSTILE_ADDRESSES, HOSTILE_TEXTS } from '../support/hostileMarkup';
import { goTo } from '../support/locations';
import { productPerTest } from '../support/product/product';
import { untilQuiet } from '../support/quietNetwork';
import { POLLING_MS } from '../support/waitForText';
import { withContext } from '../support/withContext';

const product = productPerTest();

/** Longer ones would cover the rest of a screen. */
const MOST_CHARACTERS = 300;
const WORDS = HOSTILE_TEXTS.filter((text) => text.length <= MOST_CHARACTERS);
const ADDRESS = /(url|href|src|logo|icon|avatar|image|signature)$/i;

let count = 0;
/** Puts the next hostile text behind each text for people, and the next hostile address in the place of each address. */
function poisoned(text: string, field: string): string {
  const next = (texts: readonly string[]) => texts[(count += 1) % texts.length] ?? '';
  if (ADDRESS.test(field) && /[:/]/.test(text)) return next(HOSTILE_ADDRESSES);
  return isForPeople(text) ? text + next(WORDS) : text;
}

/** Records what a page must never do. The function that it returns expects that nothing of it was done. */
async function watch(page: Page) {
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith(FOREIGN_HOST)) done.push(`request ${request.url()}`);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(product.url)) done.push(`address ${frame.url()}`);
  });
  await page.exposeFunction('reportViolation', (violation: string) => void done.push(violation));
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const report = window as unknown as { reportViolation(text: string): void };
      report.reportViolation(`policy ${violatedDirective} ${blockedURI}`);
    });
  });
  return async (where: string) => {
    const hasRun = await page.evaluate((canary) => canary in window, CANARY);
    const elements = await page.evaluate(activeContent, FOREIGN_HOST);
    expect({ where, hasRun, elements, done: done.splice(0) }).toEqual({ where, hasRun: false, elements: [], done: [] });
  };
}

/** Screens that need an id, which are visited with one, and those that show no text of the platform. */
const LEFT_OUT: readonly string[] = [
  ...['/report-detail', '/process', '/message-detail', '/flow'],
  ...['/systemmgr', '/devmodelsetting', '/tabmodelsetting', '/passwordmgr', '/importexportlist'],
];
const SCREENS = ROUTES.filter(({ owner }) => owner.kind === 'app' || owner.kind === 'host').map(({ path }) => path);
const PLACES: readonly string[] = [
  ...SCREENS.filter((path) => !LEFT_OUT.includes(path)),
  '/report-detail?reportcode=sales-organisation',
  '/page?pagecode=order-list',
  '/page?pagecode=customer-list',
  '/page?pagecode=gallery',
];

/** Shows a place, without a tab, so that the one before is removed, until it has texts of the platform. */
async function visit(page: Page, path: string) {
  await goTo(page, path);
  await withContext(page, `see hostile texts on ${path}`, () =>
    page.waitForFunction(
      (hash, canary) =>
        window.location.hash.startsWith(hash) && document.querySelector('main')?.innerText.includes(canary),
      { polling: POLLING_MS },
      `#${path}`,
      CANARY,
    ),
  );
  await untilQuiet(page);
}

test('answers full of scripts are shown as text on every screen: nothing runs, is fetched or leads elsewhere', async () => {
  let expectNothingDone = (_where: string) => Promise.resolve();
  const { page } = await enterWorkspace(product.browser, product.url, {
    prepare: async (opened) => {
      await changeAnswers(opened, product.url, () => poisoned);
      expectNothingDone = await watch(opened);
    },
  });
  // A reload would leave answers behind that are waited for.
  await untilQuiet(page);
  await expectNothingDone('home');
  // Without tabs each screen takes the place of the one before.
  await page.evaluate(() => localStorage.setItem('atrium.tabmode', 'false'));
  await page.reload();
  await page.waitForFunction((canary) => document.body.innerText.includes(canary), {}, CANARY);
  for (const path of PLACES) {
    await visit(page, path);
    await expectNothingDone(path);
  }
}, 120_000);

test('formatted texts that mean something else to each reader are harmless in this browser, without the server’s policy', async () => {
  const markup = [
    ...HOSTILE_TEXTS,
    ...HOSTILE_ADDRESSES.map((address) => `<a href='${address}'>x</a><img src='${address}'>`),
  ];
  const controls = markup.flatMap((value, index) =>
    ['html', 'richtext'].map((type) => ({ type, name: `${type}${index}`, title: type, value: `<p>${value}` })),
  );
  const protocol = { protocolversion: '1.1.0', pageinfo: { type: 200, title: '标记' }, controls };
  let expectNothingDone = (_where: string) => Promise.resolve();
  const { page } = await enterWorkspace(product.browser, product.url, {
    prepare: async (opened) => {
      await opened.setBypassCSP(true);
      expectNothingDone = await watch(opened);
      await answerPages(opened, { markup: JSON.stringify(protocol) });
    },
  });
  for (const status of ['3', '1']) {
    await goTo(page, `/litheform?pagecode=markup&pagestatus=${status}`);
    await findByRole(page, 'group', 'html');
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-control]').length >= count,
      {},
      controls.length,
    );
    await page.waitForFunction(() => !document.querySelector('[data-page=markup] [aria-busy=true]'));
    await expectNothingDone(status);
  }
});
