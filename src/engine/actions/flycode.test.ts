import { AppError } from '@/common/errors/appError';
import { createFakeHost, fakeUser } from '../fakeHost';
import type { EngineHost } from '../host';
import { createTestPage } from '../model/testPage';
import { createTestScripts } from '../scripts/testScripts';

const fields = [
  { type: 'number', name: 'price', value: 3 },
  { type: 'text', name: 'note' },
  { type: 'text', name: 'approver', hidden: 1 },
];

/** A page with a button that runs this script. */
async function press(
  code: string,
  {
    controls = fields,
    step = {},
    more,
    ...overrides
  }: {
    controls?: unknown[];
    step?: Record<string, unknown>;
    more?: Record<string, unknown>;
  } & Partial<EngineHost> = {},
) {
  const scripts = createTestScripts(['globalThis.label = (text) => `【${text}】`']);
  const host = createFakeHost({
    scripts,
    call: ({ api, input }) =>
      api === 'refuse'
        ? Promise.reject(new AppError('service', 'closed', { code: 'E1' }))
        : Promise.resolve({ api, input }),
    ...overrides,
  });
  const test = createTestPage(
    [
      ...controls,
      { type: 'button', name: 'go', onclicked: { steps: [{ id: 'ran', do: 'flycode', code, ...step }], ...more } },
    ],
    { host },
  );
  const { page } = test;
  await page.start();
  const event = page.control('go').node.events.onclicked;
  const click = async () => {
    if (event) await page.events.click('go', event, { control: page.control('go') });
  };
  await click();
  return { ...test, scripts, click };
}

it('sets values and facts of controls at once, as a person would: the page holds unsaved input', async () => {
  const seen: unknown[] = [];
  const { page, value } = await press(
    'setValue("price", 7); setHidden("approver", false); setRequired("approver", true); setReadonly("note", true)',
    {
      controls: [...fields, { type: 'label', name: 'twice', value: '=price * 2' }],
    },
  );
  seen.push(
    value('twice'),
    page.control('approver').isHidden(),
    page.control('approver').isRequired(),
    page.control('note').isReadonly(),
    page.isDirty(),
  );
  expect(seen).toEqual([14, false, true, true, true]);
});

it('leaves a page clean when it only shows and hides', async () => {
  const { page } = await press('setHidden("approver", false)');
  expect([page.control('approver').isHidden(), page.isDirty()]).toEqual([false, false]);
});

it('calls the server with what it likes, and its result is there for the steps after it', async () => {
  const { host, value } = await press(
    'const { input: sent } = await call("getprice", { id: getValue("price") }); return label(sent.id + 1)',
    {
      more: {
        steps: [
          {
            id: 'ran',
            do: 'flycode',
            code: 'const { input: sent } = await call("getprice", { id: getValue("price") + input.more }); return label(sent.id)',
            input: { more: '=price' },
          },
          { do: 'set', target: 'note', value: '=ran' },
        ],
      },
    },
  );
  expect(host.log.calls).toEqual([{ api: 'getprice', input: { id: 6 }, pageCode: 'test-page' }]);
  expect(value('note')).toBe('【6】');
});

it('shows messages, asks, opens and closes pages through the host alone', async () => {
  const asked: unknown[] = [];
  const { host, value } = await press(
    'message.success("@saved"); if (await confirm("@sure", "t")) setValue("note", "yes"); await openPage({ pagecode: "orders", mode: "dialog" }); closePage({ id: 1 }); returnTo("home")',
    {
      confirm: (request) => {
        asked.push(request);
        return Promise.resolve(true);
      },
    },
  );
  expect(host.log.messages).toEqual([['success', 'saved']]);
  expect(asked).toEqual([{ title: 't', text: 'sure', isDanger: false }]);
  expect([host.log.errors, value('note')]).toEqual([[], 'yes']);
  expect(host.log.opened).toMatchObject([{ pageCode: 'orders', mode: 'dialog' }]);
  expect([host.log.closed, host.log.returned]).toEqual([[{ id: 1 }], ['home']]);
});

it('takes any other step of the protocol, but no script within a script', async () => {
  const lines = { type: 'array', name: 'lines', controls: [{ type: 'number', name: 'qty' }] };
  const { value, host } = await press(
    'await perform({ do: "insertRows", target: "lines", values: [{ qty: 2 }] }); setValue("note", rows("lines")[0].qty); await perform({ do: "flycode", code: "1" })',
    { controls: [...fields, lines] },
  );
  expect(value('lines')).toEqual([{ qty: 2 }]);
  expect(value('note')).toBe(2);
  expect(host.log.errors).toMatchObject([
    { kind: 'config', message: expect.stringContaining('unknown-action') as string },
  ]);
});

it.each([
  ['a step that there is not', 'await perform({ do: "explode" })', 'unknown-action'],
  ['a step without what it needs', 'await perform({ do: "openpage" })', 'engine.issue.required'],
  [
    'a step on a control that there is not',
    'await perform({ do: "set", target: "nowhere", value: 1 })',
    'dangling-target',
  ],
  ['rows of what has none', 'await perform({ do: "insertRows", target: "note", values: [] })', 'note is no array'],
])('is refused %s', async (_what, code, reason) => {
  const { host } = await press(code);
  expect(host.log.errors).toMatchObject([{ message: expect.stringContaining(reason) as string }]);
});

it('writes the text of a choice that it sets, where the record keeps it', async () => {
  const customer = {
    type: 'select',
    name: 'customer',
    textfield: 'customername',
    options: [{ key: 'c1', text: '百联' }],
  };
  const { page } = await press('setValue("customer", "c1")', { controls: [customer] });
  expect(page.values()).toMatchObject({ customer: 'c1', customername: '百联' });
});

it('sets cells of rows, by their ids, and the row of its event', async () => {
  const lines = {
    type: 'array',
    name: 'lines',
    value: [{ qty: 1 }, { qty: 5 }],
    controls: [
      { type: 'number', name: 'qty' },
      { type: 'number', name: 'rank' },
      { type: 'number', name: 'twice', readonly: 1, value: '=row.qty * 2' },
    ],
  };
  const { value } = await press(
    'rows("lines").sort((a, b) => b.qty - a.qty).forEach((line, index) => { line.rank = index + 1; line.qty = line.qty + 1; })',
    { controls: [...fields, lines] },
  );
  expect(value('lines')).toEqual([
    { qty: 2, rank: 2, twice: 4 },
    { qty: 6, rank: 1, twice: 12 },
  ]);
});

it('reads index and checked flag of rows, which are no part of their values', async () => {
  const lines = {
    type: 'array',
    name: 'lines',
    checkable: 1,
    value: [{ qty: 1 }, { qty: 5 }],
    controls: [{ type: 'number', name: 'qty' }],
  };
  const table = { type: 'table', name: 'orders', source: { api: 'query' }, columns: [{ name: 'no', title: 'No' }] };
  const state =
    '[...rows("lines"), ...rows("orders")].map((row) => [row.__index, row.__checked, Object.keys(row).length])';
  const {
    value,
    array,
    table: find,
    click,
  } = await press(`setValue("note", JSON.stringify(${state}))`, {
    controls: [...fields, lines, table],
    call: () => Promise.resolve({ items: [{ id: 'a' }, { id: 'b' }], __itemcount: 2 }),
  });
  expect(value('note')).toBe('[[0,0,1],[1,0,1],[0,0,1],[1,0,1]]');
  array('lines').check(array('lines').list().slice(1), true);
  find('orders').check(find('orders').state().rows.slice(0, 1), true);
  await click();
  expect(value('note')).toBe('[[0,0,1],[1,1,1],[0,1,1],[1,0,1]]');
});

it('reads them of the row of its event', async () => {
  const told: unknown[] = [];
  const scripts = createTestScripts();
  const host = createFakeHost({
    scripts,
    call: ({ api, input }) => {
      if (api === 'tell') told.push(input);
      return Promise.resolve({ items: [{ id: 'a' }, { id: 'b' }], __itemcount: 2 });
    },
  });
  const tell = {
    steps: [
      {
        do: 'flycode',
        code: 'await call("tell", { place: [row.__section ?? null, row.__index, row.__checked], row })',
      },
    ],
  };
  const test = createTestPage(
    [
      {
        type: 'array',
        name: 'lines',
        value: [{ qty: 1 }, { qty: 5 }],
        controls: [{ type: 'number', name: 'qty', onblur: tell }],
      },
      {
        type: 'table',
        name: 'orders',
        source: { api: 'query' },
        columns: [{ name: 'id', title: 'No' }],
        onclicked: tell,
      },
    ],
    { host },
  );
  await test.page.start();
  const lines = test.array('lines');
  const orders = test.table('orders');
  const [, row] = lines.list();
  const [, record] = orders.state().rows;
  lines.check(lines.list(), true);
  const { onblur } = lines.columns[0]?.events ?? {};
  const { onclicked } = orders.node.events;
  if (onblur) await test.page.events.run(onblur, { trigger: 'onblur', control: lines.control, row });
  if (onclicked) await test.page.events.run(onclicked, { trigger: 'onclicked', control: orders.control, record });
  expect(told).toEqual([
    { place: [0, 1, 1], row: { qty: 5 } },
    { place: [null, 1, 0], row: { id: 'b' } },
  ]);
});

it('says where it failed, and in which line; what catches errors of steps catches those of scripts', async () => {
  const { host, scripts } = await press('\nnull.x');
  expect(host.log.errors).toMatchObject([
    {
      kind: 'config',
      code: 'script-failed',
      message: expect.stringMatching(
        /"line":2} {2}test-page › go › onclicked › controls\[3\]\.onclicked\.steps\[0\]$/,
      ) as string,
    },
  ]);
  expect(scripts.logs).toEqual(['flycode error: test-page › go › onclicked']);
  const caught = await press('null.x', { more: { onerror: [{ do: 'message', kind: 'error', text: '=event.code' }] } });
  expect([caught.host.log.errors, caught.host.log.messages]).toEqual([[], [['error', 'script-failed']]]);
});

it('a failed script returns its error: it is the result of the step, which the error steps read, and no later step runs', async () => {
  const { host, value } = await press('', {
    more: {
      steps: [
        { id: 'ran', do: 'flycode', code: 'throw new Error("oops")' },
        { do: 'set', target: 'note', value: 'went on' },
      ],
      onerror: [{ do: 'message', kind: 'error', text: '=ran.code + ran.message' }],
    },
  });
  expect(host.log.messages).toEqual([
    ['error', expect.stringMatching(/^script-failedengine\.script\.failedline {"message":"oops","line":1}/)],
  ]);
  expect([host.log.errors, value('note')]).toEqual([[], undefined]);
});

it('hears why the server refused', async () => {
  const { value } = await press(
    'try { await call("refuse") } catch (error) { setValue("note", error.code + error.message) }',
  );
  expect(value('note')).toBe('E1closed');
});

it('alerts when it names a control that is not there', async () => {
  const { host } = await press('setValue("nowhere", 1)');
  expect(host.log.errors).toMatchObject([
    {
      code: 'missing-control',
      message: expect.stringContaining('engine.script.nocontrol {"name":"nowhere"}') as string,
    },
  ]);
});

it('knows the user, without a token', async () => {
  const { value } = await press('setValue("note", user.userinfoname + hasFunction("a") + hasRole("r"))', {
    user: fakeUser({ all: () => ({ user: { userinfoname: '张伟' }, functions: ['a'], roles: [] }) }),
  });
  expect(value('note')).toBe('张伟truefalse');
});

it('keeps what a script has put into globals from other pages', async () => {
  const scripts = createTestScripts();
  const first = await press('globalThis.kept = 1', { scripts });
  await first.click();
  const second = await press('setValue("note", typeof kept)', { scripts });
  expect(second.value('note')).toBe('undefined');
});

it('reads the page status, and cannot set it', async () => {
  const { value, host } = await press('setValue("note", getValue("__pagestatus")); setValue("__pagestatus", 3)');
  expect(value('note')).toBe(1);
  expect(host.log.errors).toMatchObject([
    { code: 'script-failed', message: expect.stringContaining('__pagestatus cannot be set') as string },
  ]);
});

it('waits for a control to be shown', async () => {
  const { value } = await press('setHidden("approver", false); await available("approver"); setValue("note", "there")');
  expect(value('note')).toBe('there');
});

it('a script that catches a failed call reads the words that a person would read', async () => {
  const { value } = await press(
    'try { await call("refuse", {}) } catch (error) { setValue("note", error.message + error.code) }',
    { errorText: () => '网络链接错误' },
  );
  expect(value('note')).toBe('网络链接错误E1');
});
