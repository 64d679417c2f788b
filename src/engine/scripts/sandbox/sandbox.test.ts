import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import type { Frame, FromSandbox, RealmFacts } from '../messages';
import { testQuickJs } from '../testScripts';
import { readTurn } from '../turns';
import type { ControlState, Turn } from '../turns';
import { createSandbox } from './createSandbox';

let quickJs: QuickJSWASMModule;
beforeAll(async () => {
  quickJs = await testQuickJs();
});

const FACTS: RealmFacts = {
  page: { status: 1, pagecode: 'order' },
  user: { userinfoname: '张伟' },
  functions: ['order.save'],
  roles: ['director'],
};
const CONTROLS: Record<string, ControlState> = {
  price: [0, '3'],
  note: [0, null],
  approver: [1, null],
  lines: [0, '[{"qty":2}]', '[{"id":7,"values":{"qty":2},"names":["qty","amount"]}]'],
};

/** A page whose scripts are run one after the other. */
function openRealm(webScripts: readonly string[] = []) {
  let clock = 0;
  let step = 0;
  const sandbox = createSandbox(quickJs, () => (clock += step));
  const told = (reply: FromSandbox | undefined): Turn => {
    if (reply?.kind !== 'turn') throw new Error(JSON.stringify(reply));
    return readTurn(reply.turn);
  };
  let runs = 0;
  const ask = (code: string, frame: Frame = {}, controls = CONTROLS) =>
    sandbox({
      kind: 'run',
      realm: 'p',
      run: ++runs,
      code,
      frame: JSON.stringify(frame),
      changes: JSON.stringify(controls),
    });
  const opened = told(sandbox({ kind: 'open', realm: 'p', facts: FACTS, webScripts }));
  return {
    opened,
    ask,
    run: (code: string, frame?: Frame) => told(ask(code, frame)),
    answer: (request: number, answer: unknown, isOk = true, controls: Record<string, ControlState> = {}) =>
      told(
        sandbox({
          kind: 'answer',
          realm: 'p',
          run: runs,
          request,
          isOk,
          answer: JSON.stringify(answer),
          frame: '{}',
          changes: JSON.stringify(controls),
        }),
      ),
    /** From now on every look at the clock takes a millisecond. */
    startClock: () => {
      step = 1;
    },
  };
}

describe('a script', () => {
  it('reads and sets values, and sees at once what it has set', () => {
    expect(openRealm().run('setValue("price", getValue("price") * 2); return getValue("price")')).toMatchObject({
      state: 'done',
      result: 6,
      patches: [{ kind: 'control', target: 'price', prop: 'value', value: 6 }],
    });
  });

  it('reads and sets whether a control is hidden, required or readonly', () => {
    const { patches, result } = openRealm().run(
      'const it = control("approver"); it.required = it.hidden; it.hidden = 0; setReadonly("price", true); return [it.hidden, it.required, control("price").readonly]',
    );
    expect(result).toEqual([false, true, true]);
    expect(patches).toEqual([
      { kind: 'control', target: 'approver', prop: 'required', value: true },
      { kind: 'control', target: 'approver', prop: 'hidden', value: false },
      { kind: 'control', target: 'price', prop: 'readonly', value: true },
    ]);
  });

  it.each([
    'control("price").title = "x"',
    'Object.defineProperty(control("price"), "title", { value: 1 })',
    'delete control("price").value',
  ])('can set nothing else: %s', (code) => {
    expect(openRealm().run(code)).toMatchObject({
      state: 'failed',
      patches: [],
      failure: { message: expect.stringContaining('only hidden, required, readonly and value can be set') as string },
    });
  });

  it('empties a control with undefined', () => {
    expect(openRealm().run('setValue("price", undefined)').patches).toEqual([
      { kind: 'control', target: 'price', prop: 'value' },
    ]);
  });

  it('names the control that the page does not have', () => {
    expect(openRealm().run('setValue("nowhere", 1)')).toMatchObject({
      state: 'failed',
      failure: { missing: 'nowhere' },
    });
    expect(openRealm().run('getValue("__proto__")')).toMatchObject({
      state: 'failed',
      failure: { missing: '__proto__' },
    });
  });

  it('reaches the rows of an array by their ids, and their columns only', () => {
    const { run } = openRealm();
    expect(run('const [line] = rows("lines"); line.amount = line.qty * 5; return line.amount')).toMatchObject({
      result: 10,
      patches: [{ kind: 'line', array: 'lines', line: 7, name: 'amount', value: 10 }],
    });
    expect(run('rows("lines")[0].other = 1')).toMatchObject({ state: 'failed', failure: { missing: 'other' } });
    expect(run('rows("price")')).toMatchObject({ state: 'failed', failure: { message: 'price has no rows' } });
  });

  it('reads and sets the row and the section that its event belongs to', () => {
    const line = {
      array: 'lines',
      row: { id: 7, values: { qty: 2 }, names: ['qty', 'amount'] },
      section: { id: 3, values: { region: 'A' }, names: ['region'] },
    };
    expect(
      openRealm().run(
        'row.amount = row.qty + 1; section.region = section.region + "!"; setValue("qty", 9); return [getValue("qty"), getValue("region")]',
        { line },
      ),
    ).toMatchObject({
      result: [9, 'A!'],
      patches: [
        { line: 7, name: 'amount', value: 3 },
        { line: 3, name: 'region', value: 'A!' },
        { line: 7, name: 'qty', value: 9 },
      ],
    });
  });

  it('knows its page, its user, what happened, what it was given, and what the steps before it answered', () => {
    const code =
      'return [page.pagecode, user.userinfoname, hasFunction("order.save"), hasFunction("x"), hasFunction(""), hasRole("director"), event.value, input.rate, steps.p.total, row.no]';
    expect(
      openRealm().run(code, {
        event: { value: 4 },
        input: { rate: 2 },
        steps: { p: { total: 8 } },
        record: { no: 'SO-1' },
      }).result,
    ).toEqual(['order', '张伟', true, false, true, true, 4, 2, 8, 'SO-1']);
  });

  it('says in which line it failed', () => {
    expect(openRealm().run('const a = 1;\n\nnull.x;').failure).toEqual({
      message: "TypeError: cannot read property 'x' of null",
      line: 3,
    });
    expect(openRealm().run('const = 1').failure?.message).toMatch(/^SyntaxError/);
    expect(openRealm().run('throw { odd: true }').failure).toMatchObject({ message: '{"odd":true}' });
  });

  it('waits for what it asks its page to do, and then sees how its controls stand', () => {
    const { run, answer } = openRealm();
    expect(
      run('const found = await call("getprice", { id: 1 }); setValue("note", found.price + getValue("price"))'),
    ).toEqual({
      patches: [],
      logs: [],
      state: 'waiting',
      requests: [{ id: 1, step: { do: 'call', api: 'getprice', input: { id: 1 } } }],
    });
    expect(answer(1, { price: 5 }, true, { price: [0, '10'] })).toMatchObject({
      state: 'done',
      patches: [{ target: 'note', value: 15 }],
    });
  });

  it('can catch that its page refuses, and takes a no for an answer', () => {
    const { run, answer } = openRealm();
    run('try { await call("x") } catch (error) { return error.message + error.code }');
    expect(answer(1, { message: 'closed', code: 'E1' }, false)).toMatchObject({ state: 'done', result: 'closedE1' });
    run('return await confirm("sure?")');
    expect(answer(1, { message: 'no', isCancelled: true }, false)).toMatchObject({ state: 'done', result: false });
  });

  it('has ended only when all that it asked for is answered', () => {
    const { run, answer } = openRealm();
    expect(run('call("a").then(() => setValue("note", "late")); message.info("hi")')).toMatchObject({
      state: 'waiting',
      requests: [{ id: 1 }, { id: 2, step: { do: 'message', kind: 'info', text: 'hi' } }],
    });
    expect(answer(2, undefined)).toMatchObject({ state: 'waiting' });
    expect(answer(1, {})).toMatchObject({ state: 'done', patches: [{ target: 'note', value: 'late' }] });
  });

  it("uses what the tenant's own scripts have defined; one of them that fails is named, the others run", () => {
    const { opened, run } = openRealm([
      'globalThis.twice = (n) => n * 2',
      'oops(',
      'globalThis.read = () => getValue("price")',
      'console.log("ready", 1)',
    ]);
    expect(opened.logs).toEqual([
      { level: 'note', text: 'ready 1' },
      { level: 'error', text: expect.stringMatching(/^flycode error: web script 2: /) as string },
    ]);
    expect(run('return twice(read())').result).toBe(6);
  });

  it('tells what cannot be told as a failure', () => {
    const { run } = openRealm();
    expect(run('const a = {}; a.a = a; return a')).toMatchObject({ state: 'failed' });
    expect(run('return 1n')).toMatchObject({ state: 'failed' });
    expect(run('return 2')).toMatchObject({ state: 'done', result: 2 });
  });
});

describe('what a script can reach', () => {
  const HERE = Object.getOwnPropertyNames(globalThis).filter(
    (name) =>
      !/^[A-Z]|^(globalThis|undefined|eval|isNaN|isFinite|parseInt|parseFloat|escape|unescape|queueMicrotask|console)$|codeURI|^performance$/.test(
        name,
      ),
  );

  it('is nothing of the browser and nothing of the worker', () => {
    const names = [
      ...HERE,
      'window',
      'self',
      'document',
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'Worker',
      'importScripts',
      'postMessage',
      'localStorage',
      'indexedDB',
      'navigator',
      'location',
      'crypto',
      'setTimeout',
      'process',
      'require',
      'module',
      'WebAssembly',
    ];
    expect(
      openRealm().run(`return ${JSON.stringify(names)}.filter((name) => typeof globalThis[name] !== 'undefined')`)
        .result,
    ).toEqual([]);
  });

  it.each([
    'Function("return this")()',
    '(() => {}).constructor("return globalThis")()',
    '[].constructor.constructor("return globalThis")()',
    '(async () => {}).constructor("return globalThis")()',
    'getValue.constructor("return globalThis")()',
    'message.info.constructor("return globalThis")()',
  ])('is its own world by whatever way: %s', (way) => {
    expect(
      openRealm().run(
        `const world = ${way}; const it = await world; return it === globalThis || Object.keys(it ?? {}).length === 0`,
      ),
    ).toMatchObject({ state: 'done', result: true });
  });

  it('cannot be changed for the scripts after it: the names of the language stay what they are', () => {
    const { run } = openRealm();
    run('try { globalThis.getValue = () => 0 } catch (error) { return "refused" }');
    run('try { message.info = 0; page.pagecode = "x"; user.userinfoname = "x" } catch (error) { return "refused" }');
    expect(run('return [getValue("price"), typeof message.info, page.pagecode, user.userinfoname]').result).toEqual([
      3,
      'function',
      'order',
      '张伟',
    ]);
  });

  it('does not include modules', () => {
    expect(openRealm().run('return await import("fs")')).toMatchObject({ state: 'failed' });
  });
});

describe('a script that runs away', () => {
  it.each([
    'while (true) {}',
    'for (;;) await null',
    'const turn = () => Promise.resolve().then(turn); turn(); for (;;) {}',
    'try { for (;;) {} } finally { for (;;) {} }',
    'for (;;) { try { for (;;) {} } catch {} }',
    '[3, 1, 2].sort(() => { for (;;) {} })',
    'new Proxy({}, { get() { for (;;) {} } }).x',
    '({ toJSON() { for (;;) {} } }) && JSON.stringify({ toJSON() { for (;;) {} } })',
  ])('is interrupted: %s', (code) => {
    const realm = openRealm();
    realm.startClock();
    expect(realm.ask(code)).toMatchObject({ kind: 'stopped', reason: 'time' });
  });

  it('is stopped when it takes too much memory', () => {
    expect(openRealm().run('new Uint8Array(64 * 1024 * 1024)')).toMatchObject({
      state: 'failed',
      failure: { isOutOfMemory: true },
    });
  });

  it('fails as any other when it calls itself without end', () => {
    expect(openRealm().run('const again = () => again() + 1; again()')).toMatchObject({
      state: 'failed',
      failure: { message: expect.stringMatching(/stack overflow/i) as string },
    });
  });

  it('takes what its page kept with it, and the page can begin anew', () => {
    const realm = openRealm();
    realm.run('globalThis.kept = 1');
    expect(realm.run('return kept').result).toBe(1);
    realm.startClock();
    realm.ask('for (;;) {}');
    expect(() => realm.run('return 1')).toThrow('No realm p');
  });
});
