import { productPerTest } from '../support/product/product';
import { enterWorkspace } from '../support/enterWorkspace';
import { denyStorage } from '../support/denyStorage';
import { click, fill, findByRole } from '../support/find';
import { newPage } from '../support/newPage';
import { observe, reloaded, removeChunks, removeNextChunks } from '../support/removedChunks';
import { waitForText } from '../support/waitForText';
import { arrive, goTo } from '../support/locations';

const product = productPerTest();

const EXPIRED = '当前页面已过期，请刷新。';
const FRAME = '页面没有加载成功，请检查网络后重试';

test('a missing chunk of a page alerts and reloads once; if it is still missing, the page shows an error', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  const seen = observe(page);
  await removeNextChunks(page, seen);
  const again = reloaded(page);
  await goTo(page, '/rolemgr');
  await again;
  await arrive(page);
  await waitForText(page, FRAME);
  await click(page, 'button', '重试');
  await click(page, 'tab', '首页');
  await waitForText(page, '最近订单');
  await click(page, 'tab', '角色管理');
  await findByRole(page, 'button', '重试');
  expect(seen.alerts).toEqual([EXPIRED]);
  expect(seen.documents()).toBe(1);
});

test('a missing engine chunk alerts and reloads once; if it is still missing, start-up shows an error with a retry', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  const seen = observe(page);
  await removeChunks(page, (url) => /\/engine\.\w+\.async\.js$/.test(url));
  const again = new Promise<void>((resolve) => page.once('dialog', () => resolve(reloaded(page))));
  await page.reload();
  await again;
  await waitForText(page, '“逻辑表达式”加载失败');
  await click(page, 'button', '重试');
  await waitForText(page, '“逻辑表达式”加载失败');
  expect(seen.alerts).toEqual([EXPIRED]);
  expect(seen.documents()).toBe(2);
});

test('a missing chunk of a dialog alerts and reloads once; if it is still missing, a notice says so and the page stays', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await goTo(page, '/page?pagecode=opening-modes');
  await findByRole(page, 'button', '打开对话框');
  const seen = observe(page);
  await removeNextChunks(page, seen);
  const again = reloaded(page);
  await click(page, 'button', '打开对话框');
  await again;
  await arrive(page);
  await click(page, 'button', '打开对话框');
  await waitForText(page, '网络链接错误');
  await findByRole(page, 'button', '打开对话框');
  expect(seen.alerts).toEqual([EXPIRED]);
  expect(seen.documents()).toBe(1);
});

test('a sub-app that cannot be loaded shows an error in its tab, and a retry with network loads it', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  const seen = observe(page);
  let isOffline = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    void (isOffline && new URL(request.url()).pathname === '/apps/admin/index.html'
      ? request.abort('internetdisconnected')
      : request.continue());
  });
  await goTo(page, '/rolemgr');
  await waitForText(page, FRAME);
  await click(page, 'tab', '首页');
  await waitForText(page, '最近订单');
  await goTo(page, '/report-List');
  await findByRole(page, 'button', '打开报表 销售汇总');

  isOffline = false;
  await click(page, 'tab', '角色管理');
  await click(page, 'button', '重试');
  await findByRole(page, 'button', '新建角色');
  expect(seen.alerts).toEqual([]);
  expect(seen.documents()).toBe(0);
});

test('input that was typed right before a missing chunk is offered after the reload', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, {
    path: '/page?pagecode=order-form&pagestatus=1',
  });
  const seen = observe(page);
  await fill(page, '备注', '周五前送到');
  await removeNextChunks(page, seen);
  const again = reloaded(page);
  await goTo(page, '/rolemgr');
  await again;
  await arrive(page);
  await goTo(page, '/page?pagecode=order-form&pagestatus=1');
  await waitForText(page, '有未保存的内容');
});

test('a missing chunk loads the page again once also where the browser denies storage', async () => {
  const { page } = await newPage(product.browser);
  await page.evaluateOnNewDocument(denyStorage);
  const seen = observe(page);
  await removeChunks(page, (url) => /\/engine\.\w+\.async\.js$/.test(url));
  const signIn = async () => {
    await fill(page, '用户名', 'huang.lei');
    await fill(page, '密码', 'Atrium2026');
    await click(page, 'button', '登录');
  };
  await page.goto(product.url);
  const again = new Promise<void>((resolve) => page.once('dialog', () => resolve(reloaded(page))));
  await signIn();
  await again;
  await signIn();
  await waitForText(page, '“逻辑表达式”加载失败');
  expect(seen.alerts).toEqual([EXPIRED]);
});
