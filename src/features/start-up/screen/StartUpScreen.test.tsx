import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestServices } from '@/services/testing/createTestServices';
import { refuse } from '@/services/testing/fakeServer';
import { signIn } from '@/services/testing/signIn';
import { ServicesProvider } from '@/app-context/services';
import { STEP_NAMES } from '../run/step';
import type { StepName } from '../run/step';
import { StartUpScreen } from './StartUpScreen';

const UI = '/api/teapi/protocol/uiprotocol';
const PATHS = {
  ids: '/api/teapi/offline/generateid',
  i18n: '/api/teapi/protocol/language/gets',
  nativeFunctions: `${UI}/getnativefunctions`,
  webScripts: `${UI}/getwebuiscripts`,
  components: `${UI}/getwidgets`,
  menu: '/api/teapi/protocol/pagenavigation/getwebmenudata',
};

async function setUp() {
  const services = createTestServices();
  signIn(services);
  const { server } = services;
  server.on(PATHS.ids, () => ({ resp_data: Array.from({ length: 3000 }, (_, n) => `id-${n}`) }));
  server.on(PATHS.i18n, () => ({
    resp_data: [{ key: 'menu.order', chinese: '订单', english: 'Orders', updatetime: 1795000000000 }],
  }));
  server.on(PATHS.nativeFunctions, () => ({ resp_data: [{ ref: '/rolemgr', code: 'role' }] }));
  server.on(PATHS.webScripts, () => ({ resp_data: ['one()', 'two()'] }));
  server.on(PATHS.components, () => ({
    resp_data: [
      { ename: 'gauge', updatetime: 1, mainfilekey: 'k1' },
      { ename: 'lost', updatetime: 1, mainfilekey: 'k2' },
    ],
  }));
  server.on('/api/teapi/protocol/file/download', ({ query }) =>
    query.get('filekey') === 'k1' ? new Response('code') : refuse(404),
  );
  server.on(PATHS.menu, () => ({
    resp_data: [{ id: '1', title: 'menu.order', pagecode: 'orders', dataitems: [{ id: '2', title: 'sub' }] }],
  }));
  const handlers = { onComplete: jest.fn(), onSignOut: jest.fn(), prepareEngine: jest.fn(async () => undefined) };
  const show = () =>
    render(
      <ServicesProvider services={services}>
        <StartUpScreen {...handlers} />
      </ServicesProvider>,
    );
  return { services, server, show, ...handlers };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('shows progress and version while it loads, then hands over the data', async () => {
  const { services, onComplete, show } = await setUp();
  show();
  expect(screen.getByRole('progressbar', { name: '加载进度' })).toHaveAttribute('aria-valuenow', '0');
  expect(screen.getByRole('heading')).toHaveTextContent('华东销售公司');
  expect(screen.getByText(/V9\.5\.4/)).toBeInTheDocument();
  await pass(4000);
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(services.startUp.get()).toEqual({
    menu: [
      expect.objectContaining({
        title: 'menu.order',
        pageCode: 'orders',
        children: [expect.objectContaining({ id: '2' })],
      }),
    ],
    nativeFunctions: [{ ref: '/rolemgr', code: 'role' }],
    webScripts: ['one()', 'two()'],
    isTabMode: true,
    components: [{ type: 'gauge', code: 'code', isTrusted: false }],
    missingComponents: ['lost'],
    skipped: [],
  });
  expect(services.i18n.t('menu.order')).toBe('订单');
});

it('names the failed step and resumes after a retry', async () => {
  const { server, onComplete, show } = await setUp();
  server.on(PATHS.nativeFunctions, () => refuse(503));
  show();
  await pass(1000);
  expect(screen.getByRole('alert')).toHaveTextContent('“原生功能”加载失败');
  expect(screen.getByRole('alert')).toHaveTextContent('服务器繁忙。');
  server.on(PATHS.nativeFunctions, () => ({ resp_data: [] }));
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: '重试' }));
  await pass(3000);
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(server.received(PATHS.menu)).toHaveLength(1);
});

it('sends every request once, all before the first answer, in the order of the specification', async () => {
  const { server, show } = await setUp();
  Object.values(PATHS).forEach((path) => server.on(path, () => new Promise(() => undefined)));
  show();
  await pass(4000);
  expect(STEP_NAMES.slice(0, 8)).toEqual([
    'ids',
    'i18n',
    'nativeFunctions',
    'protocolCache',
    'webScripts',
    'tabMode',
    'expressions',
    'components',
  ]);
  expect(server.paths()).toEqual(Object.values(PATHS));
});

it('keeps the order at the next visit and requests changed texts only', async () => {
  const { server, show } = await setUp();
  const { unmount } = show();
  await pass(4000);
  unmount();
  const sent = server.paths().length;
  show();
  await pass(4000);
  const { ids: _known, ...rest } = PATHS;
  expect(server.paths().slice(sent, sent + 5)).toEqual(Object.values(rest));
  expect(server.received(PATHS.i18n).at(-1)?.body).toEqual({ lasttimestamp: 1795000000000 });
});

describe('custom scripts and components that cannot be loaded', () => {
  const press = async (name: string) => {
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name }));
    await pass(2000);
  };

  it.each<[StepName, string]>([
    ['webScripts', '自定义脚本'],
    ['components', '自定义组件'],
  ])('(%s) can be skipped, and the workspace opens without them', async (step, title) => {
    const { services, server, show, onComplete } = await setUp();
    server.on(PATHS[step as keyof typeof PATHS], () => refuse(503));
    show();
    await pass(1000);
    expect(screen.getByRole('alert')).toHaveTextContent(`“${title}”加载失败`);
    await press('继续');
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(services.startUp.get()).toMatchObject({ skipped: [step], menu: [{ title: 'menu.order' }] });
  });

  it('can both be skipped, or retried', async () => {
    const { services, server, show, onComplete } = await setUp();
    server.on(PATHS.webScripts, () => refuse(503));
    server.on(PATHS.components, () => refuse(503));
    show();
    await pass(1000);
    await press('继续');
    expect(screen.getByRole('alert')).toHaveTextContent('“自定义组件”加载失败');
    expect(onComplete).not.toHaveBeenCalled();
    server.on(PATHS.components, () => ({ resp_data: [] }));
    await press('重试');
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(services.startUp.get()).toMatchObject({ skipped: ['webScripts'], webScripts: 'missing', components: [] });
  });

  it('are the only optional steps', async () => {
    const { server, show } = await setUp();
    server.on(PATHS.menu, () => refuse(503));
    show();
    await pass(1000);
    expect(screen.getByRole('alert')).toHaveTextContent('“菜单”加载失败');
    expect(screen.queryByRole('button', { name: '继续' })).not.toBeInTheDocument();
  });
});
