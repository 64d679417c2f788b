import { AppError } from '@/common/errors/appError';
import { createFakeHost } from '../fakeHost';
import type { BusinessCall } from '../host';
import { createTestPage } from '../model/testPage';
import { TOTAL_CHANGE_DEBOUNCE_MS, VALUE_CHANGE_DEBOUNCE_MS } from './debouncedEvents';

type Answers = Record<string, unknown>;

/** A server that answers by api: a value, an error to refuse with, or what a function answers. */
const serve = (answers: Answers) => createFakeHost({
  call: async ({ api, input }) => {
    const answer: unknown = answers[api];
    const found: unknown = typeof answer === 'function' ? await (answer as (input: unknown) => unknown)(input) : answer;
    if (found instanceof Error) throw found;
    return found;
  },
});

const call = (api: string, input?: Record<string, unknown>, more: Record<string, unknown> = {}) => ({ do: 'call', api, ...(input && { input }), ...more });
const button = (event: Record<string, unknown> | unknown[], more: Record<string, unknown> = {}) => ({ type: 'button', name: 'go', onclicked: Array.isArray(event) ? { steps: event } : event, ...more });
const apis = (calls: readonly BusinessCall[]) => calls.map(({ api }) => api);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function press(test: ReturnType<typeof createTestPage>, name = 'go') {
  test.page.trigger(test.page.control(name), 'onclicked');
  await wait(0);
}

describe('a value that changes', () => {
  const asking = { type: 'text', name: 'a', onvaluechange: { steps: [call('price', { of: '=event.value' })] } };

  async function open(controls: readonly unknown[] = [asking], answers: Answers = {}) {
    const test = createTestPage(controls, { host: serve(answers) });
    await test.page.start();
    return test;
  }

  it('runs its event once it has stood still for half a second, with its newest value', async () => {
    const { edit, host } = await open();
    edit('a', 'x');
    await wait(VALUE_CHANGE_DEBOUNCE_MS - 1);
    edit('a', 'xy');
    await wait(VALUE_CHANGE_DEBOUNCE_MS - 1);
    expect(host.log.calls).toEqual([]);
    await wait(1);
    await wait(5000);
    expect(host.log.calls.map(({ input }) => input)).toEqual([{ of: 'xy' }]);
    expect(VALUE_CHANGE_DEBOUNCE_MS).toBe(500);
  });

  it('runs it after a fifth of a second when it is a total over rows', async () => {
    const { host, array } = await open([
      { type: 'array', name: 'lines', value: [{ qty: 1 }], controls: [{ type: 'number', name: 'qty' }] },
      { type: 'label', name: 'total', value: '=sum(lines.qty)', onvaluechange: { steps: [call('freight', { of: '=event.value' })] } },
    ]);
    array('lines').setCell(array('lines').list()[0] as never, 'qty', 5);
    await wait(TOTAL_CHANGE_DEBOUNCE_MS - 1);
    expect(host.log.calls).toEqual([]);
    await wait(1);
    expect(host.log.calls.map(({ input }) => input)).toEqual([{ of: 5 }]);
    expect(TOTAL_CHANGE_DEBOUNCE_MS).toBe(200);
  });

  it('runs nothing for what was loaded, or set to what it is already', async () => {
    const { page, edit, host } = await open();
    page.fill({ a: 'loaded' });
    edit('a', 'loaded');
    await wait(1000);
    expect(host.log.calls).toEqual([]);
  });

  it('runs it for a value that another event set, and for one that is computed', async () => {
    const { host, edit } = await open([
      { type: 'number', name: 'qty', onvaluechange: { steps: [{ do: 'set', target: 'copy', value: '=event.value' }] } },
      { type: 'number', name: 'copy', onvaluechange: { steps: [call('copied', { of: '=event.value' })] } },
      { type: 'number', name: 'double', value: '=qty * 2', onvaluechange: { steps: [call('doubled', { of: '=event.value' })] } },
    ]);
    edit('qty', 2);
    await wait(1000);
    expect(host.log.calls.map(({ api, input }) => [api, input.of])).toEqual([['doubled', 4], ['copied', 2]]);
  });

  it('runs it before a click that comes earlier, so that the click acts on settled values', async () => {
    const test = await open([asking, { type: 'number', name: 'price' }, button([call('save', { price: '=price' })])].map((control) => (control === asking ? { ...asking, onvaluechange: { steps: [call('price', undefined, { id: 'p' }), { do: 'set', target: 'price', value: '=p.price' }] } } : control)), { price: { price: 7 } });
    test.edit('a', 'x');
    await press(test);
    expect(test.host.log.calls.map(({ api, input }) => [api, input])).toEqual([['price', {}], ['save', { price: 7 }]]);
    await wait(1000);
    expect(test.host.log.calls).toHaveLength(2);
  });

  it('hands the choice that was made along, and none when an event sets the value', async () => {
    const { page, host } = await open([{ type: 'select', name: 'a', options: [], onvaluechange: { steps: [call('x', { city: '=event.option.city' })] } }]);
    page.control('a').edit('c1', { option: { key: 'c1', city: 'Xiamen' } });
    await wait(1000);
    page.edited(() => page.control('a').set('c2'));
    await wait(1000);
    expect(host.log.calls.map(({ input }) => input.city)).toEqual(['Xiamen', undefined]);
  });

  it('runs nothing any more once the page is closed', async () => {
    const { edit, page, host } = await open();
    edit('a', 'x');
    page.dispose();
    await wait(1000);
    expect(host.log.calls).toEqual([]);
  });

  it('in a row sets its siblings in that row, even when the row has moved meanwhile', async () => {
    const { CellField } = await import('../model/cellField');
    const { array } = await open([{
      type: 'array', name: 'lines', value: [{ product: 'p0' }, { product: 'p1' }],
      controls: [{ type: 'text', name: 'product', onvaluechange: { steps: [call('price', { of: '=row.product' }, { id: 'p' }), { do: 'set', target: 'price', value: '=p.price' }] } }, { type: 'number', name: 'price' }],
    }], { price: { price: 3 } });
    const lines = array('lines');
    new CellField(lines, lines.list()[1] as never, lines.columns[0] as never, '').edit('p9');
    lines.insert([{ product: 'new' }], 0);
    await wait(VALUE_CHANGE_DEBOUNCE_MS);
    expect(lines.value()).toEqual([{ product: 'new' }, { product: 'p0' }, { product: 'p9', price: 3 }]);
  });
});

describe('leaving a field', () => {
  it('runs its event at once', async () => {
    const { page, host } = createTestPage([{ type: 'text', name: 'a', onblur: { steps: [call('check')] } }], { host: serve({}) });
    page.control('a').blur();
    await wait(0);
    expect(apis(host.log.calls)).toEqual(['check']);
  });
});

describe('a click', () => {
  it('runs its event once while it is under way, and again afterwards', async () => {
    let finish: (value: unknown) => void = () => undefined;
    const test = createTestPage([button([call('save')])], { host: serve({ save: () => new Promise((resolve) => { finish = resolve; }) }) });
    for (let click = 0; click < 10; click += 1) await press(test);
    expect(test.host.log.calls).toHaveLength(1);
    expect(test.page.control('go').isBusy()).toBe(true);
    finish({});
    await wait(0);
    expect(test.page.control('go').isBusy()).toBe(false);
    await press(test);
    expect(test.host.log.calls).toHaveLength(2);
  });

  it('can be made again after its event has failed', async () => {
    const test = createTestPage([button([call('save')])], { host: serve({ save: new AppError('service', 'no') }) });
    await press(test);
    await press(test);
    expect(test.host.log.calls).toHaveLength(2);
    expect(test.host.log.errors).toHaveLength(2);
  });
});

describe('opening a page', () => {
  it('runs the page’s event first, then those of its controls, then reads its tables', async () => {
    const order: string[] = [];
    const note = (name: string) => [name, () => { order.push(name); return name === 'rows' ? { items: [], __itemcount: 0 } : {}; }] as const;
    const host = serve(Object.fromEntries([note('page'), note('second'), note('control'), note('rows')]));
    const { page } = createTestPage([
      { type: 'table', name: 't', source: { api: 'rows' }, columns: [{ name: 'a', title: 'A' }], onload: { steps: [call('control')] } },
    ], { host, more: { onload: { steps: [call('page'), call('second')] } } });
    await page.start();
    expect(order).toEqual(['page', 'second', 'control', 'rows']);
  });

  it('goes on when its event fails: the rest of the page works', async () => {
    const host = serve({ load: new AppError('service', 'no'), rows: { items: [{ a: 1 }], __itemcount: 1 } });
    const { page, table } = createTestPage([{ type: 'table', name: 't', source: { api: 'rows' }, columns: [{ name: 'a', title: 'A' }] }], { host, more: { onload: { steps: [call('load')] } } });
    await page.start();
    expect(host.log.errors).toHaveLength(1);
    expect(table('t').state().rows).toEqual([{ a: 1 }]);
  });
});

describe('a chain of steps', () => {
  it('runs in order; later steps read earlier results by id', async () => {
    const test = createTestPage([button([call('one', undefined, { id: 'first' }), call('two', { from: '=first.id', list: ['=first.id'] })])], { host: serve({ one: { id: 8 } }) });
    await press(test);
    expect(test.host.log.calls.map(({ input }) => input)).toEqual([{}, { from: 8, list: [8] }]);
  });

  it('skips a step whose condition does not hold; its result is then nothing', async () => {
    const test = createTestPage([
      { type: 'number', name: 'level', value: 1 },
      button([call('skipped', undefined, { id: 's', when: '=level == 2' }), call('done', { had: '=s == null' }, { when: '=level == 1' }), call('after', undefined, { when: '=s != null' })]),
    ], { host: serve({}) });
    await press(test);
    expect(test.host.log.calls.map(({ api, input }) => [api, input])).toEqual([['done', { had: true }]]);
  });

  it('goes on after a step that asks whether an earlier one has answered', async () => {
    const test = createTestPage([button([call('one', undefined, { id: 'answer' }), call('two', undefined, { when: '=answer != null' })])], { host: serve({ one: { any: 1 } }) });
    await press(test);
    expect(apis(test.host.log.calls)).toEqual(['one', 'two']);
  });

  it('stops at the first step that fails, and the host tells why', async () => {
    const test = createTestPage([button([call('one'), call('two')])], { host: serve({ one: new AppError('service', '库存不足') }) });
    await press(test);
    expect(apis(test.host.log.calls)).toEqual(['one']);
    expect(test.host.log.errors).toEqual([expect.objectContaining({ kind: 'service', message: '库存不足' })]);
  });

  it('takes its onerror chain instead when there is one, with the message and what was known so far', async () => {
    const test = createTestPage([button({
      steps: [call('one', undefined, { id: 'first' }), call('two')],
      onerror: [{ do: 'message', kind: 'error', text: "=concat(event.message, ' ', event.code, ' ', first.id)" }, call('undo')],
    })], { host: serve({ one: { id: 4 }, two: new AppError('service', 'no credit', { code: 'E7' }) }) });
    await press(test);
    expect(test.host.log.messages).toEqual([['error', 'no credit E7 4']]);
    expect(apis(test.host.log.calls)).toEqual(['one', 'two', 'undo']);
    expect(test.host.log.errors).toEqual([]);
  });

  it('tells when its onerror chain fails as well', async () => {
    const test = createTestPage([button({ steps: [call('one')], onerror: [call('two')] })], { host: serve({ one: new AppError('service', 'a'), two: new AppError('service', 'b') }) });
    await press(test);
    expect(test.host.log.errors).toEqual([expect.objectContaining({ message: 'b' })]);
  });

  it('that was given up says nothing, and takes no onerror chain', async () => {
    const test = createTestPage([button({ steps: [call('one'), call('two')], onerror: [call('undo')] })], { host: serve({ one: new AppError('cancelled', 'closed') }) });
    await press(test);
    expect(apis(test.host.log.calls)).toEqual(['one']);
    expect(test.host.log.errors).toEqual([]);
  });
});

describe('a step that is not configured right', () => {
  it.each([
    ['an action that does not exist', { do: 'teleport' }, 'engine.issue.unknown-action {\\"action\\":\\"teleport\\"}'],
    ['no action at all', { id: 'x' }, 'engine.issue.unknown-action {\\"action\\":\\"\\"}'],
    ['a target that does not exist', { do: 'set', target: 'nobody', value: 1 }, 'engine.issue.dangling-target {\\"target\\":\\"nobody\\"}'],
  ])('%s: gives a configuration error with its place, when its turn comes', async (_what, step, reason) => {
    const { readProtocol } = await import('../protocol/readProtocol');
    const { PageModel } = await import('../model/pageModel');
    const host = serve({});
    const result = readProtocol({ protocolversion: '1.0.0', pageinfo: { type: 1 }, controls: [button([call('before'), step, call('after')])] });
    if ('refused' in result) throw new Error('refused');
    const page = new PageModel({ protocol: result.protocol, host, pageCode: 'order-form', status: 1, linkParam: {} });
    page.trigger(page.control('go'), 'onclicked');
    await wait(0);
    expect(apis(host.log.calls)).toEqual(['before']);
    expect(host.log.errors).toEqual([expect.objectContaining({ kind: 'config', message: `engine.configerror {"reason":"${reason}"}  order-form › go › onclicked › controls[0].onclicked.steps[1]` })]);
  });

  it.each([
    [{ do: 'insertRows', target: 'text', values: [] }],
    [{ do: 'deleteRows', target: 'text' }],
    [{ do: 'reload', target: 'text' }],
  ])('%j names a control of the wrong kind', async (step) => {
    const test = createTestPage([{ type: 'text', name: 'text' }, button([step])], { host: serve({}) });
    await press(test);
    expect(test.host.log.errors).toEqual([expect.objectContaining({ kind: 'config', message: expect.stringContaining('engine.issue.dangling-target') as string })]);
  });

  it('an error of ours in an action tells its place as well', async () => {
    const test = createTestPage([button([call('one')])], { host: serve({ one: new TypeError('x is not a function') }) });
    await press(test);
    expect(test.host.log.errors).toEqual([expect.objectContaining({ kind: 'bug', message: 'x is not a function  test-page › go › onclicked › controls[0].onclicked.steps[0]' })]);
  });
});
