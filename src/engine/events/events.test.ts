import { AppError } from '@/common/errors/appError';
import { createTestPage } from '../model/testPage';
import { apis, button, call, serve } from './testChain';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function press(test: ReturnType<typeof createTestPage>, name = 'go') {
  test.page.events.trigger(test.page.control(name), 'onclicked');
  await wait(0);
}

describe('leaving a field', () => {
  it('runs its event at once', async () => {
    const { page, host } = createTestPage([{ type: 'text', name: 'a', onblur: { steps: [call('check')] } }], {
      host: serve({}),
    });
    page.control('a').blur();
    await wait(0);
    expect(apis(host)).toEqual(['check']);
  });
});

describe('a click', () => {
  it('runs its event once while it is under way, and again afterwards', async () => {
    let finish: (value: unknown) => void = () => undefined;
    const test = createTestPage([button([call('save')])], {
      host: serve({
        save: () =>
          new Promise((resolve) => {
            finish = resolve;
          }),
      }),
    });
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
    const note = (name: string) =>
      [
        name,
        () => {
          order.push(name);
          return name === 'rows' ? { items: [], __itemcount: 0 } : {};
        },
      ] as const;
    const host = serve(Object.fromEntries([note('page'), note('second'), note('control'), note('rows')]));
    const { page } = createTestPage(
      [
        {
          type: 'table',
          name: 't',
          source: { api: 'rows' },
          columns: [{ name: 'a', title: 'A' }],
          onload: { steps: [call('control')] },
        },
      ],
      { host, more: { onload: { steps: [call('page'), call('second')] } } },
    );
    await page.start();
    expect(order).toEqual(['page', 'second', 'control', 'rows']);
  });

  it('goes on when its event fails: the rest of the page works', async () => {
    const host = serve({ load: new AppError('service', 'no'), rows: { items: [{ a: 1 }], __itemcount: 1 } });
    const { page, table } = createTestPage(
      [{ type: 'table', name: 't', source: { api: 'rows' }, columns: [{ name: 'a', title: 'A' }] }],
      { host, more: { onload: { steps: [call('load')] } } },
    );
    await page.start();
    expect(host.log.errors).toHaveLength(1);
    expect(table('t').state().rows).toEqual([{ a: 1 }]);
  });
});

describe('a chain of steps', () => {
  it('runs in order; later steps read earlier results by id', async () => {
    const test = createTestPage(
      [button([call('one', undefined, { id: 'first' }), call('two', { from: '=first.id', list: ['=first.id'] })])],
      { host: serve({ one: { id: 8 } }) },
    );
    await press(test);
    expect(test.host.log.calls.map(({ input }) => input)).toEqual([{}, { from: 8, list: [8] }]);
  });

  it('skips a step whose condition does not hold; its result is then nothing', async () => {
    const test = createTestPage(
      [
        { type: 'number', name: 'level', value: 1 },
        button([
          call('skipped', undefined, { id: 's', when: '=level == 2' }),
          call('done', { had: '=s == null' }, { when: '=level == 1' }),
          call('after', undefined, { when: '=s != null' }),
        ]),
      ],
      { host: serve({}) },
    );
    await press(test);
    expect(test.host.log.calls.map(({ api, input }) => [api, input])).toEqual([['done', { had: true }]]);
  });

  it('goes on after a step that asks whether an earlier one has answered', async () => {
    const test = createTestPage(
      [button([call('one', undefined, { id: 'answer' }), call('two', undefined, { when: '=answer != null' })])],
      { host: serve({ one: { any: 1 } }) },
    );
    await press(test);
    expect(apis(test.host)).toEqual(['one', 'two']);
  });

  it('stops at the first step that fails, and the host tells why', async () => {
    const test = createTestPage([button([call('one'), call('two')])], {
      host: serve({ one: new AppError('service', '库存不足') }),
    });
    await press(test);
    expect(apis(test.host)).toEqual(['one']);
    expect(test.host.log.errors).toEqual([expect.objectContaining({ kind: 'service', message: '库存不足' })]);
  });

  it('takes its onerror chain instead when there is one, with the message and what was known so far', async () => {
    const test = createTestPage(
      [
        button({
          steps: [call('one', undefined, { id: 'first' }), call('two')],
          onerror: [
            { do: 'message', kind: 'error', text: "=concat(event.message, ' ', event.code, ' ', first.id)" },
            call('undo'),
          ],
        }),
      ],
      { host: serve({ one: { id: 4 }, two: new AppError('service', 'no credit', { code: 'E7' }) }) },
    );
    await press(test);
    expect(test.host.log.messages).toEqual([['error', 'no credit E7 4']]);
    expect(apis(test.host)).toEqual(['one', 'two', 'undo']);
    expect(test.host.log.errors).toEqual([]);
  });

  it('tells when its onerror chain fails as well', async () => {
    const test = createTestPage([button({ steps: [call('one')], onerror: [call('two')] })], {
      host: serve({ one: new AppError('service', 'a'), two: new AppError('service', 'b') }),
    });
    await press(test);
    expect(test.host.log.errors).toEqual([expect.objectContaining({ message: 'b' })]);
  });

  it('that was given up says nothing, and takes no onerror chain', async () => {
    const test = createTestPage([button({ steps: [call('one'), call('two')], onerror: [call('undo')] })], {
      host: serve({ one: new AppError('cancelled', 'closed') }),
    });
    await press(test);
    expect(apis(test.host)).toEqual(['one']);
    expect(test.host.log.errors).toEqual([]);
  });
});

/** Presses a button on a page whose protocol may have issues. */
async function pressFaulty(event: Record<string, unknown> | unknown[]) {
  const { readProtocol } = await import('../protocol/readProtocol');
  const { PageModel } = await import('../model/pageModel');
  const host = serve({});
  const result = readProtocol({ protocolversion: '1.0.0', pageinfo: { type: 1 }, controls: [button(event)] });
  if ('refused' in result) throw new Error('refused');
  const page = new PageModel({ protocol: result.protocol, host, pageCode: 'order-form', status: 1, linkParam: {} });
  page.events.trigger(page.control('go'), 'onclicked');
  await wait(0);
  return { host, page };
}

describe('a step that is not configured right', () => {
  it.each([
    ['an action that does not exist', { do: 'teleport' }, 'engine.issue.unknown-action {\\"action\\":\\"teleport\\"}'],
    ['no action at all', { id: 'x' }, 'engine.issue.unknown-action {\\"action\\":\\"\\"}'],
    [
      'rows for what is no array',
      { do: 'insertRows', target: 'go', values: [] },
      'engine.issue.wrong-target {\\"target\\":\\"go\\",\\"expected\\":\\"array\\"}',
    ],
    [
      'sections for what is no array with sections',
      { do: 'moveSection', target: 'go', by: 1 },
      'engine.issue.wrong-target {\\"target\\":\\"go\\",\\"expected\\":\\"array, sections\\"}',
    ],
    [
      'a reload of what reads nothing',
      { do: 'reload', target: 'go' },
      'engine.issue.wrong-target {\\"target\\":\\"go\\",\\"expected\\":\\"source\\"}',
    ],
    [
      'a target that does not exist',
      { do: 'set', target: 'nobody', value: 1 },
      'engine.issue.dangling-target {\\"target\\":\\"nobody\\"}',
    ],
  ])('%s: gives a configuration error with its place, when its turn comes', async (_what, step, reason) => {
    const { host } = await pressFaulty([call('before'), step, call('after')]);
    expect(apis(host)).toEqual(['before']);
    expect(host.log.errors).toEqual([
      expect.objectContaining({
        kind: 'config',
        message: `engine.configerror {"reason":"${reason}"}  order-form › go › onclicked › controls[0].onclicked.steps[1]`,
      }),
    ]);
  });

  describe('because it names no business interface', () => {
    const submit = { do: 'submit', idfield: 'id' };

    it.each([
      ['a call', { do: 'call' }],
      ['a call of an empty name', { do: 'call', api: '' }],
      ['a call of a name that an expression does not answer', { do: 'call', api: '=page.linkparam.api' }],
      ['a submit', submit],
    ])('%s: is told on the console alone, and ends its event', async (_what, step) => {
      const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { host, page } = await pressFaulty({ steps: [step, call('after')], onerror: [call('undo')] });
      expect([apis(host), host.log.errors, host.log.messages, page.problem()]).toEqual([[], [], [], undefined]);
      expect(told.mock.calls).toEqual([
        ['engine.issue.missing-api  order-form › go › onclicked › controls[0].onclicked.steps[0]'],
      ]);
      told.mockRestore();
    });
  });

  it.each([
    ['sets', { do: 'set', target: 'nobody', value: 1 }],
    ['adds rows to', { do: 'insertRows', target: 'nobody', values: [] }],
    ['reads again', { do: 'reload', target: 'nobody' }],
  ])('because it %s a control that is not there: is told in an alert', async (_what, step) => {
    const { host } = await pressFaulty([step]);
    expect(host.log.errors).toEqual([expect.objectContaining({ kind: 'config', code: 'missing-control' })]);
  });

  it('an error of ours in an action tells its place as well', async () => {
    const test = createTestPage([button([call('one')])], {
      host: serve({ one: new TypeError('x is not a function') }),
    });
    await press(test);
    expect(test.host.log.errors).toEqual([
      expect.objectContaining({
        kind: 'bug',
        message: 'x is not a function  test-page › go › onclicked › controls[0].onclicked.steps[0]',
      }),
    ]);
  });
});
