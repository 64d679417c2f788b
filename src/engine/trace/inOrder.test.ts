import { inOrder } from './inOrder';
import type { PendingChange } from './inOrder';

const change = (name: string, reads: string[] = []): PendingChange => {
  const [control = '', prop = 'value'] = name.split('.');
  return {
    change: { kind: 'change', control, prop: prop as 'value', before: '', after: '' },
    cause: undefined,
    reads: new Set(reads),
  };
};
const names = (list: readonly PendingChange[]) =>
  list.map(({ change: { control, prop } }) => (prop === 'value' ? control : `${control}.${prop}`));

it('puts what follows from a value after it, in whatever order it was heard of', () => {
  expect(
    names(
      inOrder([
        change('approver.hidden', ['amount']),
        change('topay', ['amount', 'discount']),
        change('amount', ['qty']),
        change('discount'),
      ]),
    ),
  ).toEqual(['amount', 'approver.hidden', 'discount', 'topay']);
});

it('leaves alone what has nothing to do with each other', () => {
  expect(names(inOrder([change('b'), change('a'), change('c.hidden', ['c'])]))).toEqual(['b', 'a', 'c.hidden']);
});

it('ends where values wait for each other', () => {
  expect(names(inOrder([change('a', ['b']), change('b', ['a'])]))).toEqual(['a', 'b']);
});
