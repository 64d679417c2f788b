import type { Page } from 'puppeteer';
import { CUSTOMER_FORM, STORAGE_ACCOUNTS, attach, partOf, watchParts } from '../../support/customerFiles';
import { enterWorkspace } from '../../support/enterWorkspace';
import type { EnterOptions } from '../../support/enterWorkspace';
import { byRole, click } from '../../support/find';
import { productPerTest } from '../../support/product/product';
import { createTemporaryFiles, sha256 } from '../../support/temporaryFiles';
import { waitForText } from '../../support/waitForText';

const SIZE_BYTES = 64 * 1024 * 1024 + 17;
const WAIT_MS = 120_000;
/** More than the upload and the browser try. */
const LOST_REQUESTS = 1_000;

const product = productPerTest();
const files = createTemporaryFiles();
const NAME = 'large.bin';
const file = files.make(NAME, SIZE_BYTES);
afterAll(files.remove);

const enter = (account: EnterOptions) =>
  enterWorkspace(product.browser, product.url, { path: CUSTOMER_FORM, ...account });

/** Waits until the file is in the storage, saves it again and returns whether it came from there unchanged. */
async function readBack(page: Page) {
  await byRole(page, 'button', `下载 ${NAME}`).setTimeout(WAIT_MS).wait();
  const read: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'GET' && new URL(response.url()).pathname.includes('/att/'))
      read.push(response.status());
  });
  const downloads = await files.watchDownloads(page);
  await click(page, 'button', `下载 ${NAME}`);
  const copy = await downloads.next();
  return { statuses: read, isSame: sha256(copy) === sha256(file) };
}

/** Waits until the storage has taken this number of parts. */
async function partsTaken(page: Page, count: number): Promise<void> {
  let taken = 0;
  await page.waitForResponse(
    (response) => {
      if (partOf(response.request()) !== '' && response.ok()) taken += 1;
      return taken >= count;
    },
    { timeout: WAIT_MS },
  );
}

describe.each(STORAGE_ACCOUNTS)('64 MB over %s', (_storage, { provider, ...account }) => {
  test(
    'arrive unchanged',
    async () => {
      const { page, problems } = await enter(account);
      await attach(page, '资质附件', file);
      expect(await readBack(page)).toEqual({ statuses: [200], isSame: true });
      expect(problems).toEqual([]);
    },
    WAIT_MS * 2,
  );

  test(
    'arrive unchanged when the credential expires on the way: it is renewed once',
    async () => {
      const { page } = await enter(account);
      await product.platform.storageFault({ provider, kind: 'slow', times: 9, ms: 500 });
      const taken = partsTaken(page, 3);
      await attach(page, '资质附件', file);
      await taken;
      await product.platform.expireStorage();
      expect(await readBack(page)).toEqual({ statuses: [200], isSame: true });
      expect(await product.platform.log('/api/teapi/auth/servtoken')).toHaveLength(2);
    },
    WAIT_MS * 2,
  );

  test(
    'arrive unchanged when the connection is lost on the way: 重试 sends only what is missing',
    async () => {
      const { page } = await enter(account);
      const parts = watchParts(page);
      await product.platform.storageFault({ provider, kind: 'slow', times: 5, ms: 100 });
      await product.platform.storageFault({ provider, kind: 'drop', times: LOST_REQUESTS });
      await attach(page, '资质附件', file);
      await waitForText(page, '文件存储没有响应');
      await product.platform.clearStorageFaults();
      await click(page, 'button', `重试上传 ${NAME}`);
      expect(await readBack(page)).toEqual({ statuses: [200], isSame: true });
      const timesOf = (part: string) => parts.filter((each) => each === part).length;
      const arrivedAtOnce = [...new Set(parts)].slice(0, 5);
      expect(arrivedAtOnce.map(timesOf)).toEqual([1, 1, 1, 1, 1]);
      expect(parts.length).toBeGreaterThan(new Set(parts).size);
    },
    WAIT_MS * 2,
  );

  test(
    'are refused by a storage that does not allow the website, and the reason is told',
    async () => {
      // The storages allow localhost only, and no name below it.
      const origin = product.url.replace('localhost', 'atrium.localhost');
      const context = await product.browser.createBrowserContext();
      const { page } = await enterWorkspace(context, product.url, { path: CUSTOMER_FORM, origin, ...account });
      await attach(page, '资质附件', file);
      await waitForText(page, '上传失败：文件存储没有响应：网络中断，或存储不允许此网站访问。');
      await byRole(page, 'button', `重试上传 ${NAME}`).wait();
      await context.close();
    },
    WAIT_MS,
  );
});
