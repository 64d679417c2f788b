import { act, fireEvent, render, waitFor, within } from '@testing-library/react';
import { createFakeDrafts } from '@/common/fakeDrafts';
import { ServicesProvider } from '@/app-context/services';
import type { MountPageRequest } from '@/portal/contract/portal';
import { createTestServices } from '@/services/testing/createTestServices';
import { NO_START_UP_DATA } from '@/services/testing/noStartUpData';
import { signIn } from '@/services/testing/signIn';
import { isViewUnsaved } from '../close-guard/unsavedModel';
import type { NoticesDeps } from '../notices/createNotices';
import { createFakeTools } from '../overlays/fakeTools';
import { createWorkspace } from '../runtime/createWorkspace';
import { WorkspaceProvider } from '../runtime/WorkspaceRoot';
import { testRouter } from '../testing/testStore';
import { createTheme } from '../theme/createTheme';
import { fakeColorScheme } from '../theme/fakeColorScheme';
import { MountedPagesLayer } from './MountedPagesLayer';

const VIEW = 'view-1';
const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, keys: () => [] };

const LEAVE = {
  protocolversion: '1.0.0',
  pageinfo: { type: 200, title: '请假单' },
  toolbar: [{ type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } }],
  controls: [
    { type: 'text', name: 'reason', title: '事由' },
    { type: 'number', name: 'days', title: '天数' },
    { type: 'text', name: 'salary', title: '工资' },
    {
      type: 'array',
      name: 'lines',
      title: '明细',
      insertable: 1,
      controls: [{ type: 'text', name: 'note', title: '说明' }],
    },
  ],
};

/** Mounts the leave form as a screen of a sub-app does. */
async function mount(request: Partial<MountPageRequest>) {
  const drafts = createFakeDrafts();
  const services = {
    ...createTestServices(),
    drafts: () =>
      Promise.resolve({
        flush: () => Promise.resolve(),
        leftBy: () => Promise.resolve({ count: 0, isStored: true }),
        discard: () => Promise.resolve(),
        discardOpen: () => Promise.resolve(),
        open: (_owner: unknown, record: string | (() => string)) => drafts.open(record),
      }),
  };
  signIn(services);
  services.server.on('/api/teapi/protocol/uiprotocol/getprotocolbypagecode', () => ({
    resp_data: { protocol: LEAVE },
  }));
  await services.i18n.loadNamespaces('workspace');
  services.startUp.set(NO_START_UP_DATA);
  const workspace = createWorkspace({
    services,
    antd: { message: { open: jest.fn(), destroy: jest.fn() }, modal: {} } as unknown as NoticesDeps['antd'],
    router: testRouter,
    records: services.records,
    theme: createTheme({
      root: document.createElement('html'),
      storage: nowhere,
      records: services.records,
      darkScheme: fakeColorScheme(),
      account: { tenantCode: 'hd', accountCode: 'li' },
    }),
    createTools: createFakeTools,
  });
  render(
    <ServicesProvider services={services}>
      <WorkspaceProvider workspace={workspace}>
        <MountedPagesLayer />
      </WorkspaceProvider>
    </ServicesProvider>,
  );
  const place = () => document.body.appendChild(document.createElement('div'));
  const open = async (more: Partial<MountPageRequest> = {}) => {
    const onLoaded = jest.fn();
    const element = place();
    const all = { pageCode: 'leave', onLoaded, ...request, ...more };
    const mounted = await act(async () => workspace.pageRuntime.mountedPages.mount(element, all, VIEW));
    await waitFor(() => expect(onLoaded).toHaveBeenCalled());
    return { mounted, form: within(element) };
  };
  const isUnsaved = () => isViewUnsaved(workspace.store.getState(), VIEW);
  return { ...(await open()), open, isUnsaved, drafts };
}

const FORM = {
  values: { reason: '回家', days: 3, salary: 9000, lines: [{ note: '周一' }] },
  rights: {
    default: 'readonly',
    fields: { reason: 'required', salary: 'hidden', lines: 'readonly', days: 'readonly' },
  },
  hasToolbar: false,
} as const satisfies Partial<MountPageRequest>;

it('the form of a step shows its values with the rights of the step, and without its own title and buttons', async () => {
  const { form, mounted, isUnsaved } = await mount(FORM);
  expect(form.getByLabelText('事由')).toHaveValue('回家');
  expect(form.getByRole('group', { name: '天数' })).toHaveTextContent(/^3$/);
  expect(form.queryByLabelText('工资')).toBeNull();
  expect(form.getByText('周一')).toBeVisible();
  expect(form.queryByRole('button')).toBeNull();
  expect(form.queryByRole('heading', { name: '请假单' })).toBeNull();
  expect(mounted.values()).toEqual({ reason: '回家', days: 3, lines: [{ note: '周一' }] });
  expect(isUnsaved()).toBe(false);
});

it('what is entered there is unsaved input of the view until it has been saved', async () => {
  const onDirty = jest.fn();
  const { form, mounted, isUnsaved } = await mount({ ...FORM, onDirty });
  fireEvent.input(form.getByLabelText('事由'), { target: { value: '' } });
  expect([isUnsaved(), onDirty.mock.calls]).toEqual([true, [[true]]]);
  await act(async () => {
    await expect(mounted.collect()).resolves.toBeUndefined();
  });
  expect(form.getByRole('alert')).toHaveTextContent('请输入事由');
  fireEvent.input(form.getByLabelText('事由'), { target: { value: '探亲' } });
  const values = await act(() => mounted.collect());
  expect(values).toMatchObject({ reason: '探亲' });
  act(() => mounted.markSaved(values));
  expect([isUnsaved(), onDirty.mock.lastCall]).toEqual([false, [false]]);
});

it('a draft of what the screen edits is offered by the next page that edits the same', async () => {
  const { form, mounted, open, drafts } = await mount({ ...FORM, draftOf: 'task-1' });
  fireEvent.input(form.getByLabelText('事由'), { target: { value: '探亲' } });
  await waitFor(() => expect(drafts.kept.size).toBe(1));
  act(() => mounted.dispose());
  const other = await open({ draftOf: 'task-2' });
  const again = await open({ draftOf: 'task-1' });
  fireEvent.click(await again.form.findByRole('button', { name: '恢复' }));
  await waitFor(() => expect(again.form.getByLabelText('事由')).toHaveValue('探亲'));
  expect(other.form.queryByRole('button', { name: '恢复' })).toBeNull();
  act(() => again.mounted.markSaved());
  await waitFor(() => expect(drafts.kept.size).toBe(0));
});

it('what is entered after the record has got a name of its own is offered by the next page of that name only', async () => {
  const { form, mounted, open, drafts } = await mount({ ...FORM, draftOf: 'new' });
  act(() => mounted.setDraftOf('d1'));
  fireEvent.input(form.getByLabelText('事由'), { target: { value: '探亲' } });
  await waitFor(() => expect(drafts.kept.size).toBe(1));
  act(() => mounted.dispose());
  const other = await open({ draftOf: 'new' });
  const again = await open({ draftOf: 'd1' });
  fireEvent.click(await again.form.findByRole('button', { name: '恢复' }));
  await waitFor(() => expect(again.form.getByLabelText('事由')).toHaveValue('探亲'));
  expect(other.form.queryByRole('button', { name: '恢复' })).toBeNull();
});
