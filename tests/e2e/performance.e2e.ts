import type { Page } from 'puppeteer';
import { DEMO_PASSWORD } from '../../mock/domain/fixtures';
import { click, fill, findByRole } from '../support/find';
import { newPage } from '../support/newPage';
import { productPerTest } from '../support/product/product';
import { arrive } from '../support/locations';

const product = productPerTest();

interface Sent {
  readonly pool: number;
  readonly chunk: {
    readonly count: number;
    readonly index: number;
    readonly pagecode: string;
    readonly itemid: string;
    readonly stage: string;
    readonly loadedtime: number;
    readonly detail: string;
  };
}

interface Record {
  readonly stage: string;
  readonly ctrls: {
    readonly [code: string]: {
      readonly type: string;
      readonly operations: readonly { readonly type: string; readonly costtime: number; readonly detail: string }[];
    };
  };
}

/** Installs a monitor that stores the records on the window. */
const measure = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const sent: unknown[] = [];
    Object.assign(window, {
      sent,
      atriumMonitor: { send: (pool: number, chunk: unknown) => sent.push({ pool, chunk }) },
    });
  });

const sentBy = (page: Page) => page.evaluate(() => (window as unknown as { sent: Sent[] }).sent);

/** The page's records, assembled from their chunks. */
async function recordsOf(page: Page, pageCode: string): Promise<Record[]> {
  const chunks = (await sentBy(page)).map(({ chunk }) => chunk).filter(({ pagecode }) => pagecode === pageCode);
  const starts = chunks.flatMap(({ index }, at) => (index === 0 ? [at] : []));
  return starts.map(
    (at) =>
      JSON.parse(
        chunks
          .slice(at, at + (chunks[at]?.count ?? 0))
          .map(({ detail }) => detail)
          .join(''),
      ) as Record,
  );
}

const waitForStage = (page: Page, pageCode: string, stage: string) =>
  page.waitForFunction(
    (code, wanted) =>
      (window as unknown as { sent: Sent[] }).sent.some(
        ({ chunk }) => chunk.pagecode === code && chunk.stage === wanted,
      ),
    {},
    pageCode,
    stage,
  );

test('a page reports its loading stages when loaded and later operations when closed, without any values', async () => {
  const { page, problems } = await newPage(product.browser);
  await measure(page);
  await page.goto(product.url);
  await fill(page, '用户名', 'zhang.wei');
  await fill(page, '密码', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await arrive(page);
  await page.evaluate(() => {
    window.location.hash = '/page?pagecode=order-list';
  });
  await waitForStage(page, 'order-list', 'loaded');
  await click(page, 'button', '新建订单');
  await findByRole(page, 'dialog', '新建订单');
  await waitForStage(page, 'order-form', 'loaded');
  await fill(page, '备注', '机密');
  await click(page, 'button', '关闭');
  await click(page, 'button', '放弃修改');
  await waitForStage(page, 'order-form', 'closed');

  const [list] = await recordsOf(page, 'order-list');
  expect(list?.ctrls.orders?.operations).toContainEqual({
    type: 'read',
    costtime: expect.any(Number) as number,
    detail: 'orderquery',
  });
  const [loaded, closed] = await recordsOf(page, 'order-form');
  expect(
    loaded?.ctrls.__page?.operations
      .map(({ type }) => type)
      .filter((type) => ['read', 'firstscreen', 'loaded'].includes(type)),
  ).toEqual(['read', 'firstscreen', 'loaded']);
  expect(closed?.ctrls.remark).toEqual({
    type: 'text',
    operations: [expect.objectContaining({ type: 'edit' }), expect.objectContaining({ type: 'edit' })],
  });
  const sent = await sentBy(page);
  expect(new Set(sent.map(({ pool }) => pool))).toEqual(new Set([11113]));
  expect(sent.every(({ chunk }) => chunk.detail.length <= 2300)).toBe(true);
  expect(JSON.stringify(sent)).not.toContain('机密');
  expect(problems).toEqual([]);
});
