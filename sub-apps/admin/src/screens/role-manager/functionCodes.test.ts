import { leafCodes, matchingNodes, missingViews, withChecked } from './functionCodes';

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

describe('a function to change that is granted without the one to see', () => {
  const leaf = (key: string) => ({ key, text: `text of ${key}` });
  const staff = {
    key: 'staff',
    text: 'Staff',
    children: ['ROLE_VIEW', 'ROLE_MANAGE', 'UNIT_VIEW', 'UNIT_EDIT', 'LOG_MANAGE'].map(leaf),
  };

  test.each([
    [['ROLE_MANAGE'], ['ROLE_VIEW']],
    [
      ['ROLE_MANAGE', 'UNIT_EDIT'],
      ['ROLE_VIEW', 'UNIT_VIEW'],
    ],
    [['ROLE_MANAGE', 'ROLE_VIEW'], []],
    [['ROLE_VIEW'], []],
    // Nothing in the tree allows to see it.
    [['LOG_MANAGE'], []],
  ])('is found among %j', (granted, views) => {
    expect(missingViews([staff], granted).map(({ viewCode }) => viewCode)).toEqual(views);
  });

  test('is named', () => {
    expect(missingViews([staff], ['UNIT_EDIT'])).toEqual([{ text: 'text of UNIT_EDIT', viewCode: 'UNIT_VIEW' }]);
  });
});

test('a filter keeps the functions that match with their groups, and whole groups that match', () => {
  expect(matchingNodes(tree, ' edit ')).toEqual([
    { key: 'order', text: 'Orders', children: [{ key: 'order.edit', text: 'Edit' }] },
  ]);
  expect(matchingNodes(tree, 'orders')).toEqual([tree[0]]);
  expect(matchingNodes(tree, 'nothing')).toEqual([]);
  expect(matchingNodes(tree, '')).toBe(tree);
});
