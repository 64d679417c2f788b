import type { Page } from 'puppeteer';
import { answerPages } from '../support/answerPages';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, findByRole } from '../support/find';
import { goTo } from '../support/locations';
import { productPerFile } from '../support/product/product';
import { untilQuiet } from '../support/quietNetwork';
import { waitForText } from '../support/waitForText';

const product = productPerFile();

/** Text that would run if it were taken for HTML. */
const HTML = '<img src=x onerror="window.hasRun = true"><script>window.hasRun = true</script>';
/** An address that would run. */
const ADDRESS = 'javascript:void(window.hasRun = true)';
const FILE = { url: ADDRESS, filename: HTML, type: 'image/png', date: '', datetime: '' };

const step = (index: number) => ({
  stepid: `s${index}`,
  nodeid: 'n0',
  name: HTML,
  handlers: [HTML],
  action: 'comment',
  actionname: HTML,
  status: 'done',
  comment: `${HTML} ${index}`,
  time: HTML,
  attachments: [FILE],
  signature: ADDRESS,
  targets: [HTML],
});
const approval = (index: number) => ({
  id: `n${index}`,
  type: 'approval',
  name: HTML,
  approvers: [{ type: 'position', ids: [HTML] }],
  mode: 'any',
  rights: { default: 'readonly', fields: {} },
});

/** A process with more steps and nodes than anybody makes, all of them in HTML. */
const PROCESS = {
  processid: 'p1',
  processno: HTML,
  processname: HTML,
  flowcode: 'x',
  title: HTML,
  applicant: HTML,
  applytime: HTML,
  currentstep: HTML,
  state: 'running',
  statename: HTML,
  handlers: [HTML],
  version: 1,
  nodes: [{ id: 'start', type: 'start', name: HTML }, ...Array.from({ length: 5_000 }, (_, at) => approval(at))],
  path: [{ nodeid: 'n0', status: 'current', handlers: [{ positionid: HTML, name: HTML, status: HTML, time: HTML }] }],
  steps: Array.from({ length: 10_000 }, (_, at) => step(at)),
  fields: [{ title: HTML, value: HTML, type: 'text' }],
  actions: ['approve', 'return', '__proto__', HTML],
  returnsteps: [{ nodeid: HTML, name: HTML }],
  task: { taskid: 't1', nodeid: 'n0', mode: HTML, needscomment: 0, needssignature: 0 },
};
const MESSAGE = {
  messageid: 'm1',
  kind: 'todo',
  kindname: HTML,
  title: HTML,
  summary: HTML,
  sender: HTML,
  time: HTML,
  isread: 0,
  content: HTML,
  link: { route: ADDRESS },
};
const ANSWERS = {
  '/flow/getprocess': PROCESS,
  '/message/list': {
    items: [MESSAGE, { ...MESSAGE, messageid: 'm2', link: { route: `//evil.example/${HTML}` } }],
    itemcount: 2,
  },
  '/message/get': MESSAGE,
};

/** Nothing of the answers was run, and nothing that a press would run is on the page. */
async function expectNothingRan(page: Page) {
  await untilQuiet(page);
  const found = await page.evaluate(() => ({
    hasRun: 'hasRun' in window,
    addresses: [...document.querySelectorAll('[href], [src]')]
      .flatMap((element) => [element.getAttribute('href') ?? '', element.getAttribute('src') ?? ''])
      .filter((address) => /^\s*javascript:/i.test(address)),
    origin: window.location.origin,
  }));
  expect(found).toEqual({ hasRun: false, addresses: [], origin: product.url });
}

test('a process of 5,000 nodes and 10,000 steps in HTML is shown as text, with its diagram, and can be acted on; messages lead nowhere else', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    path: '/dealed',
    prepare: (opened) => answerPages(opened, {}, ANSWERS),
  });
  await goTo(page, '/process?processid=p1');
  await findByRole(page, 'button', '同意');
  await waitForText(page, `${HTML} 9999`);
  await expectNothingRan(page);
  await click(page, 'tab', '流程图');
  await page.waitForSelector('[data-card=n0]');
  await expectNothingRan(page);
  await click(page, 'button', '退回');
  await findByRole(page, 'button', '确定退回');
  await expectNothingRan(page);

  await goTo(page, '/messagemanager');
  await page.waitForSelector('[data-row-key=m1] button');
  await page.locator('[data-row-key=m1] button').click();
  await findByRole(page, 'button', '下一条');
  // A link to somewhere else is no link.
  expect(await page.$('::-p-aria([role="button"][name="打开"])')).toBeNull();
  await click(page, 'button', '下一条');
  await expectNothingRan(page);
  expect(await page.$('::-p-aria([role="button"][name="打开"])')).toBeNull();
  expect(problems).toEqual([]);
});
