import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@/common/errors/appError';
import { createFakeHost, fakeUser } from '../../fakeHost';
import type { EngineHost } from '../../host';
import { field, showControls } from '../../react/testView';

const ORDERS = [
  { id: 1, no: 'SO-1', amount: 1200.5, status: 'draft' },
  { id: 2, no: 'SO-2', amount: 99.5, status: 'approved' },
];

const table = (more: Record<string, unknown> = {}) => ({
  type: 'table',
  name: 'orders',
  title: '订单',
  rowkey: 'id',
  source: { api: 'query', input: { word: '=keyword' } },
  columns: [
    { name: 'no', title: '单号', sortable: 1, main: 1 },
    { name: 'amount', title: '金额', format: 'money' },
    {
      name: 'status',
      title: '状态',
      format: 'tag',
      options: [
        { key: 'draft', text: '草稿' },
        { key: 'approved', text: '@approved', tone: 'success' },
      ],
    },
  ],
  ...more,
});
const filters = {
  type: 'search',
  name: 'filters',
  title: '筛选',
  target: 'orders',
  controls: [
    { type: 'text', name: 'keyword', title: '关键字', value: 'a' },
    { type: 'row', name: 'more', controls: [{ type: 'text', name: 'owner', title: '负责人' }] },
  ],
};

function serving(count: number, overrides: Partial<EngineHost> = {}, items: unknown = ORDERS) {
  return createFakeHost({
    call: () => Promise.resolve({ items, __itemcount: count, __summary: { amount: 1300 } }),
    ...overrides,
  });
}

async function show(more: Record<string, unknown> = {}, host = serving(45)) {
  showControls([filters, table(more)], { host });
  await screen.findByText('SO-1');
  return host;
}

const asked = (host: ReturnType<typeof createFakeHost>) => host.log.calls.map(({ input }) => input);

describe('a table', () => {
  it('shows rows with money, tags as words, and how many there are', async () => {
    await show({ summary: ['amount'] });
    const [, first, second] = screen.getAllByRole('row');
    expect(
      within(first as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['SO-1', '1,200.50', '草稿']);
    expect(within(second as HTMLElement).getByText('approved')).toBeVisible();
    expect(screen.getByText('1,300.00')).toBeVisible();
    expect(screen.getByRole('region', { name: '订单' })).toHaveAttribute('aria-busy', 'false');
  });

  it('is busy, and shows no rows and no word about them, until the first have come', async () => {
    const host = serving(2, { call: () => new Promise(() => undefined) });
    showControls([filters, table()], { host });
    expect(screen.getByRole('region', { name: '订单' })).toHaveAttribute('aria-busy', 'true');
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(1);
    expect(screen.queryByText('engine.table.empty')).toBeNull();
    await act(() => Promise.resolve());
  });

  it('says that nothing was found', async () => {
    showControls([filters, table({ emptytext: '没有订单' })], { host: serving(0, {}, []) });
    expect(await screen.findByText('没有订单')).toBeVisible();
  });

  it('says why its rows could not be read, and reads them on retry', async () => {
    let isDown = true;
    const host = serving(2, {
      call: () =>
        isDown
          ? Promise.reject(new AppError('network', 'No answer'))
          : Promise.resolve({ items: ORDERS, __itemcount: 2 }),
      errorText: () => '网络链接错误',
    });
    showControls([filters, table()], { host });
    expect(await screen.findByRole('alert')).toHaveTextContent('engine.read.failed网络链接错误engine.retry');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
    expect(await screen.findByText('SO-1')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the failure of a query instead of the rows of the one before, and no count or page number', async () => {
    let isDown = false;
    const host = serving(45, {
      call: () =>
        isDown
          ? Promise.reject(new AppError('network', 'No answer'))
          : Promise.resolve({ items: ORDERS, __itemcount: 45 }),
    });
    showControls([filters, table()], { host, more: { pageinfo: { type: 100, title: '页面', count: 'orders' } } });
    expect(await screen.findByText('SO-1')).toBeVisible();
    expect(screen.getByText('engine.page.count {"count":"45"}')).toBeVisible();
    isDown = true;
    await userEvent.click(screen.getByRole('button', { name: '单号' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: '单号' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.queryByText('SO-1')).toBeNull();
    expect(screen.queryByText(/engine.page.count/)).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'engine.table.refresh' }));
    expect(await screen.findByText('SO-1')).toBeVisible();
  });

  it('has no count and no page number until the first rows have come', async () => {
    const host = serving(2, { call: () => new Promise(() => undefined) });
    showControls([filters, table()], { host, more: { pageinfo: { type: 100, title: '页面', count: 'orders' } } });
    expect(screen.getByRole('button', { name: 'engine.table.refresh' })).toBeVisible();
    expect(screen.queryByText(/engine.page.count/)).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    await act(() => Promise.resolve());
  });

  it('has the same widths of columns whichever rows it shows', async () => {
    const rowactions = [{ type: 'button', name: 'edit', title: '编辑', hidden: "=row.status == 'approved'" }];
    const widths = () => screen.getAllByRole('columnheader').map(({ style }) => style.width);
    const waiting = showControls([filters, table({ rowactions })], {
      host: serving(2, { call: () => new Promise(() => undefined) }),
    });
    const before = widths();
    waiting.unmount();
    await show({ rowactions });
    expect(widths()).toEqual(before);
    expect(before).toEqual(['', '130px', '110px', '168px']);
  });

  it('sorts up, down and not at all, and says so', async () => {
    const host = await show();
    const head = screen.getByRole('columnheader', { name: '单号' });
    const states = [head.getAttribute('aria-sort')];
    for (let press = 0; press < 3; press += 1) {
      await userEvent.click(within(head).getByRole('button'));
      states.push(head.getAttribute('aria-sort'));
    }
    expect(states).toEqual(['none', 'ascending', 'descending', 'none']);
    expect(asked(host).map(({ __sorting }) => __sorting)).toEqual([
      [],
      [{ field: 'no', order: 'asc' }],
      [{ field: 'no', order: 'desc' }],
      [],
    ]);
    expect(screen.getByRole('columnheader', { name: '金额' })).not.toHaveAttribute('aria-sort');
  });

  it('pages: forward, to a number, and with another size', async () => {
    const host = await show();
    expect(screen.getByRole('button', { name: 'engine.pages.previous' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'engine.pages.next' }));
    await userEvent.click(screen.getByRole('button', { name: 'engine.pages.page {"page":3}' }));
    expect(screen.getByRole('button', { name: 'engine.pages.page {"page":3}' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('button', { name: 'engine.pages.next' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'engine.pages.size' }), '50');
    expect(asked(host).map(({ __pageindex, __pagesize }) => [__pageindex, __pagesize])).toEqual([
      [1, 20],
      [2, 20],
      [3, 20],
      [1, 50],
    ]);
  });

  it('sums what is checked', async () => {
    await show({ checkable: 1, summary: ['amount'] });
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'engine.table.checkall' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'engine.table.checkrow {"name":"SO-1"}' }));
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    expect(screen.getByText('engine.table.checked {"count":1}')).toBeVisible();
    await userEvent.click(all);
    expect(screen.getByText('1,300.00')).toBeVisible();
    expect(all).toBeChecked();
    await userEvent.click(all);
    expect(screen.queryByText(/engine.table.checked/)).toBeNull();
  });

  it('lets one row be chosen at a time where only one may be', async () => {
    await show({ checkable: 1, isradio: 1 });
    const radio = (no: string) =>
      screen.getByRole<HTMLInputElement>('radio', { name: `engine.table.checkrow {"name":"${no}"}` });
    await userEvent.click(radio('SO-1'));
    await userEvent.click(radio('SO-2'));
    expect([radio('SO-1').checked, radio('SO-2').checked]).toEqual([false, true]);
    expect(screen.queryByRole('checkbox', { name: 'engine.table.checkall' })).toBeNull();
  });

  it('shows moments to the minute and shares as percent', async () => {
    const items = [{ id: 1, no: 'SO-1', at: '2026-03-01 09:30:15', share: 0.256 }];
    await show(
      {
        columns: [
          { name: 'no', title: '单号' },
          { name: 'at', title: '时间', format: 'datetime' },
          { name: 'share', title: '占比', format: 'percent' },
        ],
      },
      serving(1, {}, items),
    );
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'SO-1',
      '2026-03-01 09:30',
      '25.6%',
    ]);
  });

  it('tells where a row stands', async () => {
    await show();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '3');
    expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3']);
  });

  it('may show a column twice', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show({
      columns: [
        { name: 'no', title: '单号' },
        { name: 'id', title: '号' },
        { name: 'id', title: '号' },
      ],
    });
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});

describe('a row that is pressed', () => {
  const onclicked = {
    steps: [{ do: 'openpage', pagecode: 'order-form', mode: 'dialog', linkparam: { id: '=row.id' } }],
  };
  const opened = (host: ReturnType<typeof createFakeHost>) => host.log.opened.map(({ linkParam }) => linkParam);

  it('runs the event of the rows, by mouse anywhere in it and by keyboard in its first cell', async () => {
    const host = await show({ onclicked });
    await userEvent.click(screen.getByText('99.50'));
    screen.getByRole('button', { name: 'SO-1' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(opened(host)).toEqual([{ id: 2 }, { id: 1 }]);
  });

  it('leaves to its check, its links and its buttons what is theirs', async () => {
    const say = (text: string) => ({ steps: [{ do: 'message', text }] });
    const host = await show({
      onclicked,
      checkable: 1,
      rowactions: [{ type: 'button', name: 'call', title: '呼叫', onclicked: say('call') }],
      columns: [
        { name: 'no', title: '单号', onclicked: say('link') },
        { name: 'amount', title: '金额' },
      ],
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'engine.table.checkrow {"name":"SO-1"}' }));
    await userEvent.click(screen.getByRole('button', { name: 'SO-1' }));
    await userEvent.click(screen.getByRole('button', { name: '呼叫 SO-1' }));
    expect(host.log.messages.map(([, text]) => text)).toEqual(['link', 'call']);
    expect(opened(host)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '1200.5' }));
    expect(opened(host)).toEqual([{ id: 1 }]);
  });

  it('is no press while a person marks text in it', async () => {
    const host = await show({ onclicked });
    const cell = screen.getByText('99.50');
    document.getSelection()?.selectAllChildren(cell);
    fireEvent.click(cell);
    document.getSelection()?.removeAllRanges();
    await act(() => Promise.resolve());
    expect(opened(host)).toEqual([]);
  });
});

describe('buttons in the rows of a table', () => {
  const rowactions = [
    {
      type: 'button',
      name: 'approve',
      title: '审批',
      hidden: "=row.status != 'draft'",
      functioncode: 'order.approve',
      onclicked: {
        steps: [
          { do: 'call', api: 'approve', input: { id: '=row.id' } },
          { do: 'reload', target: 'orders' },
        ],
      },
    },
    {
      type: 'button',
      name: 'view',
      title: "=concat('看', row.id)",
      onclicked: { steps: [{ do: 'openpage', pagecode: 'order-form', mode: 'dialog', linkparam: { id: '=row.id' } }] },
    },
  ];

  it('stand where their row and the person’s rights allow, and act on their row', async () => {
    const host = await show({ rowactions });
    expect(
      screen.getAllByRole('button', { name: /审批/ }).map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
    ).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '审批 SO-1' }));
    await userEvent.click(screen.getByRole('button', { name: '看2 SO-2' }));
    expect(host.log.calls.filter(({ api }) => api === 'approve').map(({ input }) => input)).toEqual([{ id: 1 }]);
    expect(host.log.calls.map(({ api }) => api)).toEqual(['query', 'approve', 'query']);
    expect(host.log.opened.map(({ linkParam }) => linkParam)).toEqual([{ id: 2 }]);
  });

  it('may depend on whether their row is checked, and on its index', async () => {
    await show({
      checkable: 1,
      rowactions: [{ type: 'button', name: 'go', title: "=concat('第', row.__index)", hidden: '=!row.__checked' }],
    });
    expect(screen.queryByRole('button', { name: /第/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /SO-2/ }));
    expect(screen.getByRole('button', { name: '第1 SO-2' })).toBeVisible();
  });

  it('are not there without the right', async () => {
    await show({ rowactions }, serving(2, { user: fakeUser({ hasFunction: (code) => code !== 'order.approve' }) }));
    expect(screen.queryByRole('button', { name: /审批/ })).toBeNull();
  });

  it('and links in its cells run once for ten presses, and are busy meanwhile', async () => {
    const pages = {
      open: () => new Promise<unknown>(() => undefined),
      close: () => Promise.resolve(true),
      returnTo: () => undefined,
    };
    const columns = [
      {
        name: 'no',
        title: '单号',
        onclicked: { steps: [{ do: 'openpage', pagecode: 'order-form', mode: 'tab', linkparam: { no: '=row.no' } }] },
      },
    ];
    const host = await show({ rowactions, columns }, serving(2, { pages }));
    await act(async () => {
      for (let press = 0; press < 10; press += 1) {
        fireEvent.click(screen.getByRole('button', { name: '看1 SO-1' }));
        fireEvent.click(screen.getByRole('button', { name: 'SO-2' }));
      }
      await Promise.resolve();
    });
    await waitFor(() => expect(host.log.opened).toHaveLength(2));
    expect(host.log.opened.map(({ linkParam }) => linkParam)).toEqual([{ id: 1 }, { no: 'SO-2' }]);
    expect(screen.getByRole('button', { name: '看1 SO-1' })).toHaveAttribute('aria-busy', 'true');
  });
});

describe('filters above a table', () => {
  it('clear the selection when they are asked with', async () => {
    await show({ checkable: 1 });
    const check = () => screen.getByRole('checkbox', { name: 'engine.table.checkrow {"name":"SO-1"}' });
    await userEvent.click(check());
    await userEvent.click(screen.getByRole('button', { name: 'engine.table.uncheck' }));
    expect(check()).not.toBeChecked();
    for (const button of ['engine.search.query', 'engine.search.reset']) {
      await userEvent.click(check());
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(screen.queryByText(/engine.table.checked/)).toBeNull();
      expect(check()).not.toBeChecked();
    }
  });

  it('are asked with by Enter and by button, from the first page on', async () => {
    const host = await show();
    await userEvent.click(screen.getByRole('button', { name: 'engine.pages.next' }));
    await userEvent.type(field('关键字'), 'b{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'engine.search.query' }));
    expect(asked(host).map(({ word, __pageindex }) => [word, __pageindex])).toEqual([
      ['a', 1],
      ['a', 2],
      ['ab', 1],
      ['ab', 1],
    ]);
  });

  it('go back to what the page began with, those inside of a row too, and ask again', async () => {
    const host = await show();
    await userEvent.type(field('关键字'), 'b');
    await userEvent.type(field('负责人'), 'me');
    await userEvent.click(screen.getByRole('button', { name: 'engine.search.reset' }));
    expect([field('关键字').value, field('负责人').value]).toEqual(['a', '']);
    expect(asked(host).map(({ word }) => word)).toEqual(['a', 'a']);
  });
});

it('sends the row that was pressed or had the focus last as the focused one', async () => {
  const send = {
    type: 'button',
    name: 'send',
    title: '发送',
    onclicked: { steps: [{ do: 'call', api: 'send', input: { row: { from: 'orders', scope: 'focused' } } }] },
  };
  const host = serving(2);
  showControls([{ ...table(), checkable: 1, source: { api: 'query' } }, send], { host });
  await userEvent.click(await screen.findByText('99.50'));
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
  fireEvent.focus(screen.getByRole('checkbox', { name: /SO-1/ }));
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
  expect(host.log.calls.filter(({ api }) => api === 'send').map(({ input }) => input)).toMatchObject([
    { row: [{ id: 2 }] },
    { row: [{ id: 1 }] },
  ]);
});

describe('a query that takes long', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('says so after 5 s, until its answer has arrived', async () => {
    let answer: (rows: unknown) => void = () => undefined;
    const call = () => new Promise((resolve) => (answer = resolve));
    showControls([table()], { host: createFakeHost({ call }) });
    await act(() => jest.advanceTimersByTimeAsync(4_999));
    expect(screen.queryByText('engine.list.slow')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('engine.list.slow')).toBeVisible();
    await act(async () => answer({ items: ORDERS, __itemcount: 2 }));
    expect(screen.queryByText('engine.list.slow')).toBeNull();
  });
});

it('a query without rows says what to do, has no totals, and offers to clear the filters that are set', async () => {
  const host = serving(0, {}, []);
  showControls([filters, table({ emptytext: '没有订单', summary: ['amount'] })], { host });
  await screen.findByRole('heading', { name: '没有订单' });
  expect(screen.queryByRole('button', { name: 'engine.search.clear' })).toBeNull();
  expect(screen.queryByText(/engine.table.total/)).toBeNull();
  await userEvent.type(screen.getByLabelText('关键字'), 'b{Enter}');
  expect(await screen.findByText('engine.table.nomatch')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'engine.search.clear' }));
  await waitFor(() => expect(asked(host).at(-1)).toMatchObject({ word: 'a' }));
  expect(screen.getByLabelText('关键字')).toHaveValue('a');
});
