import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { narrowWindow } from '../../../../tests/support/narrowWindow';
import { createFakeHost } from '../../fakeHost';
import { field, showControls } from '../../react/testView';
import { ORDERS, ordersTable } from './orders.fixture';

const filters = {
  type: 'search',
  name: 'filters',
  target: 'orders',
  controls: [{ type: 'text', name: 'keyword', title: '关键字' }],
};

async function show(more: Record<string, unknown>) {
  const host = createFakeHost({ call: () => Promise.resolve({ items: ORDERS, __itemcount: 2 }) });
  showControls([filters, ordersTable(more)], { host });
  await screen.findByText('SO-1');
  return host;
}

describe('on a small screen', () => {
  const say = (text: string) => ({ steps: [{ do: 'message', text }] });
  const rowactions = [
    { type: 'button', name: 'view', title: '查看', onclicked: say('view') },
    { type: 'button', name: 'remove', title: '删除', look: 'danger', onclicked: say('remove') },
  ];
  let widen: () => void;
  beforeEach(() => {
    widen = narrowWindow();
  });
  afterEach(() => widen());

  it('a row is a card with its title, amount and state; it opens by its first action, the others are in its menu', async () => {
    const host = await show({ rowactions });
    const card = within(screen.getByRole('list', { name: '订单' })).getAllByRole('listitem')[0] as HTMLElement;
    expect(card).toHaveTextContent('SO-11,200.50草稿');
    await userEvent.click(within(card).getByRole('button', { name: 'SO-1' }));
    await userEvent.click(within(card).getByRole('button', { name: 'engine.table.more {"name":"SO-1"}' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['删除']);
    await userEvent.click(screen.getByRole('menuitem', { name: '删除 SO-1' }));
    expect(host.log.messages.map(([, text]) => text)).toEqual(['view', 'remove']);
  });

  it('what a card cannot show as pressable is in its menu: the links beside the one that opens it', async () => {
    const columns = [
      { name: 'no', title: '单号', main: 1, onclicked: say('opened') },
      { name: 'amount', title: '金额', format: 'money', onclicked: say('paid') },
    ];
    const host = await show({ columns });
    await userEvent.click(screen.getByRole('button', { name: 'SO-1' }));
    await userEvent.click(screen.getByRole('button', { name: 'engine.table.more {"name":"SO-1"}' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '金额 SO-1' }));
    expect(host.log.messages.map(([, text]) => text)).toEqual(['opened', 'paid']);
  });

  it('cards are selected after the switch in the foot is pressed', async () => {
    await show({ checkable: 1, rowactions });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'engine.table.select' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'engine.table.checkrow {"name":"SO-2"}' }));
    await userEvent.click(screen.getByRole('button', { name: 'engine.columns.close' }));
    expect(screen.getByText('engine.table.checked {"count":1}')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('cards that cannot be opened are there to be selected', async () => {
    await show({ checkable: 1, isradio: 1 });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'engine.table.select' })).toBeNull();
  });

  it('the filters are behind a button that tells how many are set, and go away when they are asked with', async () => {
    await show({});
    const toggle = screen.getByRole('button', { name: 'engine.search.title' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('search')).toBeNull();
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.type(field('关键字'), 'me{Enter}');
    expect(toggle).toHaveTextContent('engine.search.used {"count":1}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});
