import type { OrganisationNode } from '../../../api/organisations';
import { dropPlace, lastPlace, moveBlocker, stepPlace, withMoved, withVersion } from './moves';
import { rowsOf, search, toItems, visibleItems } from './search';
import { codesAbove, indexTree, isWithin, pathNames } from './treeIndex';

const unit = (
  codePath: string,
  name: string,
  children: OrganisationNode[] = [],
  isDisabled = false,
): OrganisationNode => ({
  code: codePath.split('/').at(-1) ?? '',
  name,
  codePath,
  isDisabled,
  version: 1,
  children,
});
const tree = [
  unit('hd', '华东', [
    unit('hd/sh', '上海分部', [unit('hd/sh/pd', '浦东')]),
    unit('hd/hz', '杭州分部', [], true),
    unit('hd/nj', '南京分部'),
  ]),
  unit('agency', '经销商'),
];
const index = indexTree(tree);
const pathsOf = (nodes: readonly OrganisationNode[]): string[] =>
  nodes.flatMap(({ codePath, children }) => [codePath, ...pathsOf(children)]);

test('a unit knows its place, the codes above it and the names from the root down', () => {
  expect(index.get('hz')).toMatchObject({ parentCode: 'hd', parentName: '华东', index: 1 });
  expect(codesAbove(index, 'pd')).toEqual(['hd', 'sh']);
  expect(pathNames(index, 'pd')).toEqual(['华东', '上海分部', '浦东']);
  expect([isWithin(index, 'pd', 'sh'), isWithin(index, 'sh', 'pd')]).toEqual([true, false]);
});

test('a step up or down stays among the siblings', () => {
  expect(stepPlace(index, 'hz', -1)).toEqual({ parentCode: 'hd', index: 0 });
  expect(stepPlace(index, 'hz', 1)).toEqual({ parentCode: 'hd', index: 2 });
  expect([stepPlace(index, 'sh', -1), stepPlace(index, 'nj', 1)]).toEqual(['first', 'last']);
});

test('a unit moves neither below itself, nor below a disabled unit, nor to where it is', () => {
  expect(moveBlocker(index, 'hd', { parentCode: 'pd', index: 0 })).toBe('below');
  expect(moveBlocker(index, 'sh', { parentCode: 'sh', index: 0 })).toBe('below');
  expect(moveBlocker(index, 'nj', { parentCode: 'hz', index: 0 })).toBe('disabled');
  expect(moveBlocker(index, 'nj', { parentCode: 'hd', index: 2 })).toBe('same');
  expect(moveBlocker(index, 'nj', { parentCode: '', index: 1 })).toBeUndefined();
});

test.each([
  ['before the first sibling', 'nj', { target: 'sh', at: 'before' as const }, { parentCode: 'hd', index: 0 }],
  ['after a later sibling', 'sh', { target: 'hz', at: 'after' as const }, { parentCode: 'hd', index: 1 }],
  ['on another unit, as its last child', 'nj', { target: 'sh', at: 'on' as const }, { parentCode: 'sh', index: 1 }],
  ['at the root', 'pd', { target: 'agency', at: 'after' as const }, { parentCode: '', index: 2 }],
])('a unit is dropped %s', (_where, code, drop, place) => {
  expect(dropPlace(index, code, drop)).toEqual(place);
});

test('the last place below a parent does not count the unit itself', () => {
  expect(lastPlace(index, tree, 'sh', 'hd')).toEqual({ parentCode: 'hd', index: 2 });
  expect(lastPlace(index, tree, 'sh', '')).toEqual({ parentCode: '', index: 2 });
});

test('a move changes the paths of all below the unit and keeps the other objects', () => {
  const moved = withMoved(tree, 'sh', { parentCode: 'agency', index: 0 });
  expect(pathsOf(moved)).toEqual(['hd', 'hd/hz', 'hd/nj', 'agency', 'agency/sh', 'agency/sh/pd']);
  expect(moved[0]?.children[1]).toBe(tree[0]?.children[2]);
  expect(pathsOf(withMoved(tree, 'nj', { parentCode: '', index: 0 }))[0]).toBe('nj');
  expect(withMoved(tree, 'none', { parentCode: '', index: 0 })).toBe(tree);
});

test('a unit gets its new version', () => {
  expect(indexTree(withVersion(tree, 'pd', 7)).get('pd')?.node.version).toBe(7);
});

test('the tree gets only what is below expanded units, and the others can still be expanded', () => {
  const shown = visibleItems(toItems(tree), new Set(['hd']));
  expect(shown.map(({ key, children }) => [key, children.length])).toEqual([
    ['hd', 3],
    ['agency', 0],
  ]);
  expect(shown[0]?.children).toMatchObject([{ key: 'sh', children: [], isLeaf: false }, { key: 'hz' }, { key: 'nj' }]);
  expect(shown[0]?.children[1]).not.toHaveProperty('isLeaf');
});

test('the rows are listed from top to bottom', () => {
  const rows = rowsOf(visibleItems(toItems(tree), new Set(['hd'])));
  expect(rows.map(({ key }) => key)).toEqual(['hd', 'sh', 'hz', 'nj', 'agency']);
});

describe('a search', () => {
  const items = toItems(tree);

  it('finds names and codes, with the units above them', () => {
    const found = search(items, ' 分部 ');
    expect(found).toMatchObject({ matches: ['sh', 'hz', 'nj'], from: 0, to: 3, expanded: ['hd'] });
    expect(found.items.map(({ key }) => key)).toEqual(['hd']);
    expect(search(items, 'PD')).toMatchObject({ matches: ['pd'], expanded: ['sh', 'hd'] });
    expect(search(items, '没有')).toEqual({ items: [], matches: [], from: 0, to: 0, expanded: [] });
  });

  describe('with very many matches', () => {
    const area = (part: number, count: number) =>
      unit(
        `p${part}`,
        '片区',
        Array.from({ length: count }, (_, place) => unit(`p${part}/n${part}-${place}`, '网点')),
      );
    const areas = toItems([area(0, 150), area(1, 9_000), area(2, 850)]);
    const shownOf = ({ items: shown }: ReturnType<typeof search>) =>
      shown.map(({ key, children }) => [key, children.length]);

    it('shows the first 200 with what is above them, and counts all', () => {
      const found = search(areas, '网点');
      expect(found).toMatchObject({ from: 0, to: 200, expanded: ['p0', 'p1'] });
      expect(found.matches).toHaveLength(10_000);
      expect(shownOf(found)).toEqual([
        ['p0', 150],
        ['p1', 50],
      ]);
    });

    it('shows the 200 among which a later one is', () => {
      const found = search(areas, '网点', 9_900);
      expect(found).toMatchObject({ from: 9_800, to: 10_000, expanded: ['p2'] });
      expect(shownOf(found)).toEqual([['p2', 200]]);
      expect(found.items[0]?.children[100]?.key).toBe(found.matches[9_900]);
    });
  });

  it('keeps what is below a match', () => {
    expect(search(items, '上海').items[0]?.children).toMatchObject([{ key: 'sh', children: [{ key: 'pd' }] }]);
  });
});
