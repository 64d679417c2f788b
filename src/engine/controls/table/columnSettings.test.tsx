import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import type { FakeHost } from '../../fakeHost';
import { showControls } from '../../react/testView';

const KEY = 'columns.test-page.orders';
const column = (name: string, title: string, more: Record<string, unknown> = {}) => ({ name, title, ...more });
const table = (more: Record<string, unknown> = {}) => ({
  type: 'table',
  name: 'orders',
  title: '订单',
  source: { api: 'query' },
  columnsettings: 1,
  columns: [column('no', '单号', { fixed: 'left' }), column('shop', '@shop'), column('amount', '金额')],
  ...more,
});
const newHost = () =>
  createFakeHost({
    call: () => Promise.resolve({ items: [{ id: 1, no: 'SO-1', shop: '百联', amount: 5 }], __itemcount: 1 }),
  });

async function show(host: FakeHost = newHost(), more: Record<string, unknown> = {}) {
  const view = showControls([table(more)], { host });
  await screen.findByText('SO-1');
  return view;
}

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const opener = () => screen.getByRole('button', { name: '订单 engine.columns.title' });
const panel = () => screen.findByRole('dialog', { name: 'engine.columns.title' });
const move = (direction: 'up' | 'down', title: string) =>
  screen.getByRole('button', { name: `engine.columns.${direction} {"title":"${title}"}` });

describe('the columns of a table', () => {
  it('can be chosen, which is seen at once and is there again at the next visit', async () => {
    const { host, unmount } = await show();
    await userEvent.click(opener());
    expect(await panel()).toHaveFocus();
    await userEvent.click(within(await panel()).getByRole('checkbox', { name: 'shop' }));
    expect(heads()).toEqual(['单号', '金额']);
    expect(host.preferences.get(KEY)).toEqual({ order: ['no', 'shop', 'amount'], hidden: ['shop'] });
    unmount();
    await show(host);
    expect(heads()).toEqual(['单号', '金额']);
    await userEvent.click(opener());
    await userEvent.click(within(await panel()).getByRole('button', { name: 'engine.columns.reset' }));
    expect(heads()).toEqual(['单号', 'shop', '金额']);
    expect(host.preferences.get(KEY)).toBeUndefined();
  });

  it('are never all hidden', async () => {
    await show();
    await userEvent.click(opener());
    await userEvent.click(within(await panel()).getByRole('checkbox', { name: 'shop' }));
    await userEvent.click(within(await panel()).getByRole('checkbox', { name: '金额' }));
    expect(within(await panel()).getByRole('checkbox', { name: '单号' })).toBeDisabled();
  });

  it('are put in order by keyboard, the frozen ones at their side; the button keeps the focus', async () => {
    await show();
    opener().focus();
    await userEvent.keyboard('{Enter}');
    await panel();
    move('up', '金额').focus();
    await userEvent.keyboard('{Enter}');
    expect(heads()).toEqual(['单号', '金额', 'shop']);
    expect(screen.getByText('engine.columns.moved {"title":"金额","place":2}')).toHaveAttribute('role', 'status');
    expect(move('up', '金额')).toHaveFocus();
    expect(move('up', '金额')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(heads()).toEqual(['单号', '金额', 'shop']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('are settled in a panel that keeps the focus while it is open', async () => {
    await show();
    await userEvent.click(opener());
    await panel();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'engine.columns.close' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('checkbox', { name: '单号' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'engine.columns.close' }));
    expect(opener()).toHaveFocus();
  });

  it('are settled by a press elsewhere', async () => {
    await show();
    await userEvent.click(opener());
    await panel();
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByText('SO-1'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([null, 'text', { order: 'no' }, { order: [1], hidden: [] }, ['no']])(
    'stand as the page says where %j was remembered',
    async (remembered) => {
      const host = newHost();
      host.preferences.set(KEY, remembered);
      await show(host);
      expect(heads()).toEqual(['单号', 'shop', '金额']);
    },
  );

  it('cannot be chosen where the page does not offer it, whatever was remembered', async () => {
    const host = newHost();
    host.preferences.set(KEY, { order: [], hidden: ['shop'] });
    await show(host, { columnsettings: 0 });
    expect(heads()).toEqual(['单号', 'shop', '金额']);
    expect(screen.queryByRole('button', { name: /engine.columns.title/ })).toBeNull();
  });
});
