import type * as Qiankun from 'qiankun';
import { MANIFEST_ID } from '@/portal/contract/manifest';
import { PORTAL_VERSION } from '@/portal/contract/portal';
import type { HostPortal, SubAppProps } from '@/portal/contract/portal';
import { createStartSubApp, withoutMeta } from './startSubApp';

const options = {
  entry: '/apps/admin/index.html',
  attempt: 0,
  facade: { antd: { Button: {} } },
  fetchAsset: jest.fn(),
};
const props: SubAppProps = { host: {} as HostPortal, views: [] };
const host = () => document.querySelector('[data-sub-app]');

function fakeLoader(mountPromise: Promise<unknown> = Promise.resolve()) {
  const wasAttached: boolean[] = [];
  const micro = {
    loadPromise: Promise.resolve(),
    bootstrapPromise: Promise.resolve(),
    mountPromise,
    update: jest.fn(() => Promise.resolve()),
    unmount: jest.fn(() => Promise.resolve()),
  };
  const load = jest.fn((app: { container: HTMLElement }) => {
    wasAttached.push(app.container.isConnected);
    return micro;
  });
  const qiankun = { loadMicroApp: load as unknown as typeof Qiankun.loadMicroApp, start: jest.fn() };
  return { load, qiankun, micro, wasAttached };
}

test('the loader gets a detached element, which is in the document, hidden, once the app runs', async () => {
  const { qiankun, load, wasAttached } = fakeLoader();
  const running = await createStartSubApp(qiankun)('admin', props, options);
  expect(wasAttached).toEqual([false]);
  expect(host()).not.toBeVisible();
  expect(load).toHaveBeenCalledWith(
    expect.objectContaining({ name: '@atrium/admin', entry: '/apps/admin/index.html' }),
    expect.objectContaining({
      singular: false,
      sandbox: { strictStyleIsolation: false, experimentalStyleIsolation: false },
    }),
  );
  await running.stop();
  expect(host()).toBeNull();
});

test('new views reach the running app', async () => {
  const { qiankun, micro } = fakeLoader();
  const running = await createStartSubApp(qiankun)('admin', props, options);
  await running.update(props);
  expect(micro.update).toHaveBeenCalledWith(props);
  await running.stop();
});

test('nothing is left in the document when the app cannot be mounted', async () => {
  const { qiankun } = fakeLoader(Promise.reject(new Error('no lifecycles')));
  await expect(createStartSubApp(qiankun)('admin', props, options)).rejects.toThrow('no lifecycles');
  expect(host()).toBeNull();
});

test('the viewport of a sub-app’s page does not reach the document of the host', () => {
  const page = '<head><meta name="viewport" content="user-scalable=no"><title>x</title></head>';
  expect(withoutMeta(page)).toBe('<head><title>x</title></head>');
});

describe('the manifest in the page of a sub-app', () => {
  const page = (antd: string[], portal = PORTAL_VERSION) =>
    `<head><script type="application/json" id="${MANIFEST_ID}">${JSON.stringify({ portal, shared: { antd } })}</script></head>`;

  /** The `getTemplate` option that the loader gets, applied to the text of a page. */
  async function readPage(text: string) {
    const { qiankun, load } = fakeLoader();
    const running = await createStartSubApp(qiankun)('admin', props, options);
    const [, { getTemplate }] = load.mock.calls[0] as unknown as [unknown, { getTemplate(page: string): string }];
    await running.stop();
    return () => getTemplate(text);
  }

  test('lets the sub-app start when the host shares everything that it names', async () => {
    expect((await readPage(page(['Button'])))()).toBe(page(['Button']));
  });

  test('refuses a sub-app that needs a name which the host does not share', async () => {
    expect(await readPage(page(['Button', 'Table']))).toThrow('The host does not share what admin needs: antd.Table');
  });

  test('refuses a sub-app that was built for another major version of the contract', async () => {
    expect(await readPage(page([], '99.0.0'))).toThrow('portal 99.0.0');
  });
});
