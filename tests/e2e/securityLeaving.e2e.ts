import type { Page } from 'puppeteer';
import { DEMO_PASSWORD } from '../../mock/domain/fixtures';
import { changeAnswers, isForPeople } from '../support/changeAnswers';
import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { arrive, goTo, waitForHash } from '../support/locations';
import { newPage } from '../support/newPage';
import { productPerTest } from '../support/product/product';
import { untilQuiet } from '../support/quietNetwork';
import { placesOf, readStorages } from '../support/readStorages';

const product = productPerTest();

const SECRET = /"[a-z]*(?:token|secret|sas|password|signature)[a-z]*":"([^"]{8,})"/gi;

/** Collects what the platform gives this page as a secret: tokens and keys of the storages. */
function collectSecrets(page: Page): Set<string> {
  const secrets = new Set<string>();
  page.on('response', (response) => {
    if (!/\/api\/.*(auth|account|token)/i.test(response.url()) || !response.ok()) return;
    response.text().then(
      (text) => [...text.matchAll(SECRET)].forEach(([, secret = '']) => secrets.add(secret)),
      // The page has been left before the answer was read.
      () => undefined,
    );
  });
  return secrets;
}

async function visit(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await goTo(page, path);
    await untilQuiet(page);
  }
}

async function signOut(page: Page, account: string) {
  await click(page, 'button', `${account}的账户`);
  await click(page, 'menuitem', '退出登录');
  await waitForHash(page, '#/login');
}

test('after signing out no tab has a password, a token or a key in any storage, address or history', async () => {
  const { page, problems } = await newPage(product.browser);
  const secrets = collectSecrets(page);
  await page.goto(`${product.url}/#/login`);
  await fill(page, '用户名', 'zhang.wei');
  await fill(page, '密码', DEMO_PASSWORD);
  await click(page, 'checkbox', '记住我');
  await page.keyboard.press('Enter');
  await arrive(page);
  // Pictures and files need keys of the storage; renewed tokens are kept in a database.
  await visit(page, ['/page?pagecode=gallery-image']);
  await product.platform.expire();
  await visit(page, ['/undeal', '/page?pagecode=customer-list']);
  const other = (await newPage(product.browser)).page;
  await other.goto(product.url);
  await arrive(other);
  expect(secrets.size).toBeGreaterThanOrEqual(4);
  const all = [...secrets, DEMO_PASSWORD];
  expect(placesOf(await readStorages(page), all)).toEqual([
    expect.stringContaining('localStorage atrium.tokens'),
    expect.stringContaining('localStorage atrium.tokens'),
    expect.stringContaining('database atrium-session'),
    expect.stringContaining('database atrium-session'),
  ]);

  await signOut(page, '张伟');
  await waitForHash(other, '#/login');
  expect(placesOf(await readStorages(page), all)).toEqual([]);
  expect(placesOf(await readStorages(other), all)).toEqual([]);
  expect(problems.filter((problem) => !problem.includes('401'))).toEqual([]);
});

/** Behind every text that the first position or tenant gets. */
const MARK = 'Xq7mark';

/** Where the marks of what was left are: on the page, and in storages whose place does not name whose they are. */
async function marksIn(page: Page, owner: string) {
  const shown = await page.evaluate((mark) => document.documentElement.outerHTML.includes(mark), MARK);
  const storages = await readStorages(page);
  const others = Object.entries(storages).filter(
    ([place, content]) => !place.includes(owner) && !(place.includes('atrium-drafts') && content.includes(owner)),
  );
  return { shown, places: placesOf(Object.fromEntries(others), [MARK]) };
}

const NOTHING = { shown: false, places: [] };

async function enterMarked(options: { username: string; position?: string; tenantCode?: string }, shared: RegExp) {
  let isMarked = true;
  const { page } = await enterWorkspace(product.browser, product.url, {
    ...options,
    prepare: (opened) =>
      changeAnswers(opened, product.url, (path) =>
        isMarked && !shared.test(path) ? (text) => (isForPeople(text) ? text + MARK : text) : undefined,
      ),
  });
  await visit(page, ['/page?pagecode=order-list', '/undeal', '/report-List', '/importexportlist']);
  expect((await marksIn(page, 'nobody')).shown).toBe(true);
  return { page, leave: () => (isMarked = false) };
}

test('a switch of position leaves nothing of the other on the page, and in storages only under its name', async () => {
  const { page, leave } = await enterMarked(
    { username: 'li.na', position: '区域经理 (上海分部)' },
    /\/(getaccountinfo|language\/gets)$/,
  );
  leave();
  await click(page, 'button', '切换岗位，当前：区域经理');
  await click(page, 'menuitem', '销售代表（杭州分部）');
  await findByRole(page, 'button', '李娜的账户');
  await untilQuiet(page);
  expect(await marksIn(page, 'hd-post-li-manager')).toEqual(NOTHING);
});

test('another tenant gets nothing of the one before, neither its texts nor its components', async () => {
  const { page, leave } = await enterMarked({ username: 'wang.fang', tenantCode: 'hd' }, /\/getaccountinfo$/);
  await signOut(page, '王芳');
  leave();
  await fill(page, '用户名', 'wang.fang');
  await fill(page, '密码', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await click(page, 'radio', '南方快消集团 - 销售管理标准版');
  await click(page, 'button', '确定');
  await arrive(page);
  await untilQuiet(page);
  expect(await marksIn(page, 'hd-post-wang-manager')).toEqual(NOTHING);
});
