import type { Role } from '../../api/roles';
import { compareRoles, countsOf, differencesOf } from './compareRoles';

const tree = [
  {
    key: 'order',
    text: '订单',
    children: [
      { key: 'ORDER_VIEW', text: '查看订单' },
      { key: 'ORDER_EDIT', text: '维护订单' },
    ],
  },
  { key: 'report', text: '报表', children: [{ key: 'REPORT_VIEW', text: '查看报表' }] },
];
const role = (...functionCodes: string[]) => ({ functionCodes }) as unknown as Role;

test('each function of each category says which of the two roles hold it', () => {
  const groups = compareRoles([role('ORDER_VIEW'), role('ORDER_VIEW', 'ORDER_EDIT')], tree, '其他');
  expect(groups.map(({ text, functions }) => [text, functions.map(({ text: name, held }) => [name, ...held])])).toEqual(
    [
      [
        '订单',
        [
          ['查看订单', true, true],
          ['维护订单', false, true],
        ],
      ],
      ['报表', [['查看报表', false, false]]],
    ],
  );
  expect(countsOf(groups)).toEqual({ both: 1, first: 0, second: 1 });
});

test('functions that the tree does not show are compared in a category of their own', () => {
  const groups = compareRoles([role('retired'), role('retired', 'unknown')], tree, '其他');
  expect(groups.at(-1)).toEqual({
    key: 'others',
    text: '其他',
    functions: [
      { code: 'retired', text: 'retired', held: [true, true] },
      { code: 'unknown', text: 'unknown', held: [false, true] },
    ],
  });
});

test('the differences leave out equal functions and categories without a difference', () => {
  const groups = differencesOf(compareRoles([role('ORDER_VIEW'), role('ORDER_VIEW', 'ORDER_EDIT')], tree, '其他'));
  expect(groups.map(({ key, functions }) => [key, functions.map(({ code }) => code)])).toEqual([
    ['order', ['ORDER_EDIT']],
  ]);
  expect(differencesOf(compareRoles([role('ORDER_VIEW'), role('ORDER_VIEW')], tree, '其他'))).toEqual([]);
});
