import type { AppError } from '@/common/errors/appError';
import { createScriptRunner } from './createScriptRunner';
import type { FromSandbox, ToSandbox } from './messages';
import type { WorkerPort } from './sandboxWorker';
import type { ScriptWorld } from './scriptRunner';
import type { ControlState, Patch } from './turns';

const DONE = JSON.stringify({ patches: [], requests: [], logs: [], state: 'done', result: 'fine' });
const PROGRAM = 'compiled' as unknown as WebAssembly.Module;

/** A worker whose answers a test gives: by what a script's code says. */
function fakeWorker(answers: (message: ToSandbox) => FromSandbox | undefined) {
  const received: ToSandbox[] = [];
  let tell: (message: FromSandbox) => void = () => undefined;
  let fail: (reason: string) => void = () => undefined;
  const worker = {
    received,
    isTerminated: false,
    fail: (reason: string) => fail(reason),
    tell: (message: FromSandbox) => tell(message),
  };
  const port: WorkerPort = {
    postMessage(message) {
      received.push(message);
      const answer = message.kind === 'boot' ? { kind: 'booted' as const, program: PROGRAM } : answers(message);
      if (answer && message.kind !== 'close') void Promise.resolve().then(() => tell(answer));
    },
    onMessage: (listener) => {
      tell = listener;
    },
    onFailure: (listener) => {
      fail = listener;
    },
    terminate: () => {
      worker.isTerminated = true;
    },
  };
  return { ...worker, worker, port };
}

/** Scripts by their code: `hang` never answers, `loop` is interrupted, `ask` waits for its page, all others are done. */
const usual = (message: ToSandbox): FromSandbox | undefined => {
  const code = message.kind === 'run' ? message.code : '';
  if (code === 'hang') return undefined;
  if (code === 'loop') return { kind: 'stopped', reason: 'time', isBroken: false };
  if (code === 'ask')
    return {
      kind: 'turn',
      turn: JSON.stringify({ patches: [], requests: [{ id: 1, step: { do: 'call' } }], logs: [], state: 'waiting' }),
    };
  return { kind: 'turn', turn: DONE };
};

function setUp(
  answers = usual,
  webScripts: readonly string[] | undefined = [],
  whenIdle: (work: () => void) => void = (work) => work(),
) {
  const workers: ReturnType<typeof fakeWorker>['worker'][] = [];
  const logs: string[] = [];
  const runner = createScriptRunner({
    startWorker() {
      const { port, worker } = fakeWorker(answers);
      workers.push(worker);
      return port;
    },
    fetchProgram: () => Promise.resolve(new ArrayBuffer(8)),
    whenIdle,
    webScripts: () => webScripts,
    t: (key) => key,
    log: (message) => void logs.push(message),
  });
  return { runner, workers, logs };
}

const script = (code: string) => ({ code, place: 'order › save › onclicked' });
const worldOf = (realm: string, more: Partial<ScriptWorld> = {}): ScriptWorld => ({
  realm,
  facts: () => ({ page: {}, user: {}, functions: [], roles: [] }),
  frame: () => ({}),
  states: () => new Map<string, ControlState>(),
  apply: () => undefined,
  perform: () => new Promise(() => undefined),
  log: () => undefined,
  ...more,
});
const codeOf = (error: unknown) => (error as AppError).code;
const kindOf = (error: unknown) => (error as AppError).kind;
const kindsOf = (received: readonly ToSandbox[]) => received.map(({ kind }) => kind);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('starts a sandbox for the first script and a spare one beside it, which takes the compiled program', async () => {
  const { runner, workers } = setUp();
  await expect(runner.run(script('x'), worldOf('p1'))).resolves.toBe('fine');
  await runner.run(script('y'), worldOf('p1'));
  expect(workers).toHaveLength(2);
  expect(kindsOf(workers[0]?.received ?? [])).toEqual(['boot', 'open', 'run', 'run']);
  expect(workers[1]?.received).toEqual([{ kind: 'boot', program: PROGRAM }]);
});

it('starts the spare sandbox when the page has nothing else to do, and none when the session is over by then', async () => {
  const idle: (() => void)[] = [];
  const { runner, workers } = setUp(usual, [], (work) => void idle.push(work));
  await runner.run(script('x'), worldOf('p1'));
  await runner.run(script('y'), worldOf('p1'));
  expect(workers).toHaveLength(1);
  expect(idle).toHaveLength(1);
  runner.dispose();
  idle.forEach((work) => work());
  expect(workers).toHaveLength(1);
});

it('kills what does not answer within 800 ms, and goes on in the spare sandbox', async () => {
  const { runner, workers, logs } = setUp();
  const hanging = runner.run(script('hang'), worldOf('p1'));
  await jest.advanceTimersByTimeAsync(799);
  expect(workers[0]?.isTerminated).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(workers[0]?.isTerminated).toBe(true);
  expect(await hanging).toMatchObject({ kind: 'config', code: 'script-stopped', message: 'engine.script.stopped' });
  expect(logs).toEqual(['flycode error: order › save › onclicked was stopped (killed), 1 of 3 times']);
  await expect(runner.run(script('x'), worldOf('p1'))).resolves.toBe('fine');
  expect(kindsOf(workers[1]?.received ?? [])).toEqual(['boot', 'open', 'run']);
});

it('runs a script no more that was stopped three times, and all others as ever', async () => {
  const { runner, logs } = setUp();
  const codes: unknown[] = [];
  for (let times = 0; times < 4; times += 1)
    codes.push(
      await runner.run(script('loop'), worldOf('p1')).then((error) => [codeOf(error), (error as AppError).message]),
    );
  expect(codes).toEqual([
    ['script-stopped', 'engine.script.stopped'],
    ['script-stopped', 'engine.script.stopped'],
    ['script-stopped', 'engine.script.disabled'],
    ['script-disabled', 'engine.script.disabled'],
  ]);
  expect(logs).toHaveLength(3);
  await expect(runner.run(script('x'), worldOf('p1'))).resolves.toBe('fine');
});

it('ends with its sandbox whatever still waits there, but only there', async () => {
  const { runner } = setUp();
  const waitingHere = runner.run(script('ask'), worldOf('p1')).then(codeOf);
  const waitingElsewhere = runner.run(script('ask'), worldOf('p2')).then(codeOf);
  await expect(runner.run(script('loop'), worldOf('p1'))).resolves.toMatchObject({ code: 'script-stopped' });
  expect(await waitingHere).toBe('script-lost');
  let isOver = false;
  void waitingElsewhere.then(() => {
    isOver = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(isOver).toBe(false);
  await Promise.all([runner.run(script('hang'), worldOf('p1')), jest.advanceTimersByTimeAsync(800)]);
  expect(await waitingElsewhere).toBe('script-lost');
});

it('does not blame a script for another one that ran away', async () => {
  const { runner, logs } = setUp();
  for (let times = 0; times < 3; times += 1) {
    const waiting = runner.run(script('ask'), worldOf('p1'));
    await runner.run({ ...script('loop'), place: `other ${times}` }, worldOf('p1'));
    await waiting;
  }
  void runner.run(script('ask'), worldOf('p1'));
  await jest.advanceTimersByTimeAsync(0);
  expect(logs.filter((line) => line.includes('order › save') && line.includes('was stopped'))).toEqual([]);
});

it('asks one thing at a time: a slow script keeps the time of the others', async () => {
  const { runner, workers } = setUp();
  const slow = runner.run(script('hang'), worldOf('p1'));
  const quick = runner.run(script('x'), worldOf('p2'));
  await jest.advanceTimersByTimeAsync(700);
  expect(kindsOf(workers[0]?.received ?? [])).toEqual(['boot', 'open', 'run']);
  await jest.advanceTimersByTimeAsync(100);
  await expect(slow).resolves.toMatchObject({ code: 'script-stopped' });
  await expect(quick).resolves.toBe('fine');
});

it('sends only how controls stand that look different from before, and all of them to a new sandbox', async () => {
  const { runner, workers } = setUp();
  const [price, total, next]: ControlState[] = [
    [0, '1'],
    [0, '2'],
    [0, '3'],
  ];
  const states = new Map([
    ['price', price as ControlState],
    ['total', total as ControlState],
  ]);
  const world = worldOf('p1', { states: () => states });
  await runner.run(script('x'), world);
  states.set('total', next as ControlState);
  await runner.run(script('x'), world);
  await runner.run(script('x'), world);
  await runner.run(script('loop'), world);
  await runner.run(script('x'), world);
  const changes = (workers[0]?.received ?? []).flatMap((message) => (message.kind === 'run' ? [message.changes] : []));
  expect(changes).toEqual([
    JSON.stringify({ price, total }),
    JSON.stringify({ total: next }),
    undefined,
    undefined,
    JSON.stringify({ price, total: next }),
  ]);
});

it('does what a script has done at once, and answers what it asked for', async () => {
  const patches: Patch[] = [{ kind: 'control', target: 'a', prop: 'value', value: 1 }];
  const turns = [
    { patches, requests: [{ id: 4, step: { do: 'call', api: 'x' } }], logs: [], state: 'waiting' },
    { patches: [], requests: [], logs: [], state: 'done', result: 7 },
  ];
  const { runner, workers } = setUp(({ kind }) =>
    kind === 'open' ? { kind: 'turn', turn: DONE } : { kind: 'turn', turn: JSON.stringify(turns.shift()) },
  );
  const applied: unknown[] = [];
  const performed: unknown[] = [];
  const world = worldOf('p1', {
    apply: (list) => applied.push(...list),
    perform: (step) => {
      performed.push(step);
      return Promise.resolve({ total: 2 });
    },
  });
  await expect(runner.run(script('x'), world)).resolves.toBe(7);
  expect(applied).toEqual(patches);
  expect(performed).toEqual([{ do: 'call', api: 'x' }]);
  expect(workers[0]?.received.at(-1)).toMatchObject({ kind: 'answer', request: 4, isOk: true, answer: '{"total":2}' });
});

it('logs a failed script as flycode error and returns the error, which says why it failed', async () => {
  const { runner, logs } = setUp(({ kind }) => ({
    kind: 'turn',
    turn:
      kind === 'open'
        ? DONE
        : JSON.stringify({
            patches: [],
            requests: [],
            logs: [],
            state: 'failed',
            failure: { message: 'oops', line: 2 },
          }),
  }));
  await expect(runner.run(script('x'), worldOf('p1'))).resolves.toMatchObject({
    kind: 'config',
    code: 'script-failed',
    message: 'engine.script.failedline',
  });
  expect(logs).toEqual(['flycode error: order › save › onclicked']);
});

it('does not run before start-up has fetched what the scripts need', async () => {
  const { runner, logs, workers } = setUp(usual, undefined);
  const unready = createScriptRunner({
    startWorker: () => fakeWorker(usual).port,
    whenIdle: (work) => work(),
    fetchProgram: () => Promise.resolve(new ArrayBuffer(8)),
    webScripts: () => undefined,
    t: (key) => key,
    log: (message) => void logs.push(message),
  });
  await expect(unready.run(script('x'), worldOf('p1'))).resolves.toMatchObject({
    kind: 'config',
    code: 'scripts-unready',
  });
  expect(logs).toEqual(['LogicExpression not initialised']);
  expect(workers).toEqual([]);
  await expect(runner.run(script('x'), worldOf('p1'))).resolves.toBe('fine');
});

it('says that scripts cannot run where there is no sandbox, and tries again with the next', async () => {
  let isBroken = true;
  const runner = createScriptRunner({
    startWorker: () => fakeWorker(usual).port,
    fetchProgram: () => (isBroken ? Promise.reject(new Error('404')) : Promise.resolve(new ArrayBuffer(8))),
    whenIdle: (work) => work(),
    webScripts: () => [],
    t: (key) => key,
    log: () => undefined,
  });
  await expect(runner.run(script('x'), worldOf('p1'))).resolves.toMatchObject({
    kind: 'config',
    code: 'scripts-unready',
    message: 'engine.script.unready',
  });
  isBroken = false;
  await expect(runner.run(script('x'), worldOf('p1'))).resolves.toBe('fine');
});

it('gives a page that is closed nothing more, and forgets what its scripts kept', async () => {
  const { runner, workers } = setUp();
  const waiting = runner.run(script('ask'), worldOf('p1')).then(kindOf);
  await jest.advanceTimersByTimeAsync(0);
  runner.close('p1');
  expect(await waiting).toBe('cancelled');
  await jest.advanceTimersByTimeAsync(0);
  expect(workers[0]?.received.at(-1)).toEqual({ kind: 'close', realm: 'p1' });
});

it('ends its workers and whatever waits when the session is over', async () => {
  const { runner, workers } = setUp();
  const waiting = runner.run(script('ask'), worldOf('p1')).then(kindOf);
  await jest.advanceTimersByTimeAsync(0);
  runner.dispose();
  expect(await waiting).toBe('cancelled');
  await jest.advanceTimersByTimeAsync(0);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
});

it('forgets the realms of a sandbox that has broken', async () => {
  const { runner, workers } = setUp((message) =>
    message.kind === 'run' && message.code === 'break'
      ? { kind: 'stopped', reason: 'memory', isBroken: true }
      : usual(message),
  );
  await expect(runner.run(script('break'), worldOf('p1'))).resolves.toMatchObject({ code: 'script-stopped' });
  await expect(runner.run(script('x'), worldOf('p2'))).resolves.toBe('fine');
  expect(workers[0]?.isTerminated).toBe(true);
  expect(kindsOf(workers[1]?.received ?? [])).toEqual(['boot', 'open', 'run']);
});

describe('what the sandbox tells too much of', () => {
  const telling = (told: object | string) =>
    setUp((message) => ({
      kind: 'turn',
      turn:
        message.kind === 'run'
          ? typeof told === 'string'
            ? told
            : JSON.stringify({ patches: [], requests: [], logs: [], state: 'waiting', ...told })
          : DONE,
    }));
  const times = <T>(count: number, entry: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => entry(index + 1));
  const asking = (count: number, step: object) => ({ requests: times(count, (id) => ({ id, step })) });

  it.each<[string, object | string]>([
    ['calls', asking(501, { do: 'call' })],
    ['calls', asking(501, { do: 'submit' })],
    ['messages', asking(21, { do: 'message' })],
    ['confirms', asking(21, { do: 'confirm' })],
    ['pages', asking(11, { do: 'openpage' })],
    ['pages', asking(11, { do: 'startflow' })],
    ['pages', asking(11, { do: 'openprocess' })],
    ['steps', asking(1001, { do: 'set' })],
    ['parallel', asking(51, { do: 'available' })],
    ['words', asking(1, { do: 'confirm', title: 'x'.repeat(5001) })],
    ['logs', { logs: times(201, () => ({ level: 'note', text: 'x' })) }],
    ['patches', { patches: times(20_001, () => ({ kind: 'control', target: 'a', prop: 'value' })) }],
    ['texts', { patches: [{ kind: 'control', target: 'a', prop: 'value', value: 'x'.repeat(100_001) }] }],
    [
      'texts',
      {
        patches: times(60, () => ({ kind: 'line', array: 'a', line: 0, name: 'b', value: [{ c: 'x'.repeat(2000) }] })),
      },
    ],
    ['size', '"'.padEnd(2_000_001, 'x')],
    ['size', { isTooLong: true }],
    ['stuck', {}],
  ])('stops the script for its %s, does nothing of it and lets the sandbox forget the run', async (limit, told) => {
    const { runner, workers, logs } = telling(told);
    const [apply, perform, log] = [jest.fn(), jest.fn(), jest.fn()];
    const error = await runner.run(script('x'), worldOf('p1', { apply, perform, log }));
    await jest.advanceTimersByTimeAsync(0);
    expect(error).toMatchObject({
      kind: 'config',
      code: 'script-stopped',
      message: limit === 'stuck' ? 'engine.script.stuck' : `engine.script.over.${limit}`,
    });
    expect(logs).toEqual([`flycode error: order › save › onclicked was stopped (${limit}), 1 of 3 times`]);
    expect([limit === 'stuck' ? [] : apply.mock.calls, perform.mock.calls, log.mock.calls]).toEqual([[], [], []]);
    expect(workers[0]?.received.at(-1)).toEqual({ kind: 'abandon', realm: 'p1', run: 1 });
  });

  it('is cut where it is a line for the console or the message of an error', async () => {
    const lines: string[] = [];
    const { runner } = telling({
      logs: [{ level: 'note', text: 'x'.repeat(9_000) }],
      state: 'failed',
      failure: { message: 'y'.repeat(9_000) },
    });
    const error = await runner.run(script('x'), worldOf('p1', { log: ({ text }) => void lines.push(text) }));
    expect(lines.map(({ length }) => length)).toEqual([2_001]);
    expect(((error as AppError).cause as { message: string }).message).toHaveLength(2_001);
  });
});

it('opens no sandbox for a page that was closed while its script waited for its turn', async () => {
  const { runner, workers } = setUp();
  const hanging = runner.run(script('hang'), worldOf('p1'));
  const late = runner.run(script('x'), worldOf('p2'));
  runner.close('p2');
  await jest.advanceTimersByTimeAsync(800);
  expect([codeOf(await hanging), kindOf(await late)]).toEqual(['script-stopped', 'cancelled']);
  expect(
    workers.flatMap(({ received }) => received).filter((message) => 'realm' in message && message.realm === 'p2'),
  ).toEqual([]);
});

it("says that the tenant's own scripts are missing to a script that needs them", async () => {
  let message = 'ReferenceError: twice is not defined';
  const answers = ({ kind }: ToSandbox): FromSandbox => ({
    kind: 'turn',
    turn:
      kind === 'open'
        ? DONE
        : JSON.stringify({ patches: [], requests: [], logs: [], state: 'failed', failure: { message, line: 1 } }),
  });
  const missing = createScriptRunner({
    startWorker: () => fakeWorker(answers).port,
    whenIdle: (work) => work(),
    fetchProgram: () => Promise.resolve(new ArrayBuffer(8)),
    webScripts: () => 'missing',
    t: (key) => key,
    log: () => undefined,
  });
  await expect(missing.run(script('twice(1)'), worldOf('p1'))).resolves.toMatchObject({
    code: 'webscripts-missing',
    message: 'engine.script.incomplete',
  });
  await expect(setUp(answers).runner.run(script('twice(1)'), worldOf('p1'))).resolves.toMatchObject({
    code: 'script-failed',
  });
  message = 'TypeError: no object';
  await expect(missing.run(script('null.x'), worldOf('p1'))).resolves.toMatchObject({ code: 'script-failed' });
});
