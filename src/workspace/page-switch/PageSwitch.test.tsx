import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModalFuncProps } from 'antd';
import type { ReactNode } from 'react';
import { destinationOf } from '@/routes/destination';
import { createTestServices } from '@/services/testing/createTestServices';
import { refuse } from '@/services/testing/fakeServer';
import { NO_START_UP_DATA } from '@/services/testing/noStartUpData';
import { signIn } from '@/services/testing/signIn';
import { isViewUnsaved } from '../close-guard/unsavedModel';
import { PageContent } from '../content/PageContent';
import { MountedPagesLayer } from '../engine-host/MountedPagesLayer';
import type { NoticesDeps } from '../notices/createNotices';
import { createWorkspace } from '../runtime/createWorkspace';
import { WorkspaceProvider } from '../runtime/WorkspaceRoot';
import { ServicesProvider } from '@/app-context/services';
import { createFakeTools } from '../overlays/fakeTools';
import { createTheme } from '../theme/createTheme';
import { fakeColorScheme } from '../theme/fakeColorScheme';

const FOLDER = '/api/teapi/protocol/pagenavigation/getpagebykey';
const PAGE = '/api/teapi/protocol/uiprotocol/getprotocolbypagecode';
const VIEW = 'view-1';

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, keys: () => [] };
const router = {
  path: () => '/page',
  outerQuery: () => '',
  push: jest.fn(),
  replace: jest.fn(),
  openWindow: jest.fn(),
  canGoBack: () => false,
  back: jest.fn(),
};
const confirm = jest.fn((_question: ModalFuncProps) => ({ destroy: () => undefined }));
const antd = { message: { open: jest.fn(), destroy: jest.fn() }, modal: { confirm } } as unknown as NoticesDeps['antd'];

const form = (title: string) => ({
  protocolversion: '1.0.0',
  pageinfo: { type: 200, title },
  controls: [
    { type: 'text', name: 'note', title: `${title}备注` },
    { type: 'button', name: 'done', title: '完成', onclicked: { steps: [{ do: 'close', result: 'saved' }] } },
  ],
});

/** A workspace whose platform has the folder `shops`. */
async function setUp(answerFolder: Parameters<ReturnType<typeof createTestServices>['server']['on']>[1]) {
  const services = createTestServices();
  signIn(services);
  const { server, i18n } = services;
  server.on(FOLDER, answerFolder);
  server.on(PAGE, ({ body }) => ({
    resp_data: { protocol: form((body as { pagecode: string }).pagecode === 'a' ? '资料' : '巡店') },
  }));
  await i18n.loadNamespaces('workspace');
  services.startUp.set(NO_START_UP_DATA);
  const theme = createTheme({
    root: document.createElement('html'),
    storage: nowhere,
    records: services.records,
    darkScheme: fakeColorScheme(),
    account: { tenantCode: 'hd', accountCode: 'li' },
  });
  const workspace = createWorkspace({
    services,
    antd,
    router,
    records: services.records,
    theme,
    createTools: createFakeTools,
  });
  const show = (content: ReactNode) =>
    render(
      <ServicesProvider services={services}>
        <WorkspaceProvider workspace={workspace}>{content}</WorkspaceProvider>
      </ServicesProvider>,
    );
  return { server, workspace, show, user: userEvent.setup() };
}

/** The tab of the menu item `folder:shops`. */
async function open(answerFolder: Parameters<typeof setUp>[0]) {
  const { show, ...all } = await setUp(answerFolder);
  const { target } = destinationOf('/page?pagecode=folder:shops');
  const close = jest.fn(() => Promise.resolve(true));
  const frame = { pageId: VIEW, viewId: VIEW, close };
  const createHost = jest.spyOn(all.workspace.pageRuntime, 'createHost');
  show(<PageContent target={target} frame={frame} chrome="page" onTitle={jest.fn()} />);
  return { ...all, close, createHost };
}

const twoPages = () => ({
  resp_data: [
    { title: '门店资料', pagecode: 'a', sort: '1' },
    { pagecode: 'b', title: '巡店记录' },
    { title: '待办', pagecode: 'native:undeal' },
    { title: '空', pagecode: '' },
    { title: '其它', pagecode: 'folder:x' },
  ],
});

it('shows the first page of the folder, with a switch over its protocol pages', async () => {
  const { server } = await open(twoPages);
  expect(await screen.findByRole('tablist', { name: '页面切换' })).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['门店资料', '巡店记录']);
  expect(await screen.findByRole('textbox', { name: '资料备注' })).toBeVisible();
  expect(server.received(FOLDER)[0]?.body).toEqual({ folderkey: 'shops' });
  expect(server.received(PAGE)).toHaveLength(1);
});

it('keeps the input of hidden pages and is unsaved while any page is', async () => {
  const { workspace, user } = await open(twoPages);
  await user.type(await screen.findByRole('textbox', { name: '资料备注' }), '甲');
  await user.click(screen.getByRole('tab', { name: '巡店记录' }));
  await user.type(await screen.findByRole('textbox', { name: '巡店备注' }), '乙');
  expect(screen.queryByRole('textbox', { name: '资料备注' })).toBeNull();
  expect(isViewUnsaved(workspace.store.getState(), VIEW)).toBe(true);
  await user.clear(screen.getByRole('textbox', { name: '巡店备注' }));
  expect(isViewUnsaved(workspace.store.getState(), VIEW)).toBe(true);
  await user.click(screen.getByRole('tab', { name: '门店资料' }));
  expect(screen.getByRole('textbox', { name: '资料备注' })).toHaveValue('甲');
});

it('prints the page that is shown', async () => {
  const { createHost, user } = await open(twoPages);
  const shown = () => createHost.mock.calls.flatMap(([{ pageId, isShown }]) => (isShown?.() ? pageId : []));
  await screen.findByRole('textbox', { name: '资料备注' });
  expect(shown()).toEqual([`${VIEW}/0`]);
  await user.click(screen.getByRole('tab', { name: '巡店记录' }));
  await screen.findByRole('textbox', { name: '巡店备注' });
  expect(shown()).toEqual([`${VIEW}/1`]);
  await user.click(screen.getByRole('tab', { name: '门店资料' }));
  expect(shown()).toEqual([`${VIEW}/0`]);
});

it('closes with its container by the name of the page that closes itself', async () => {
  const { close, user } = await open(() => ({
    resp_data: [
      { title: '门店资料', pagecode: 'a' },
      { pagecode: 'b', title: '巡店记录' },
    ],
  }));
  await user.click(await screen.findByRole('tab', { name: '巡店记录' }));
  await user.click(await screen.findByRole('button', { name: '完成' }));
  await waitFor(() => expect(close).toHaveBeenCalledWith(`${VIEW}/1`, 'saved'));
});

it('can be navigated with the arrow keys', async () => {
  const { user } = await open(twoPages);
  await user.click(await screen.findByRole('tab', { name: '门店资料' }));
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: '巡店记录' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: '巡店记录' })).toBeVisible();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: '门店资料' })).toHaveAttribute('aria-selected', 'true');
});

it('shows that a folder is empty', async () => {
  await open(() => ({ resp_data: [] }));
  expect(await screen.findByText('此文件夹还没有页面，请联系企业管理员')).toBeVisible();
});

it('shows why a folder cannot be loaded and retries', async () => {
  const { server, user } = await open(() => refuse(503));
  expect(await screen.findByRole('alert')).toHaveTextContent('服务器繁忙。');
  server.on(FOLDER, twoPages);
  await user.click(screen.getByRole('button', { name: /重\s?试/ }));
  expect(await screen.findByRole('tab', { name: '门店资料' })).toBeVisible();
});

it('mounted by a sub-app, counts for the view of the screen and asks about the other pages when one closes with a result', async () => {
  const { workspace, show, user } = await setUp(twoPages);
  const screenOfSubApp = document.body.appendChild(document.createElement('div'));
  const onClose = jest.fn();
  const { mount } = workspace.pageRuntime.mountedPages;
  const { dispose } = mount(screenOfSubApp, { pageCode: 'folder:shops', onClose }, VIEW);
  show(<MountedPagesLayer />);
  await user.type(await screen.findByRole('textbox', { name: '资料备注' }), '甲');
  expect(isViewUnsaved(workspace.store.getState(), VIEW)).toBe(true);
  await user.click(screen.getByRole('tab', { name: '巡店记录' }));
  await user.type(await screen.findByRole('textbox', { name: '巡店备注' }), '乙');
  await user.click(screen.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(onClose).not.toHaveBeenCalled();
  await act(() => confirm.mock.lastCall?.[0].onOk?.());
  await waitFor(() => expect(onClose).toHaveBeenCalledWith('saved'));
  act(() => dispose());
  expect(isViewUnsaved(workspace.store.getState(), VIEW)).toBe(false);
  screenOfSubApp.remove();
});
