import { leafCodes, matchingNodes, withChecked } from './functionCodes';

const tree = [
  {
    key: 'order',
    text: 'Orders',
    children: [
      { key: 'order.view', text: 'View' },
      { key: 'order.edit', text: 'Edit' },
    ],
  },
  { key: 'report.view', text: 'Reports' },
];

test('leafCodes leaves out the groups', () => {
  expect(leafCodes(tree)).toEqual(['order.view', 'order.edit', 'report.view']);
});

test('checking a group grants the functions in it, not the group', () => {
  expect(withChecked([], ['order', 'order.view', 'order.edit'], tree)).toEqual(['order.view', 'order.edit']);
});

test('functions that the tree does not show stay with the role', () => {
  expect(withChecked(['retired.code', 'order.view'], ['report.view'], tree)).toEqual(['retired.code', 'report.view']);
});

test('a filter keeps the functions that match with their groups, and whole groups that match', () => {
  expect(matchingNodes(tree, ' edit ')).toEqual([
    { key: 'order', text: 'Orders', children: [{ key: 'order.edit', text: 'Edit' }] },
  ]);
  expect(matchingNodes(tree, 'orders')).toEqual([tree[0]]);
  expect(matchingNodes(tree, 'nothing')).toEqual([]);
  expect(matchingNodes(tree, '')).toBe(tree);
});
