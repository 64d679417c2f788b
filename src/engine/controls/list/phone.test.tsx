import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { narrowWindow } from '../../../../tests/support/narrowWindow';
import { createFakeHost } from '../../fakeHost';
import { showControls } from '../../react/testView';

const SHOPS = [
  { id: 1, name: '百联超市', address: '南京东路 1 号', owed: 1200.5, state: 'open', phone: '021' },
  { id: 2, name: '家乐福', address: '延安西路 2 号', owed: 99.5, state: 'shut', phone: '022' },
];
const say = (text: string) => ({ steps: [{ do: 'message', text }] });
const LIST = {
  type: 'list',
  name: 'shops',
  title: '门店',
  source: { api: 'query' },
  titlefield: 'name',
  textfield: 'address',
  checkable: 1,
  fields: [
    { name: 'owed', title: '欠款', format: 'money' },
    { name: 'state', title: '状态', format: 'tag', options: [{ key: 'open', text: '营业' }] },
    { name: 'phone', title: '电话', onclicked: say('called') },
  ],
  onclicked: say('opened'),
  rowactions: [{ type: 'button', name: 'remove', title: '删除', look: 'danger', onclicked: say('removed') }],
};

async function show(more: Record<string, unknown> = {}) {
  const host = createFakeHost({ call: () => Promise.resolve({ items: SHOPS, __itemcount: 2 }) });
  showControls([{ ...LIST, ...more }], { host });
  await screen.findByText('百联超市');
  const [card] = within(screen.getByRole('list', { name: '门店' })).getAllByRole('listitem');
  return { host, card: card as HTMLElement };
}

describe('a list on a small screen', () => {
  let widen: () => void;
  beforeEach(() => {
    widen = narrowWindow();
  });
  afterEach(() => widen());

  it('is the cards of a table: title, text, amount and state; the card opens, all else is in its menu', async () => {
    const { host, card } = await show();
    expect(card).toHaveTextContent('百联超市1,200.50南京东路 1 号营业电话021');
    await userEvent.click(within(card).getByRole('button', { name: '百联超市' }));
    for (const name of ['电话 百联超市', '删除 百联超市']) {
      await userEvent.click(within(card).getByRole('button', { name: 'engine.table.more {"name":"百联超市"}' }));
      await userEvent.click(screen.getByRole('menuitem', { name }));
    }
    expect(host.log.messages.map(([, text]) => text)).toEqual(['opened', 'called', 'removed']);
  });

  it('has its checkboxes, and the one for all of them, after the switch in the foot is pressed', async () => {
    await show();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'engine.table.select' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'engine.table.checkall' }));
    expect(screen.getByText('engine.table.checked {"count":2}')).toBeVisible();
  });
});
