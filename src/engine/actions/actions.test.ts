import { AppError } from '@/common/errors/appError';
import { createFakeHost, fakeUser } from '../fakeHost';
import { createTestPage } from '../model/testPage';
import { openWithSteps } from './testRun';
import type { Step } from './testRun';

const text = (name: string, more: Step = {}) => ({ type: 'text', name, ...more });
const lines = {
  type: 'array',
  name: 'lines',
  value: [{ qty: 1 }, { qty: 2 }],
  controls: [{ type: 'number', name: 'qty' }],
};
const table = { type: 'table', name: 'orders', source: { api: 'query' }, columns: [{ name: 'no', title: 'No' }] };

describe('call', () => {
  it('sends its input to the business server in the page’s name', async () => {
    const { press, host } = openWithSteps(
      [{ do: 'call', api: 'stock', input: { product: '=p', fixed: 1, who: '=user.positionid' } }],
      { controls: [text('p', { value: 'p1' })], user: fakeUser({ field: (name) => `my ${name}` }) },
    );
    await press();
    expect(host.log.calls).toEqual([
      { api: 'stock', input: { product: 'p1', fixed: 1, who: 'my positionid' }, pageCode: 'test-page' },
    ]);
  });

  it('sends the page status where its input asks for it', async () => {
    const { press, host } = openWithSteps([{ do: 'call', api: 'stock', input: { __pagestatus: '=__pagestatus' } }], {
      status: 2,
    });
    await press();
    expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 2 });
  });

  it('sends nothing but its name without an input', async () => {
    const { press, host } = openWithSteps([{ do: 'call', api: 'ping' }]);
    await press();
    expect(host.log.calls[0]?.input).toEqual({});
  });

  it('sends the checked rows of a table', async () => {
    const {
      press,
      host,
      table: find,
    } = openWithSteps([{ do: 'call', api: 'approve', input: { orders: { from: 'orders', scope: 'checked' } } }], {
      controls: [table],
    });
    find('orders').check([{ id: 1, no: 'a' }], true);
    await press();
    expect(host.log.calls[0]?.input).toEqual({ orders: [{ id: 1, no: 'a' }] });
  });

  const SUBMIT = [
    { id: 'answer', do: 'call', api: 'submitall', answerfields: ['done'] },
    { do: 'message', text: '=concat("done ", answer.done)' },
  ];

  it('succeeds with an answer that has the fields which the page names', async () => {
    const { press, host } = openWithSteps(SUBMIT, { call: () => Promise.resolve({ done: 0 }) });
    await press();
    expect([host.log.messages, host.log.errors]).toEqual([[['info', 'done 0']], []]);
  });

  it.each([undefined, null, 42, 'yes', [1, 2], [null], { items: [] }, { done: null }])(
    'fails with the answer %j, which lacks a field that the page names: nothing after it is done',
    async (answer) => {
      const { press, host } = openWithSteps(SUBMIT, { call: () => Promise.resolve(answer) });
      await press();
      expect(host.log.messages).toEqual([]);
      expect(host.log.errors).toMatchObject([{ kind: 'service', code: 'errors.badAnswer' }]);
    },
  );

  it('succeeds with any answer where the page names no field', async () => {
    const { press, host } = openWithSteps([{ do: 'call', api: 'ping' }], { call: () => Promise.resolve(undefined) });
    await press();
    expect(host.log.errors).toEqual([]);
  });
});

describe('message, confirm and close', () => {
  it('say it in the kind that was asked for, as plain information otherwise', async () => {
    const { press, host } = openWithSteps([
      { do: 'message', text: '@saved', kind: 'success' },
      { do: 'message', text: '=concat("a", 1)' },
    ]);
    await press();
    expect(host.log.messages).toEqual([
      ['success', 'saved'],
      ['info', 'a1'],
    ]);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('go on after the answer %p: %p calls', async (answer, calls) => {
    const asked: unknown[] = [];
    const { press, host } = openWithSteps(
      [
        { do: 'confirm', title: 'Sure?', text: 'Delete it' },
        { do: 'call', api: 'x' },
      ],
      {
        confirm: (request) => {
          asked.push(request);
          return Promise.resolve(answer);
        },
      },
    );
    await press();
    expect(asked).toEqual([{ title: 'Sure?', text: 'Delete it', isDanger: false }]);
    expect(host.log.calls).toHaveLength(calls);
    expect(host.log.errors).toEqual([]);
  });

  it('stop the chain when the person keeps editing instead of closing', async () => {
    const { press, host } = openWithSteps([{ do: 'close' }, { do: 'call', api: 'after' }], {
      pages: { open: () => Promise.resolve(undefined), close: () => Promise.resolve(false), returnTo: () => undefined },
    });
    await press();
    expect(host.log.closed).toEqual([undefined]);
    expect(host.log.calls).toEqual([]);
  });

  it('ask about what cannot be taken back with the act on the button', async () => {
    const asked: unknown[] = [];
    const { press } = openWithSteps(
      [{ do: 'confirm', title: 'Delete SO-7?', text: 'For good', oktext: 'Delete', danger: 1 }],
      {
        confirm: (request) => {
          asked.push(request);
          return Promise.resolve(false);
        },
      },
    );
    await press();
    expect(asked).toEqual([{ title: 'Delete SO-7?', text: 'For good', confirmText: 'Delete', isDanger: true }]);
  });

  it('close with a result for whoever opened the page', async () => {
    const { press, host } = openWithSteps([{ do: 'close', result: { id: '=1 + 1' } }]);
    await press();
    expect(host.log.closed).toEqual([{ id: 2 }]);
  });

  it('go back to another page instead, when they name it', async () => {
    const { press, host } = openWithSteps([{ do: 'close', to: 'order-list' }]);
    await press();
    expect([host.log.closed, host.log.returned]).toEqual([[], ['order-list']]);
  });
});

describe('openpage', () => {
  it('opens a page with its parameters, and hands on what it returns', async () => {
    const { press, host } = openWithSteps(
      [
        {
          id: 'opened',
          do: 'openpage',
          pagecode: 'order-form',
          mode: 'dialog',
          title: '=concat("No ", page.linkparam.no)',
          status: '=page.status',
          linkparam: { orderid: '=page.linkparam.no' },
        },
        { do: 'message', text: '=opened.name' },
      ],
      {
        status: 2,
        linkParam: { no: 7 },
        pages: {
          open: () => Promise.resolve({ name: 'done' }),
          close: () => Promise.resolve(true),
          returnTo: () => undefined,
        },
      },
    );
    await press();
    expect(host.log.opened).toEqual([
      { pageCode: 'order-form', mode: 'dialog', title: 'No 7', status: 2, linkParam: { orderid: 7 } },
    ]);
    expect(host.log.messages).toEqual([['info', 'done']]);
  });

  it('opens to view when nothing sensible is said', async () => {
    const { press, host } = openWithSteps([
      { do: 'openpage', pagecode: 'p', mode: 'tab' },
      { do: 'openpage', pagecode: 'p', mode: 'tab', status: '=9' },
    ]);
    await press();
    expect(host.log.opened.map(({ status, linkParam }) => [status, linkParam])).toEqual([
      [3, {}],
      [3, {}],
    ]);
  });
});

describe('set and fill', () => {
  it('set a value, and make the page hold unsaved input', async () => {
    const { press, page, value } = openWithSteps([{ do: 'set', target: 'a', value: '=concat(a, "!")' }], {
      controls: [text('a', { value: 'x' })],
    });
    await press();
    expect(value('a')).toBe('x!');
    expect(page.isDirty()).toBe(true);
  });

  it.each([
    ['hidden', 'isHidden'],
    ['required', 'isRequired'],
    ['readonly', 'isReadonly'],
  ] as const)('set whether a control is %s', async (prop, read) => {
    const { press, page } = openWithSteps([{ do: 'set', target: 'a', prop, value: '=page.linkparam.on' }], {
      controls: [text('a')],
      linkParam: { on: 'yes' },
    });
    expect(page.control('a')[read]()).toBe(false);
    await press();
    expect(page.control('a')[read]()).toBe(true);
  });

  it('fill puts a record’s fields into the controls of the same names, and is no edit', async () => {
    const { press, page, value, array } = openWithSteps(
      [
        { id: 'o', do: 'call', api: 'get' },
        { do: 'fill', values: '=o' },
      ],
      {
        controls: [text('a', { value: 'old' }), text('b', { value: 'old' }), lines],
        call: () => Promise.resolve({ a: 'new', lines: [{ qty: 9 }], other: 1 }),
      },
    );
    await press();
    expect([value('a'), value('b')]).toEqual(['new', 'old']);
    expect(array('lines').value()).toEqual([{ qty: 9 }]);
    expect(page.isDirty()).toBe(false);
  });

  it.each([[undefined], [null], [[1]], ['text']])('fill refuses %j and leaves what is there', async (answer) => {
    const { press, host, value } = openWithSteps(
      [
        { id: 'o', do: 'call', api: 'get' },
        { do: 'fill', values: '=o' },
      ],
      { controls: [text('a', { value: 'old' })], call: () => Promise.resolve(answer) },
    );
    await press();
    expect(value('a')).toBe('old');
    expect(host.log.errors).toEqual([expect.objectContaining({ kind: 'service', message: 'engine.badanswer' })]);
  });
});

describe('set on a choice whose text the record keeps', () => {
  const options = [
    { key: 'c1', text: '百联' },
    { key: 'c2', text: '永辉' },
  ];
  const choice = (type: string, more: Step = {}) => ({
    type,
    name: 'customer',
    options,
    textfield: 'customername',
    ...more,
  });
  const setTo = (value: unknown) => [{ do: 'set', target: 'customer', value }];

  it.each([
    ['one choice', choice('select'), 'c2', '永辉'],
    ['several', choice('select', { multiple: 1 }), ['c1', 'c2'], '百联，永辉'],
  ])('writes the text of the new key beside it: %s', async (_what, control, value, text) => {
    const { press, page } = openWithSteps(setTo(value), { controls: [control] });
    page.fill({ customer: 'c1', customername: '百联' });
    await press();
    expect(page.values()).toMatchObject({ customer: value, customername: text });
  });

  it('does not leave the text of another choice where the new one is not known, or is none', async () => {
    const { press, page } = openWithSteps([{ do: 'set', target: 'customer', value: '=page.linkparam.next' }], {
      controls: [choice('select')],
      linkParam: { next: 'c9' },
    });
    page.fill({ customer: 'c1', customername: '百联' });
    await press();
    expect(page.values()).toMatchObject({ customer: 'c9', customername: null });
  });

  it('keeps the text of a choice that stays the same, and invents none where the record has none', async () => {
    const same = openWithSteps(setTo('c9'), { controls: [choice('select')] });
    same.page.fill({ customer: 'c9', customername: '老客户' });
    await same.press();
    expect(same.page.values()).toMatchObject({ customer: 'c9', customername: '老客户' });
    const fresh = openWithSteps(setTo('c9'), { controls: [choice('select')] });
    await fresh.press();
    expect(fresh.page.values()).not.toHaveProperty('customername');
  });

  it('writes it in a row as well', async () => {
    const { CellField } = await import('../model/cellField');
    const array = {
      type: 'array',
      name: 'lines',
      value: [{ customer: 'c1', customername: '百联', code: 'x' }],
      controls: [choice('select'), text('code', { onblur: { steps: setTo('c2') } })],
    };
    const test = createTestPage([array]);
    const lines2 = test.array('lines');
    new CellField(lines2, lines2.list()[0] as never, lines2.columns[1] as never, '').blur();
    await new Promise(process.nextTick);
    expect(lines2.value()).toEqual([{ customer: 'c2', customername: '永辉', code: 'x' }]);
  });
});

describe('insertRows and deleteRows', () => {
  it('insert rows at the end or where it says, from a list or an expression', async () => {
    const { press, array } = openWithSteps(
      [
        { do: 'insertRows', target: 'lines', values: [{ qty: '=1 + 8' }] },
        { do: 'insertRows', target: 'lines', values: '=lines', at: 0 },
        { do: 'insertRows', target: 'lines', values: '=page.nothing' },
      ],
      { controls: [lines] },
    );
    await press();
    expect(array('lines').value()).toEqual([{ qty: 1 }, { qty: 2 }, { qty: 9 }, { qty: 1 }, { qty: 2 }, { qty: 9 }]);
  });

  it('delete the checked rows, or those of a scope', async () => {
    const { press, array } = openWithSteps([{ do: 'deleteRows', target: 'lines' }], { controls: [lines] });
    await press();
    expect(array('lines').list()).toHaveLength(2);
    array('lines').check([array('lines').list()[0] as never], true);
    await press();
    expect(array('lines').value()).toEqual([{ qty: 2 }]);
    const all = openWithSteps([{ do: 'deleteRows', target: 'lines', scope: 'all' }], { controls: [lines] });
    await all.press();
    expect(all.array('lines').value()).toEqual([]);
  });

  it('delete what a person can bring back, until the event makes a call', async () => {
    const alone = openWithSteps([{ do: 'deleteRows', target: 'lines', scope: 'all' }], { controls: [lines] });
    await alone.press();
    alone.host.log.undos[0]?.undo();
    expect(alone.array('lines').value()).toEqual([{ qty: 1 }, { qty: 2 }]);
    const sent = openWithSteps(
      [
        { do: 'deleteRows', target: 'lines', scope: 'all' },
        { do: 'call', api: 'linesdelete' },
      ],
      { controls: [lines] },
    );
    await sent.press();
    expect(sent.host.log.undos).toEqual([]);
  });

  it('delete the row of the event', async () => {
    const { page, array } = openWithSteps([{ do: 'deleteRows', target: 'lines' }], { controls: [lines] });
    const [first] = array('lines').list();
    const event = page.control('go').node.events.onclicked;
    if (event) await page.events.run(event, { trigger: 'onclicked', row: first });
    expect(array('lines').value()).toEqual([{ qty: 2 }]);
  });
});

describe('a step in a row', () => {
  const column = (steps: Step[]) => ({
    type: 'array',
    name: 'lines',
    value: [{ a: 1 }],
    controls: [
      { type: 'number', name: 'a', onblur: { steps } },
      { type: 'number', name: 'b' },
    ],
  });

  async function leave(steps: Step[], more: unknown[] = []) {
    const { CellField } = await import('../model/cellField');
    const test = createTestPage([column(steps), ...more]);
    const array = test.array('lines');
    new CellField(array, array.list()[0] as never, array.columns[0] as never, '').blur();
    await new Promise(process.nextTick);
    return { ...test, rows: array.value() };
  }

  it('sets a sibling’s value', async () => {
    expect((await leave([{ do: 'set', target: 'b', value: '=row.a + 1' }])).rows).toEqual([{ a: 1, b: 2 }]);
  });

  it('sets a control of the page', async () => {
    expect(
      (await leave([{ do: 'set', target: 'sum', value: '=row.a + 1' }], [{ type: 'number', name: 'sum' }])).value(
        'sum',
      ),
    ).toBe(2);
  });

  it('does not mistake a sibling’s fact for its value', async () => {
    const { rows, host } = await leave([{ do: 'set', target: 'b', prop: 'readonly', value: 1 }]);
    expect(rows).toEqual([{ a: 1 }]);
    expect(host.log.errors).toEqual([expect.objectContaining({ kind: 'config' })]);
  });
});

describe('reload', () => {
  it.each([
    [undefined, 2],
    [1, 1],
  ])('reads the table again (firstpage %p → page %p)', async (firstpage, index) => {
    const {
      press,
      host,
      table: find,
    } = openWithSteps([{ do: 'reload', target: 'orders', ...(firstpage && { firstpage }) }], {
      controls: [table],
      call: () => Promise.resolve({ items: [{ id: 1 }], __itemcount: 60 }),
    });
    await find('orders').load();
    await find('orders').goTo(2);
    await press();
    expect(host.log.calls.at(-1)?.input.__pageindex).toBe(index);
  });
});

describe('validate', () => {
  it('stops the chain, without a message of its own, when something is not valid', async () => {
    const { press, host, edit, page } = openWithSteps([{ do: 'validate' }, { do: 'call', api: 'x' }], {
      controls: [text('a', { required: 1 })],
    });
    await press();
    expect([host.log.calls, host.log.errors]).toEqual([[], []]);
    expect(page.control('a').error()).toBeDefined();
    edit('a', 'x');
    await press();
    expect(host.log.calls).toHaveLength(1);
  });
});

describe('moveRow and reloadRow', () => {
  const focused = (test: ReturnType<typeof openWithSteps>, index: number) => {
    const row = test.array('lines').list()[index];
    if (row) test.array('lines').focusRow(row);
  };
  const quantities = (test: ReturnType<typeof openWithSteps>) =>
    test
      .array('lines')
      .list()
      .map(({ values }) => values.qty);

  it('move the focused row, as far as the ends allow', async () => {
    const test = openWithSteps([{ do: 'moveRow', target: 'lines', by: '=0 - 5' }], { controls: [lines] });
    await test.press();
    expect(quantities(test)).toEqual([1, 2]);
    focused(test, 1);
    await test.press();
    expect(quantities(test)).toEqual([2, 1]);
  });

  it('put the server’s values into the focused row, computed anew and no longer modified', async () => {
    const columns = [
      { type: 'number', name: 'qty' },
      { type: 'number', name: 'double', value: '=row.qty * 2' },
    ];
    const test = openWithSteps(
      [
        { id: 'fresh', do: 'call', api: 'line' },
        { do: 'reloadRow', target: 'lines', values: '=fresh' },
      ],
      { controls: [{ ...lines, controls: columns }], call: () => Promise.resolve({ qty: 7 }) },
    );
    focused(test, 0);
    await test.press();
    expect(test.array('lines').list()[0]).toMatchObject({ values: { qty: 7, double: 14 }, state: 'loaded' });
    expect(test.array('lines').aggregate('sum', 'qty')).toBe(9);
  });
});

describe('emit', () => {
  it('tells the other pages, with its data', async () => {
    const emitted: unknown[] = [];
    const { press } = openWithSteps([{ do: 'emit', event: 'order-saved', data: { id: '=p' } }], {
      controls: [text('p', { value: 7 })],
      events: { emit: (...call) => void emitted.push(call), on: () => () => undefined },
    });
    await press();
    expect(emitted).toEqual([['order-saved', { id: 7 }]]);
  });

  it.each([{ do: 'emit' }, { do: 'emit', event: ' ' }])('without a name is a configuration error: %j', async (step) => {
    const { readProtocol } = await import('../protocol/readProtocol');
    const result = readProtocol({
      protocolversion: '1.1.0',
      pageinfo: { type: 200 },
      controls: [{ type: 'button', name: 'go', onclicked: { steps: [step] } }],
    });
    if ('refused' in result) throw new Error('refused');
    const go = result.protocol.nodes[0];
    expect(go?.kind === 'control' && go.events.onclicked?.steps).toEqual([expect.objectContaining({ do: 'error' })]);
  });

  it('is heard by pages that listen, until they close', async () => {
    const listeners = new Map<string, (data: unknown) => void>();
    const host = createFakeHost({
      call: () => Promise.resolve({}),
      events: {
        emit: () => undefined,
        on: (name, listener) => {
          listeners.set(name, listener);
          return () => listeners.delete(name);
        },
      },
    });
    const { page } = createTestPage([], {
      host,
      more: { onevents: { 'order-saved': { steps: [{ do: 'call', api: 'refresh', input: { id: '=event.id' } }] } } },
    });
    await page.start();
    listeners.get('order-saved')?.({ id: 7 });
    await Promise.resolve();
    expect(host.log.calls).toEqual([{ api: 'refresh', input: { id: 7 }, pageCode: 'test-page' }]);
    page.dispose();
    expect(listeners.size).toBe(0);
  });
});

it('a failed step tells its onerror chain the words that a person would read', async () => {
  const host = createFakeHost({
    call: () => Promise.reject(new AppError('network', 'No answer', { code: 'errors.network' })),
    errorText: () => '网络链接错误',
  });
  const { page } = createTestPage(
    [
      {
        type: 'button',
        name: 'go',
        onclicked: {
          steps: [{ do: 'call', api: 'x' }],
          onerror: [{ do: 'message', kind: 'error', text: '=event.message + event.code' }],
        },
      },
    ],
    { host },
  );
  const event = page.control('go').node.events.onclicked;
  if (event) await page.events.click('go', event, { control: page.control('go') });
  expect(host.log.messages).toEqual([['error', '网络链接错误errors.network']]);
});
