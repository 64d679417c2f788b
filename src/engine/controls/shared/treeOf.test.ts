import { nodeInTree, treeOf } from './treeOf';

const leaf = (key: string) => ({ key, text: `text of ${key}`, children: [] });

it('takes nested nodes', () => {
  expect(treeOf([{ ...leaf('a'), children: [leaf('b')] }])).toEqual([{ ...leaf('a'), children: [leaf('b')] }]);
});

it('takes rows that name their parent, in any order', () => {
  const rows = [
    { key: 'b', text: 'text of b', parentid: 'a' },
    { key: 'a', text: 'text of a' },
    { key: 'c', text: 'text of c', parentid: 'lost' },
  ];
  expect(treeOf(rows)).toMatchObject([{ ...leaf('a'), children: [leaf('b')] }, leaf('c')]);
});

it('keeps everything that is said of a node', () => {
  expect(treeOf([{ key: 'a', text: 'text of a', status: 0, code: 'S-7' }])).toEqual([
    { ...leaf('a'), status: 0, code: 'S-7' },
  ]);
});

it('loses nothing and does not hang on rows that are each other’s parents', () => {
  expect(
    treeOf([
      { key: 'a', text: 'A', parentid: 'b' },
      { key: 'b', text: 'B', parentid: 'a' },
    ]),
  ).toMatchObject([{ key: 'a', text: 'A', children: [{ key: 'b', text: 'B', children: [] }] }]);
});

it('takes each key once, wherever it stands', () => {
  expect(treeOf([{ ...leaf('a'), children: [leaf('a'), leaf('b')] }, leaf('b'), leaf('c')])).toEqual([
    { ...leaf('a'), children: [leaf('b')] },
    leaf('c'),
  ]);
});

it.each([[undefined], [{}], [[{ text: 'no key' }]], ['rows']])('takes nothing else: %j', (value) => {
  expect(treeOf(value)).toBeUndefined();
});

it('finds a text at any depth', () => {
  const tree = treeOf([{ key: 'A', text: '总部', children: [{ key: 'A/B', text: '上海分部', children: [] }] }]) ?? [];
  expect([nodeInTree(tree, 'A/B')?.text, nodeInTree(tree, 'A/C')]).toEqual(['上海分部', undefined]);
});
