import { openWithSteps } from './testRun';
import type { Step } from './testRun';

const text = (name: string, value: unknown) => ({ type: 'text', name, value });
const opened = async (...steps: Step[]) => {
  const { press, host } = openWithSteps(steps, { controls: [text('amount', 300), text('id', 'p7')] });
  await press();
  return host.log;
};

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
    expect(log.errors).toEqual([expect.objectContaining({ kind: 'config' })]);
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
