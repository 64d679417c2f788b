import { readTurn } from './turns';

it('is read as the sandbox told it', () => {
  const turn = {
    patches: [
      { kind: 'control', target: 'a', prop: 'value', value: 1 },
      { kind: 'line', array: 'l', line: 1, name: 'n', value: 2 },
    ],
    requests: [{ id: 1, step: { do: 'call' } }],
    logs: [{ level: 'note', text: 'x' }],
    state: 'waiting',
  };
  expect(readTurn(JSON.stringify(turn))).toEqual(turn);
});

it('loses whatever is not of the right shape, as tenant code may have told it', () => {
  const told = {
    patches: [1, null, { kind: 'control', target: 'a', prop: 'title' }, { kind: 'line', array: 1 }, { kind: 'other' }],
    requests: [{ id: 'x' }, 3],
    logs: [{ level: 'debug', text: 'x' }, { level: 'note' }],
    state: 'weird',
    result: 1,
  };
  expect(readTurn(JSON.stringify(told))).toEqual({ patches: [], requests: [], logs: [], state: 'done', result: 1 });
  expect(readTurn('3')).toMatchObject({ state: 'failed' });
  expect(readTurn(JSON.stringify({ state: 'failed', failure: 'x', patches: {} }))).toEqual({
    patches: [],
    requests: [],
    logs: [],
    state: 'failed',
    failure: { message: 'x' },
  });
});
