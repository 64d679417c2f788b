import type { SliceOption } from '../api/report';
import { firstOptions } from './firstOptions';

const option = (key: string, ...children: SliceOption[]): SliceOption => ({ key, text: key, children });
const written = (options: readonly SliceOption[]): string =>
  options.map(({ key, children }) => (children.length > 0 ? `${key}(${written(children)})` : key)).join(' ');
const TREE = [option('a', option('a1'), option('a2', option('a21'))), option('b', option('b1'))];

it('keeps all options where there is room', () => {
  expect(firstOptions(TREE, 6)).toEqual({ options: TREE, leftOut: 0 });
});

it.each([
  [5, 'a(a1 a2(a21)) b', 1],
  [3, 'a(a1) b', 3],
  [1, 'a', 5],
])('of six options keeps the first %d with those above them: %s', (most, text, leftOut) => {
  const first = firstOptions(TREE, most);
  expect([written(first.options), first.leftOut]).toEqual([text, leftOut]);
});
