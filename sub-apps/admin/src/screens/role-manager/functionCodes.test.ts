import { leafCodes, withTicked } from './functionCodes';

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

test('groups are no functions', () => {
  expect(leafCodes(tree)).toEqual(['order.view', 'order.edit', 'report.view']);
});

test('ticking a group grants what is in it, not the group', () => {
  expect(withTicked([], ['order', 'order.view', 'order.edit'], tree)).toEqual(['order.view', 'order.edit']);
});

test('functions that the tree does not show stay with the role', () => {
  expect(withTicked(['retired.code', 'order.view'], ['report.view'], tree)).toEqual(['retired.code', 'report.view']);
});
