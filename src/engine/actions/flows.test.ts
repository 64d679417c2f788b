import { toAppError } from '@/common/errors/appError';
import { openWithSteps } from './testRun';
import type { Step } from './testRun';

const text = (name: string, value: unknown) => ({ type: 'text', name, value });
const opened = async (...steps: Step[]) => {
  const { press, host } = openWithSteps(steps, { controls: [text('amount', 300), text('id', 'p7')] });
  await press();
  return host.log;
};

/** Kinds and messages; a reason is a part of the message, with its quotation marks escaped. */
const saidOf = (errors: readonly unknown[]) =>
  errors.map(toAppError).map(({ kind, message }) => [kind, message.replaceAll('\\', '')]);

describe('a button that starts a flow', () => {
  it('opens its form in a tab, filled with the values of the page', async () => {
    const log = await opened({ do: 'startflow', flowcode: 'expense', values: { amount: '=amount', lines: [] } });
    expect(log.opened).toEqual([
      {
        pageCode: 'native:flow',
        mode: 'tab',
        status: 2,
        linkParam: { flowcode: 'expense', values: { amount: 300, lines: [] } },
      },
    ]);
  });

  it('opens it in another mode and without values where the step says so', async () => {
    const log = await opened({ do: 'startflow', flowcode: 'leave', mode: 'present' });
    expect(log.opened).toMatchObject([{ mode: 'present', linkParam: { flowcode: 'leave' } }]);
    expect(log.opened[0]?.linkParam.values).toBeUndefined();
  });

  it('refuses more values than an address can carry', async () => {
    const log = await opened({ do: 'startflow', flowcode: 'leave', values: { reason: 'x'.repeat(4000) } });
    expect(log.opened).toEqual([]);
    const reason = expect.stringContaining('engine.issue.range {"expected":"flowcode, values: ≤ 4000"}') as string;
    expect(saidOf(log.errors)).toEqual([['config', reason]]);
  });
});

describe.each([
  ['startflow', 'flowcode'],
  ['openprocess', 'processid'],
])('a button with %s', (action, name) => {
  it.each([
    ['nothing', '=empty', `engine.issue.required {"expected":"${name}"}`],
    ['blanks', '  ', `engine.issue.required {"expected":"${name}"}`],
    ['what an expression does not find', '=page.linkparam.none', `engine.issue.required {"expected":"${name}"}`],
    ['an object', '=page.linkparam.record', `engine.issue.type {"expected":"${name}: text"}`],
    ['a list', '=page.linkparam.list', `engine.issue.type {"expected":"${name}: text"}`],
    ['a text as long as a document', 'x'.repeat(5000), 'engine.issue.range'],
  ])('opens no other screen for %s, and says what is wrong', async (_case, value, reason) => {
    const { press, host } = openWithSteps([{ do: action, [name]: value }], {
      controls: [{ type: 'text', name: 'empty' }],
      linkParam: { record: { a: 1 }, list: ['a'] },
    });
    await press();
    expect(host.log.opened).toEqual([]);
    expect(saidOf(host.log.errors)).toEqual([['config', expect.stringContaining(reason)]]);
  });

  it('takes a number as well, as ids of records may be', async () => {
    const { press, host } = openWithSteps([{ do: action, [name]: '=page.linkparam.id' }], { linkParam: { id: 7 } });
    await press();
    expect(host.log.opened).toMatchObject([{ linkParam: { [name]: 7 } }]);
  });
});

describe('a button that opens a process', () => {
  it('opens it in a dialog, and goes on when that closes', async () => {
    const log = await opened({ do: 'openprocess', processid: '=id' }, { do: 'message', text: 'closed' });
    expect(log.opened).toEqual([
      { pageCode: 'native:process', mode: 'dialog', status: 2, linkParam: { processid: 'p7' } },
    ]);
    expect(log.messages).toEqual([['info', 'closed']]);
  });

  it.each(['push', 'replace', 'popup', 'present', 'tab'])(
    'opens it in the mode %s where the step says so',
    async (mode) => {
      expect((await opened({ do: 'openprocess', processid: 'p1', mode })).opened).toMatchObject([{ mode }]);
    },
  );
});
