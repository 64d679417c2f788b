import { createFakeHost } from '@/engine/fakeHost';
import type { EngineHost } from '@/engine/host';
import { createTestPage } from '@/engine/model/testPage';
import { RUN_LIMITS } from '@/engine/scripts/limits';
import { createTestScripts } from '@/engine/scripts/testScripts';
import { createPageEvents } from '@/workspace/engine-host/createPageEvents';

const fields = [
  { type: 'text', name: 'note' },
  { type: 'number', name: 'probe', value: 0 },
  { type: 'text', name: 'hiddenfield', hidden: 1 },
  { type: 'array', name: 'lines', controls: [{ type: 'number', name: 'qty' }] },
  { type: 'table', name: 'orders', source: { api: 'query' }, columns: [{ name: 'no', title: 'No' }] },
];

interface OpenOptions {
  readonly webScripts?: readonly string[];
  readonly host?: Partial<EngineHost>;
  readonly more?: Record<string, unknown>;
}

/** Opens a page with one button for a hostile script and one for a valid script. Counts the calls of the host. */
async function open(code: string, { webScripts = [], host: overrides, more }: OpenOptions = {}) {
  const scripts = createTestScripts(webScripts);
  let confirms = 0;
  let underWay = 0;
  let mostUnderWay = 0;
  const host = createFakeHost({
    scripts,
    confirm: () => {
      confirms += 1;
      return Promise.resolve(true);
    },
    call: async () => {
      mostUnderWay = Math.max(mostUnderWay, (underWay += 1));
      await Promise.resolve();
      underWay -= 1;
      return { items: [], __itemcount: 0 };
    },
    ...overrides,
  });
  const button = (name: string, body: string) => ({
    type: 'button',
    name,
    title: name,
    onclicked: { steps: [{ do: 'flycode', code: body }] },
  });
  const good = [
    button('check', 'setValue("probe", getValue("probe") + 1)'),
    button('slow', 'await call("slow"); setValue("note", "late")'),
  ];
  const { page, value } = createTestPage([...fields, button('go', code), ...good], { host, more });
  await page.start();
  const before = host.log.calls.length;
  const click = async (name: string) => {
    const control = page.control(name);
    if (control.node.events.onclicked) await page.events.click(name, control.node.events.onclicked, { control });
  };
  return {
    page,
    host,
    scripts,
    value,
    click,
    reached: () => ({
      calls: host.log.calls.length - before,
      mostUnderWay,
      messages: host.log.messages.length,
      confirms,
      pages: host.log.opened.length + host.log.closed.length + host.log.returned.length,
    }),
  };
}

let lines: string[];
beforeEach(() => {
  lines = [];
  const keep = (line: unknown) => void lines.push(String(line));
  jest.spyOn(console, 'warn').mockImplementation(keep);
  jest.spyOn(console, 'error').mockImplementation(keep);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Hostile scripts with the reason that the console shows when they are stopped. */
const STOPPED: readonly (readonly [what: string, code: string, reason: string])[] = [
  ['1,000 questions at once', 'for (let n = 0; n < 1000; n += 1) confirm("sure?");', 'confirms'],
  ['one question after the other', 'for (;;) await confirm("sure?");', 'confirms'],
  ['10,000 calls at once', 'for (let n = 0; n < 10000; n += 1) call("x");', 'calls'],
  ['one call after the other', 'for (;;) await call("x");', 'calls'],
  ['60 calls at once', 'await Promise.all(Array.from({ length: 60 }, () => call("x")));', 'parallel'],
  ['20,000 messages', 'for (let n = 0; n < 20000; n += 1) message.info("x");', 'messages'],
  ['messages one after the other', 'for (;;) await message.info("x");', 'messages'],
  [
    'messages past an error that it catches',
    'for (let n = 0; n < 3000; n += 1) try { message.info("x") } catch {}',
    'messages',
  ],
  ['a message of 1 MB', 'message.info("x".repeat(1e6));', 'words'],
  ['a question of 1 MB', 'await confirm("x".repeat(1e6));', 'words'],
  ['a message of 8 MB', 'message.info("x".repeat(8e6));', 'size'],
  ['100,000 lines on the console', 'for (let n = 0; n < 100000; n += 1) console.log(n);', 'logs'],
  ['1,000 dialogs', 'for (let n = 0; n < 1000; n += 1) openPage({ pagecode: "x", mode: "dialog" });', 'pages'],
  ['pages one after the other', 'for (;;) await openPage({ pagecode: "x", mode: "dialog" });', 'pages'],
  ['the closing of pages without end', 'for (;;) await perform({ do: "close", to: "x" });', 'pages'],
  ['reloads without end', 'for (;;) await perform({ do: "reload", target: "orders" });', 'calls'],
  ['translations without end', 'for (;;) await translate("x");', 'steps'],
  ['steps without end', 'for (;;) await perform({ do: "set", target: "note", value: "x" });', 'steps'],
  ['waits for 100 controls at once', 'for (let n = 0; n < 100; n += 1) available("hiddenfield");', 'parallel'],
  ['a value of 5 MB', 'setValue("note", "x".repeat(5e6));', 'size'],
  ['a value of 5 MB past an error that it catches', 'try { setValue("note", "x".repeat(5e6)) } catch {}', 'size'],
  [
    '1,000,000 rows',
    'await perform({ do: "insertRows", target: "lines", values: Array.from({ length: 1e6 }, () => ({ qty: 1 })) });',
    'size|time',
  ],
  ['a result of 5 MB', 'return "x".repeat(5e6);', 'size'],
  ['30,000 values', 'for (let n = 0; n < 30000; n += 1) setValue("note", n);', 'patches|time'],
  ['a promise that nothing settles', 'await new Promise(() => {});', 'stuck'],
  [
    'a list of the names that it uses itself: push',
    'Array.prototype.push = function (x) { for (let n = 0; n < 5000; n += 1) this[this.length] = x; return 1; }; message.info("x");',
    'messages',
  ],
  ['a turn that it writes itself', 'Array.prototype.join = () => "x".repeat(3e6); message.info("x");', 'memory'],
  ['an array of 800 MB', 'return new Array(1e8).fill(0);', 'memory|time'],
  ['a getter without end', 'setValue("note", { get more() { for (;;) {} } });', 'time'],
];

it.each(STOPPED)(
  'a script that requests %s is stopped and logged, and the next script runs',
  async (_what, code, reason) => {
    const { click, reached, host, scripts, value } = await open(code);
    await click('go');
    const { calls, mostUnderWay, messages, confirms, pages } = reached();
    expect(calls).toBeLessThanOrEqual(RUN_LIMITS.calls);
    expect(mostUnderWay).toBeLessThanOrEqual(RUN_LIMITS.parallel);
    expect(messages).toBeLessThanOrEqual(RUN_LIMITS.messages);
    expect(confirms).toBeLessThanOrEqual(RUN_LIMITS.confirms);
    expect(pages).toBeLessThanOrEqual(RUN_LIMITS.pages);
    expect(lines.length).toBeLessThanOrEqual(RUN_LIMITS.logs);
    expect(scripts.logs).toEqual([
      expect.stringMatching(
        new RegExp(`^flycode error: test-page › go › onclicked was stopped \\((${reason})\\), 1 of 3 times$`),
      ),
    ]);
    expect(host.log.errors).toMatchObject([
      {
        kind: 'config',
        code: 'script-stopped',
        message: expect.stringMatching(
          /^engine\.script\.(over\.|stopped|stuck).* {2}test-page › go › onclicked/,
        ) as string,
      },
    ]);
    await click('check');
    expect(value('probe')).toBe(1);
  },
);

/** Scripts that end by themselves or fail with an error. */
const ENDED: readonly (readonly [what: string, code: string])[] = [
  ['calls itself without end', 'const again = () => again() + 1; again();'],
  ['throws an error of 8 MB', 'throw new Error("x".repeat(8e6));'],
  ['writes a line of 8 MB', 'console.log("x".repeat(8e6));'],
  ['leaves a promise rejected', 'Promise.reject(new Error("x"));'],
  ['sets one control 10,000 times', 'for (let n = 0; n < 10000; n += 1) setValue("note", n);'],
  ['asks 20 questions', 'for (let n = 0; n < 20; n += 1) await confirm("sure?");'],
  ['makes 100 calls in a row', 'for (let n = 0; n < 100; n += 1) await call("x");'],
  [
    'waits for what another part of it brings',
    'let go; const wait = new Promise((resolve) => { go = resolve; }); call("x").then(go); await wait;',
  ],
];

it.each(ENDED)('a script that %s is not stopped, and its message is truncated', async (_what, code) => {
  const { click, host, scripts, value } = await open(code);
  await click('go');
  expect(scripts.logs.filter((line) => line.includes('was stopped'))).toEqual([]);
  expect(Math.max(0, ...[...lines, ...host.log.errors.map(String)].map(({ length }) => length))).toBeLessThan(2_200);
  await click('check');
  expect(value('probe')).toBe(1);
});

it('discards all effects of the turn in which a script exceeds a limit', async () => {
  const { click, value, reached } = await open(
    'await call("x"); setValue("note", "half"); for (let n = 0; n < 21; n += 1) message.info("x");',
  );
  await click('go');
  expect([value('note'), reached().messages, reached().calls]).toEqual([undefined, 0, 1]);
});

it('sends no call after a script has closed its page', async () => {
  const test = await open('await closePage(); for (;;) await confirm("sure?");', {
    host: {
      pages: {
        open: () => Promise.resolve(undefined),
        close: () => {
          test.page.dispose();
          return Promise.resolve(true);
        },
        returnTo: () => undefined,
      },
    },
  });
  await test.click('go');
  expect([test.reached().confirms, test.host.log.errors]).toEqual([0, []]);
});

it('keeps the page’s other scripts running when one exceeds a limit', async () => {
  let answer: (data: unknown) => void = () => undefined;
  const { click, value, host } = await open('for (;;) await translate("x");', {
    host: {
      call: ({ api }) =>
        api === 'slow'
          ? new Promise((resolve) => {
              answer = resolve;
            })
          : Promise.resolve({ items: [] }),
    },
  });
  const slow = click('slow');
  await click('go');
  answer({});
  await slow;
  expect([value('note'), host.log.errors.length]).toEqual(['late', 1]);
});

it('stops scripts that emit the event they handle', async () => {
  const errors: unknown[] = [];
  const events = createPageEvents({
    report: (error) => void errors.push(error),
    t: (key) => key,
    gestureCount: () => 1,
  });
  let emits = 0;
  const emit = 'perform({ do: "emit", event: "ping" })';
  const { click, host } = await open(`await ${emit}`, {
    host: {
      events: {
        ...events,
        emit: (name, data) => {
          emits += 1;
          events.emit(name, data);
        },
      },
    },
    more: { onevents: { ping: { steps: [{ do: 'flycode', code: `await ${emit}` }] } } },
  });
  await click('go');
  for (let times = 0; times < 2000 && host.log.errors.length === 0; times += 1)
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  expect(host.log.errors).toMatchObject([
    { code: 'script-failed', message: expect.stringContaining('engine.configerror') as string },
  ]);
  expect(emits).toBe(201);
});

describe("the tenant's own scripts", () => {
  it('are limited in their log lines, and the page’s scripts run', async () => {
    const { click, value } = await open('setValue("note", twice(2))', {
      webScripts: ['for (let n = 0; n < 100000; n += 1) console.log(n)', 'globalThis.twice = (n) => n * 2'],
    });
    await click('go');
    expect(value('note')).toBe(4);
    expect(lines).toHaveLength(RUN_LIMITS.logs + 2);
    expect(lines.at(-1)).toMatch(/flycode error: web script 1: .*Too many logs/);
  });

  it('are logged instead of the page’s script when they never end; after three times no script runs', async () => {
    const { click, host, scripts } = await open('setValue("note", 1)', { webScripts: ['for (;;) {}'] });
    for (let times = 0; times < 4; times += 1) await click('go');
    expect(scripts.logs).toEqual(
      [1, 2, 3].map((times) => `flycode error: web scripts was stopped (time), ${times} of 3 times`),
    );
    expect(host.log.errors.map((error) => (error as Error).message.split('  ')[0])).toEqual([
      'engine.script.webstopped',
      'engine.script.webstopped',
      'engine.script.webdisabled',
      'engine.script.webdisabled',
    ]);
  });
});
