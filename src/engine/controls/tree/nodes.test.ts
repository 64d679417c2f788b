import type { Treeoption } from '../../protocol/generated/types';
import { inSight, nodesOfOptions, withAbove, withBelow } from './nodes';

const option = (key: number, ...children: Treeoption[]): Treeoption => ({ key, text: `@${key}`, children });
const nodes = nodesOfOptions([option(1, option(2, option(3))), { ...option(4), status: 0 }], (text) => text.slice(1));

it('shows what is below an unfolded node only', () => {
  expect(inSight(nodes, new Set([1])).map(({ key }) => key)).toEqual([1, 2, 4]);
});

it('knows the levels, what is above and below, and what cannot be chosen', () => {
  const all = nodes.flatMap(withBelow);
  expect(all.map(({ key, level, text, isDisabled }) => [key, level, text, isDisabled])).toEqual([
    [1, 1, '1', false],
    [2, 2, '2', false],
    [3, 3, '3', false],
    [4, 1, '4', true],
  ]);
  expect(withAbove(all[2]).map(({ key }) => key)).toEqual([3, 2, 1]);
});

it('takes a key once, wherever it stands', () => {
  const twice = nodesOfOptions([option(1, option(1), option(2)), option(2)], (text) => text);
  expect(twice.flatMap(withBelow).map(({ key }) => key)).toEqual([1, 2]);
});
