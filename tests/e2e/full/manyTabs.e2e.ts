import { enterWorkspace } from '../../support/enterWorkspace';
import { productPerTest } from '../../support/product/product';
import { letTokenAge, openTabs, workInTabs } from '../../support/sharedTabs';

const product = productPerTest();

test('six tabs of one browser renew an expiring one-time token once, and every call succeeds', async () => {
  const { page } = await enterWorkspace(product.browser, product.url);
  await letTokenAge(page);
  const tabs = await openTabs(page.browserContext(), 6);
  const platformCalls = async () => (await product.platform.log()).filter(({ path }) => path.startsWith('/api/teapi/'));
  const before = (await platformCalls()).length;
  await workInTabs(tabs, product.url);
  const calls = (await platformCalls()).slice(before);
  expect(await product.platform.log('/api/auth/refreshtoken')).toHaveLength(1);
  expect(calls.length).toBeGreaterThanOrEqual(120);
  expect(calls.filter(({ status }) => status !== 200)).toEqual([]);
});
