import type { DataRule } from '../../api/dataRules';
import { openingsWithout } from './openings';

const NAMES: Readonly<Record<string, string>> = { rep: '销售代表', manager: '区域经理' };
const rule = (ruleId: string, roleIds: readonly string[], more: Partial<DataRule> = {}) =>
  ({
    ruleId,
    object: 'order',
    roleIds,
    roles: roleIds.map((id) => ({ id, name: NAMES[id] ?? id })),
    isEnabled: true,
    ...more,
  }) as DataRule;
const without = (stored: readonly DataRule[], ...gone: string[]) => openingsWithout(stored, new Set(gone));

const both = rule('both', ['rep', 'manager']);
const own = rule('own', ['rep']);

test('a role sees all rows without its last enabled rule of the object', () => {
  expect(without([both], 'both')).toEqual([{ object: 'order', roleNames: ['销售代表', '区域经理'] }]);
});

test('another enabled rule of the same role and object still limits it', () => {
  expect(without([both, own], 'both')).toEqual([{ object: 'order', roleNames: ['区域经理'] }]);
  expect(without([both, own], 'own')).toEqual([]);
});

test.each([
  ['is disabled', { isEnabled: false }],
  ['is for another object', { object: 'visit' }],
])('a rule that %s does not limit it', (_what, more) => {
  expect(without([own, rule('other', ['rep'], more)], 'own')).toEqual([{ object: 'order', roleNames: ['销售代表'] }]);
});

test('several rules that go together count together', () => {
  const customers = rule('customers', ['rep'], { object: 'customer' });
  expect(without([own, both, customers], 'own', 'both', 'customers')).toEqual([
    { object: 'order', roleNames: ['销售代表', '区域经理'] },
    { object: 'customer', roleNames: ['销售代表'] },
  ]);
});

test('a rule that is disabled already changes nothing', () => {
  expect(without([rule('off', ['rep'], { isEnabled: false })], 'off')).toEqual([]);
});
