import { organisationTexts } from '../../locales/organisations';
import type { Organisation, OrganisationNode } from '../../api/organisations';
import { conflictText, disableQuestion } from './organisationRules';
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

describe('disabling a unit', () => {
  const branch = (children: OrganisationNode[]) => ({
    ...before,
    parentCode: 'hd',
    node: { ...node, children },
  });
  const units = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...node, code: `u${at}`, codePath: `hz/u${at}` }));
  const question = (shown: IndexedUnit, positionCountBelow = 0) =>
    disableQuestion({ ...node, positionCountBelow } as unknown as Organisation, shown, t);

  it.each<[string, IndexedUnit, number]>([
    ['at the root', before, 0],
    ['with more than 100 units below it', branch([{ ...node, code: 'a', children: units(100) }]), 0],
    ['with more than 100 positions', branch([]), 101],
  ])('%s asks first', (_what, shown, positions) => {
    expect(question(shown, positions)).toBeDefined();
  });

  it('with less below it can only be undone', () => {
    expect(question(branch(units(100)), 100)).toBeUndefined();
  });

  it('names how many units and positions are below it', () => {
    expect(question(branch([{ ...node, code: 'a', children: units(1_000) }]), 5_005)).toMatchObject({
      title: '停用组织“杭州分部”？',
      text: '它下面有 1,001 个组织，连同下级共 5,005 个岗位。停用后它不再增加岗位和下级组织。',
    });
  });
});
