import { actionsWidth, columnWidth } from './columnWidths';

it.each([
  ['the width of the protocol stands', { width: 90, format: 'money' }, '金额', { widthPx: 90, minPx: 90 }],
  ['a column of money is wide enough for money', { format: 'money' }, '金额', { widthPx: 130, minPx: 130 }],
  ['bars share the room that is left, as texts do', { format: 'money', bar: 1 }, '金额', { minPx: 130 }],
  ['text shares the room that is left', {}, '客户', { minPx: 160 }],
  [
    'a long title has room, and its sort mark',
    { format: 'number', sortable: 1 },
    '本月累计完成数量',
    { widthPx: 138, minPx: 138 },
  ],
] as const)('%s', (_, column, title, expected) => {
  expect(columnWidth({ name: 'x', title, ...column }, title)).toEqual(expected);
});

it('the column of buttons has room for them, and for its head', () => {
  expect(actionsWidth('操作', 66)).toBe(66 + 24 + 4);
  expect(actionsWidth('操作', 0)).toBe(24 + 24 + 4);
});
