import { lookUp } from './lookUp';

test('a table answers for its own keys only', () => {
  const table = { create: 'green' };
  expect(['create', 'update', 'constructor', '__proto__', 'toString'].map((key) => lookUp(table, key))).toEqual([
    'green',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
