import { organisationTexts } from '../../locales/organisations';
import { conflictText } from './organisationRules';
import { indexTree } from './rules/treeIndex';
import type { IndexedUnit } from './rules/treeIndex';

/** The Chinese texts; a list is joined as the product does. */
const t = (key: string, params: Readonly<Record<string, unknown>> = {}) =>
  Object.entries(params).reduce(
    (text, [name, value]) => text.replace(`{{${name}}}`, Array.isArray(value) ? value.join('、') : String(value)),
    organisationTexts['zh-CN'][key] ?? key,
  );

const node = { code: 'hz', codePath: 'hz', name: '杭州分部', isDisabled: false, version: 1, children: [] };
const before = indexTree([node]).get('hz') as IndexedUnit;
const textOf = (now: IndexedUnit | undefined, isMove = false, who = '李娜') =>
  conflictText({ before, now, who, isMove }, t);

test('a conflict says what differs now: the name, the state and the place', () => {
  const now = {
    ...before,
    node: { ...node, name: '浙江分部', isDisabled: true },
    parentCode: 'hd',
    parentName: '华东',
  };
  expect(textOf(now)).toBe(
    '李娜 刚刚修改了“杭州分部”，它现在名为“浙江分部”、已停用、是“华东”下的第 1 个。请核对后再试',
  );
});

test('a refused move says where the unit is also when it was not moved', () => {
  expect(textOf(before, true)).toBe('李娜 刚刚修改了“杭州分部”，它现在是根级的第 1 个。请核对后再试');
});

test.each([
  ['shows no difference', before],
  ['is gone', undefined],
])('a unit that %s is only said to be changed', (_what, now) => {
  expect(textOf(now)).toBe('李娜 刚刚修改了“杭州分部”，现在显示的是最新内容，请核对后再试');
});

test('a platform that does not name the person', () => {
  expect(textOf(before, false, '')).toMatch(/^其他人 刚刚修改了/);
});
