import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@/common/errors/appError';
import { createFakeHost } from '../../fakeHost';
import type { EngineHost } from '../../host';
import { PAGE_STATUS } from '../../host';
import { createTestPage } from '../../model/testPage';
import { field, showControls } from '../../react/testView';

const SHOPS = [
  { id: 1, name: '百联超市', address: '南京东路 1 号', credit: 1200.5, state: 'open' },
  { id: 2, name: '家乐福', address: '延安西路 2 号', credit: 99.5, state: 'shut' },
];
const STATES = [{ key: 'open', text: '营业', tone: 'success' }];

const list = (more: Record<string, unknown> = {}) => ({
  type: 'list',
  name: 'shops',
  title: '门店',
  source: { api: 'query', input: { word: '=keyword' } },
  titlefield: 'name',
  textfield: 'address',
  fields: [
    { name: 'credit', title: '额度', format: 'money' },
    { name: 'state', title: '状态', format: 'tag', options: STATES },
  ],
  ...more,
});
const filters = {
  type: 'search',
  name: 'filters',
  title: '筛选',
  target: 'shops',
  controls: [{ type: 'text', name: 'keyword', title: '关键字' }],
};

const serving = (count: number, overrides: Partial<EngineHost> = {}, items: unknown = SHOPS) =>
  createFakeHost({ call: () => Promise.resolve({ items, __itemcount: count }), ...overrides });

async function show(more: Record<string, unknown> = {}, host = serving(45)) {
  showControls([filters, list(more)], { host, status: PAGE_STATUS.view });
  await screen.findByText('百联超市');
  return host;
}

const cardOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

describe('a list', () => {
  it('shows each row as a card with its title, text and fields', async () => {
    await show();
    expect(within(screen.getByRole('list', { name: '门店' })).getAllByRole('listitem')).toHaveLength(2);
    expect(cardOf('百联超市').getByText('1,200.50')).toBeVisible();
    expect(cardOf('百联超市').getByText('营业')).toBeVisible();
    expect(cardOf('家乐福').getByText('延安西路 2 号')).toBeVisible();
    expect(cardOf('家乐福').getByText('shut')).toBeVisible();
  });

  it('pages, and asks from the first page when one searches', async () => {
    const host = await show();
    await userEvent.click(screen.getByRole('button', { name: 'engine.pages.next' }));
    await userEvent.type(field('关键字'), '百联{Enter}');
    await act(() => Promise.resolve());
    expect(host.log.calls.map(({ input }) => [input.__pageindex, input.word])).toEqual([
      [1, undefined],
      [2, undefined],
      [1, '百联'],
    ]);
  });

  it('runs its event for the row whose card was pressed', async () => {
    const opened = { steps: [{ do: 'openpage', pagecode: 'shop', mode: 'push', linkparam: { id: '=row.id' } }] };
    const host = await show({ onclicked: opened });
    await userEvent.click(screen.getByRole('button', { name: '家乐福' }));
    expect(host.log.opened).toMatchObject([{ pageCode: 'shop', linkParam: { id: 2 } }]);
  });

  it('has buttons for each card that are named by it', async () => {
    const host = await show({
      rowactions: [
        { type: 'button', name: 'edit', title: '编辑', onclicked: { steps: [{ do: 'message', text: '=row.name' }] } },
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: '编辑 家乐福' }));
    expect(host.log.messages).toEqual([['info', '家乐福']]);
  });

  it('checks several cards, or one alone', async () => {
    await show({ checkable: 1 });
    await userEvent.click(screen.getByRole('checkbox', { name: 'engine.table.checkall' }));
    expect(screen.getByText('engine.table.checked {"count":2}')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'engine.table.checkrow {"name":"家乐福"}' }));
    expect(screen.getByRole('checkbox', { name: 'engine.table.checkall' })).toBePartiallyChecked();
  });

  it('checks one card alone where only one may be chosen', async () => {
    await show({ checkable: 1, isradio: 1 });
    const radio = (name: string) => screen.getByRole('radio', { name: `engine.table.checkrow {"name":"${name}"}` });
    await userEvent.click(radio('百联超市'));
    await userEvent.click(radio('家乐福'));
    expect([radio('百联超市'), radio('家乐福')].map((box) => (box as HTMLInputElement).checked)).toEqual([false, true]);
  });

  it('says that nothing was found', async () => {
    showControls([filters, list({ emptytext: '没有门店' })], { host: serving(0, {}, []) });
    expect(await screen.findByText('没有门店')).toBeVisible();
  });

  it('says why its rows could not be read, and reads them on retry', async () => {
    let isDown = true;
    const host = serving(2, {
      call: () =>
        isDown
          ? Promise.reject(new AppError('network', '网络链接错误'))
          : Promise.resolve({ items: SHOPS, __itemcount: 2 }),
    });
    showControls([filters, list()], { host });
    expect(await screen.findByRole('alert')).toHaveTextContent('网络链接错误');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
    expect(await screen.findByText('百联超市')).toBeVisible();
  });

  it('shows what the server sends, however odd, as plain text', async () => {
    showControls([filters, list()], { host: serving(1, {}, [{ id: 7, name: null, credit: 'viel', state: 3 }]) });
    expect(await screen.findByText('7')).toBeVisible();
    expect(screen.getByText('viel')).toBeVisible();
    expect(screen.getByText('3')).toBeVisible();
  });
});

it('its checked cards can be sent, and its rows read again by a step', async () => {
  const send = {
    type: 'button',
    name: 'send',
    onclicked: {
      steps: [
        { do: 'call', api: 'send', input: { chosen: { from: 'shops', scope: 'checked' } } },
        { do: 'reload', target: 'shops' },
      ],
    },
  };
  const { page, host, table } = createTestPage([filters, list({ checkable: 1 }), send], { host: serving(2) });
  await page.start();
  table('shops').check([SHOPS[1] ?? {}], true);
  page.events.trigger(page.control('send'), 'onclicked');
  await act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  });
  expect(host.log.calls.map(({ api }) => api)).toEqual(['query', 'send', 'query']);
  expect(host.log.calls[1]?.input).toMatchObject({ chosen: [{ id: 2 }] });
});

it('sends the card that was pressed last as the focused row', async () => {
  const send = {
    type: 'button',
    name: 'send',
    title: '发送',
    onclicked: { steps: [{ do: 'call', api: 'send', input: { row: { from: 'shops', scope: 'focused' } } }] },
  };
  const host = serving(2);
  showControls([{ ...list(), source: { api: 'query' } }, send], { host });
  await userEvent.click(await screen.findByText('家乐福'));
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
  expect(host.log.calls.filter(({ api }) => api === 'send').map(({ input }) => input)).toMatchObject([
    { row: [{ id: 2 }] },
  ]);
});
