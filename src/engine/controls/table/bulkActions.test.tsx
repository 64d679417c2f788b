import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost, fakeUser } from '../../fakeHost';
import type { EngineHost } from '../../host';
import { showControls } from '../../react/testView';
import { ORDERS, ordersTable } from './orders.fixture';

const submit = {
  type: 'button',
  name: 'submit',
  title: '批量提交',
  functioncode: 'ORDER_EDIT',
  onclicked: {
    steps: [
      { do: 'call', api: 'submit', input: { ids: "=pluck(orders, 'id')" } },
      { do: 'reload', target: 'orders' },
    ],
  },
};
const remove = { type: 'button', name: 'remove', title: '批量删除', look: 'danger', onclicked: { steps: [] } };

async function show(more: Record<string, unknown> = {}, overrides: Partial<EngineHost> = {}) {
  const call: EngineHost['call'] = () => Promise.resolve({ items: ORDERS, __itemcount: 2 });
  const host = createFakeHost({ call, ...overrides });
  showControls([ordersTable({ checkable: 1, bulkactions: [remove, submit], ...more })], { host });
  await screen.findByText('SO-1');
  return host;
}
const check = (no: string) =>
  userEvent.click(screen.getByRole('checkbox', { name: `engine.table.checkrow {"name":"${no}"}` }));

describe('actions for the checked rows of a table', () => {
  it('stand beside their number while rows are checked, red ones last', async () => {
    await show();
    expect(screen.queryByRole('button', { name: '批量提交' })).toBeNull();
    await check('SO-1');
    const bar = screen.getByRole('button', { name: 'engine.table.uncheck' }).parentElement as HTMLElement;
    const names = within(bar)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['engine.table.uncheck', '批量提交', '批量删除']);
    await check('SO-1');
    expect(screen.queryByRole('button', { name: '批量提交' })).toBeNull();
  });

  it('get the checked rows, and after a reload nothing is checked and the focus is in the first of them', async () => {
    const host = await show();
    await check('SO-1');
    await check('SO-2');
    await userEvent.click(screen.getByRole('button', { name: '批量提交' }));
    expect(host.log.calls.find(({ api }) => api === 'submit')?.input).toEqual({ ids: [1, 2] });
    await waitFor(() => expect(screen.queryByRole('button', { name: '批量提交' })).toBeNull());
    const row = screen.getByText('SO-1').closest('tr');
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
  });

  it('are shown to those who hold their function code only, and not where they are hidden', async () => {
    const user = fakeUser({ hasFunction: (code) => code === undefined });
    await show({ bulkactions: [submit, remove, { ...remove, name: 'later', title: '稍后', hidden: 1 }] }, { user });
    await check('SO-1');
    expect(screen.getByRole('button', { name: '批量删除' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /批量提交|稍后/ })).toBeNull();
  });

  it('may have the names of row actions, and those that cannot be read are told at the table', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await show({ rowactions: [remove], bulkactions: [remove, { type: 'button', name: 'x', hidden: '=nowhere' }] });
    await check('SO-1');
    expect(screen.getByRole('button', { name: '批量删除' })).toBeVisible();
    expect(screen.getByText(/nowhere/)).toBeVisible();
  });
});

it('actions for the checked cards of a list are the same', async () => {
  const call = () => Promise.resolve({ items: ORDERS, __itemcount: 2 });
  const list = {
    type: 'list',
    name: 'orders',
    title: '订单',
    source: { api: 'query' },
    titlefield: 'no',
    checkable: 1,
  };
  showControls([{ ...list, bulkactions: [submit] }], { host: createFakeHost({ call }) });
  await screen.findByText('SO-1');
  await check('SO-1');
  expect(screen.getByRole('button', { name: '批量提交' })).toBeVisible();
});
