import path from 'node:path';
import type { BoundingBox, ElementHandle, Page } from 'puppeteer';
import { CUSTOMER_FORM, STORAGE_ACCOUNTS, attach, partOf, watchParts } from '../support/customerFiles';
import { enterWorkspace } from '../support/enterWorkspace';
import type { EnterOptions } from '../support/enterWorkspace';
import { click, fill, findByRole, findByText } from '../support/find';
import { productPerTest } from '../support/product/product';
import { createTemporaryFiles, sha256 } from '../support/temporaryFiles';
import { waitForNoText, waitForText } from '../support/waitForText';

const MB = 1024 * 1024;
const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };

const product = productPerTest();
const files = createTemporaryFiles();
afterAll(files.remove);

const enter = (options: EnterOptions = {}) =>
  enterWorkspace(product.browser, product.url, { path: CUSTOMER_FORM, ...options });

async function fillCustomer(page: Page, name: string): Promise<void> {
  await fill(page, '客户名称', name);
  await fill(page, '信用额度', '1000');
  await click(page, 'combobox', '负责人');
  await page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option').click();
}

test.each(STORAGE_ACCOUNTS)(
  'a file is uploaded to %s, saved with its record, and read back unchanged',
  async (_provider, account) => {
    const { page, problems } = await enter(account);
    const file = files.make('合同 2026.pdf', 3 * MB + 17);
    await attach(page, '资质附件', file);
    await findByRole(page, 'button', '下载 合同 2026.pdf');
    await fillCustomer(page, '上海新客户商行');
    await click(page, 'button', '保存');
    await waitForText(page, '保存成功');
    const [saved] = await product.platform.log('/api/teapi/dy-biz/customersave');
    const [record] = (saved?.body as { attachments: Record<string, string>[] }).attachments;
    expect(Object.keys(record ?? {}).toSorted()).toEqual(['date', 'datetime', 'filename', 'type', 'url']);
    expect(record?.url).toMatch(/\/([0-9a-f]{3})\/att\/\d{8}\/\w\w\/\1[0-9a-f-]+\.pdf$/);
    const downloads = await files.watchDownloads(page);
    await click(page, 'button', '传输列表');
    await click(page, 'button', '下载 合同 2026.pdf');
    const copy = await downloads.next();
    expect(path.basename(copy)).toMatch(/^合同 2026_\d{14}_[1-9]\d{3}\.pdf$/);
    expect(sha256(copy)).toBe(sha256(file));
    expect(problems).toEqual([]);
  },
);

test('a submit waits for the upload, and a failed part is sent once more', async () => {
  const { page } = await enter();
  const parts = watchParts(page);
  await product.platform.storageFault({ provider: 'awss3', kind: '500', times: 1 });
  await fillCustomer(page, '杭州等待商行');
  await attach(page, '资质附件', files.make('a.bin', 12 * MB));
  await click(page, 'button', '保存');
  await waitForText(page, '保存成功');
  expect(parts).toHaveLength(4);
  const calls = await product.platform.log('/api/teapi/dy-biz/customersave');
  expect(calls.map(({ body }) => (body as { attachments: { url: string }[] }).attachments[0]?.url !== '')).toEqual([
    true,
  ]);
});

test('a credential that expires during an upload is renewed once', async () => {
  const { page } = await enter();
  // The first three parts go together; the others begin when the credential has expired.
  await product.platform.storageFault({ provider: 'awss3', kind: 'slow', times: 3, ms: 60_000 });
  // Parts are sent with a credential, so there is one by then.
  const isSent = page.waitForRequest((request) => partOf(request) === '3');
  await attach(page, '资质附件', files.make('b.bin', 22 * MB));
  await isSent;
  await product.platform.expireStorage();
  await product.platform.clearStorageFaults();
  await findByRole(page, 'button', '下载 b.bin');
  expect(await product.platform.log('/api/teapi/auth/servtoken')).toHaveLength(2);
});

test('after a reload the draft names the interrupted file; chosen again only its missing parts are sent', async () => {
  const { page } = await enter();
  const file = files.make('c.bin', 12 * MB);
  await product.platform.storageFault({ provider: 'awss3', kind: 'slow', times: 1, ms: 60_000 });
  const parts = watchParts(page);
  const answered = [
    page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok()),
    page.waitForResponse((response) => response.url().includes('partNumber=3') && response.ok()),
  ];
  await fill(page, '客户名称', '苏州续传商行');
  await attach(page, '资质附件', file);
  await Promise.all(answered);
  const before = parts.length;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await click(page, 'button', '恢复');
  await waitForText(page, '已中断，请重新选择');
  await attach(page, '资质附件', file);
  await findByRole(page, 'button', '下载 c.bin');
  await waitForNoText(page, '已中断，请重新选择');
  expect(before).toBe(3);
  expect(parts.length - before).toBeLessThanOrEqual(2);
});

test('the same file in two tabs arrives twice, and each tab knows what the other one does', async () => {
  const file = files.make('e.bin', 12 * MB);
  const [first, second] = [await enter(), await enter()].map(({ page }) => page) as [Page, Page];
  await product.platform.storageFault({ provider: 'awss3', kind: 'slow', times: 1, ms: 60_000 });
  // The first part to arrive is slow. An answer to another one says that it has arrived, so the second tab has no slow part.
  const answered = first.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await attach(first, '资质附件', file);
  await answered;
  await findByRole(first, 'progressbar', '正在上传 e.bin');
  await attach(second, '资质附件', file);
  await findByRole(second, 'button', '下载 e.bin');
  await click(second, 'button', '传输列表');
  await waitForText(second, '正在另一个窗口中上传');
  await first.close();
  // The same file has arrived, so nothing of the interrupted upload is left to do.
  await waitForNoText(second, '正在另一个窗口中上传');
  await waitForText(second, '上传完成');
  expect(await second.evaluate(() => document.body.innerText)).not.toContain('上传已中断');
});

test('a storage that refuses is named at the file, and the upload can be tried again', async () => {
  const { page } = await enter({ username: 'gao.fei' });
  await product.platform.storageFault({ provider: 'azure', kind: '403', times: 2 });
  await attach(page, '资质附件', files.make('d.bin', 1_000));
  await findByText(page, '上传失败');
  await click(page, 'button', '重试上传 d.bin');
  await findByRole(page, 'button', '下载 d.bin');
});

test('pictures are shown small, opened large, paged and zoomed by keyboard alone', async () => {
  const { page, problems } = await enter();
  const picture = path.join(__dirname, '..', '..', '.readme', 'form.png');
  await attach(page, '门店照片', picture, path.join(picture, '..', 'palette.png'));
  await (await findByRole(page, 'button', '查看 form.png')).focus();
  await page.keyboard.press('Enter');
  await findByRole(page, 'dialog', '门店照片：图片预览');
  await findByText(page, '第 1 张，共 2 张');
  await page.keyboard.press('ArrowRight');
  await findByText(page, '第 2 张，共 2 张');
  await findByText(page, '适应');
  await page.keyboard.press('+');
  // The picture's own pixels, as the window shows them once it is loaded.
  await page.waitForFunction(() => {
    const dialog = document.querySelector('dialog[open]');
    const image = dialog?.querySelector('img');
    if (!dialog || !image?.naturalWidth) return false;
    const percent = Math.round((image.getBoundingClientRect().width / image.naturalWidth) * 100);
    return dialog.textContent.includes(`${percent}%`);
  });
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === '查看 form.png');
  expect(problems).toEqual([]);
});

test('a picture that the browser cannot show is pasted after a press on the hint, named, and downloaded from the viewer', async () => {
  const { page } = await enter();
  const group = await findByRole(page, 'group', '门店照片');
  await (await group.waitForSelector('::-p-text(也可拖到此处，或点击此处后粘贴)'))?.click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['no picture'], 'broken.png', { type: 'image/png' }));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await findByRole(page, 'button', '移除 broken.png');
  await (await group.waitForSelector('::-p-text(broken.png)'))?.click();
  await waitForText(page, '无法预览此文件，可以下载');
  const downloads = await files.watchDownloads(page);
  await (await page.waitForSelector('dialog[open] [role=status] button'))?.click();
  expect(path.basename(await downloads.next())).toMatch(/^broken_\d{14}_[1-9]\d{3}\.png$/);
});

/** Where an element is in the window, in CSS pixels. */
const boxOf = async (element: ElementHandle<Element>) => (await element.boundingBox()) as BoundingBox;

test('a picture whose upload has failed is tried again by a target of 24 pixels; the header tells the failure', async () => {
  const { page } = await enter();
  await product.platform.storageFault({ provider: 'awss3', kind: '403', times: 2 });
  await attach(page, '门店照片', path.join(__dirname, '..', '..', '.readme', 'form.png'));
  const { width, height } = await boxOf(await findByRole(page, 'button', '重试上传 form.png'));
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await (await findByRole(page, 'button', '传输列表：1 个失败')).focus();
  await page.keyboard.press('Enter');
  await findByRole(page, 'dialog', '传输列表');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('清除已结束');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === '传输列表');
});

test('on a phone a field tells its limits and not how to drop files; the list of transfers keeps off the edges', async () => {
  const { page } = await enter({ viewport: PHONE });
  await waitForText(page, '最多 10 个');
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('也可拖到此处');
  await attach(page, '资质附件', files.make('f.bin', 1_000));
  await findByRole(page, 'button', '下载 f.bin');
  await click(page, 'button', '传输列表');
  const { x, width } = await boxOf(await findByRole(page, 'dialog', '传输列表'));
  expect([x, PHONE.width - x - width]).toEqual([8, 8]);
});
