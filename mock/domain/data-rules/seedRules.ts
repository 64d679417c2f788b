import type { Company } from '../company/company';
import { ROLE_IDS } from '../fixtures';
import type { RecordStamp } from '../records/record';
import type { BusinessObject, Condition, DataRule, RuleValue } from './dataRule';

type Seeded = Omit<DataRule, keyof RecordStamp>;

const condition = (field: string, operator: string, ...values: readonly (string | RuleValue)[]): Condition => ({
  field,
  operator,
  values: values.map((value) => (typeof value === 'string' ? { value } : value)),
});
const OWNER_IS_CALLER = condition('owner', 'eq', { current: 'user' });
const OWNER_IS_BELOW_CALLER = condition('ownerorg', 'within', { current: 'organisation' });

const builtIn = (rule: Omit<Seeded, 'isBuiltIn' | 'combination'>): Seeded => ({
  ...rule,
  combination: 'and',
  isBuiltIn: true,
});

/** What representatives own. Customers may be seen by all of them until this rule is enabled. */
const ownRows = (object: BusinessObject, name: string, isEnabled: boolean): Seeded =>
  builtIn({
    id: `rule-own-${object}s`,
    name,
    object,
    roleIds: [ROLE_IDS.representative],
    items: [OWNER_IS_CALLER],
    isEnabled,
  });

/** What the people of a manager's branch own. */
const rowsOfBranch = (object: BusinessObject, name: string): Seeded =>
  builtIn({
    id: `rule-branch-${object}s`,
    name,
    object,
    roleIds: [ROLE_IDS.manager],
    items: [OWNER_IS_BELOW_CALLER],
    isEnabled: true,
  });

const custom = (rule: Omit<Seeded, 'isBuiltIn' | 'isEnabled'>): Seeded => ({
  ...rule,
  isEnabled: true,
  isBuiltIn: false,
});

/** The rules of a new company: those of the representatives and managers, and examples on unused roles. */
export const seedRules = ({ regions }: Company): Seeded[] => [
  ownRows('order', '本人的订单', true),
  ownRows('visit', '本人的拜访', true),
  ownRows('customer', '本人的客户', false),
  rowsOfBranch('order', '所属分部的订单'),
  rowsOfBranch('visit', '所属分部的拜访'),
  rowsOfBranch('customer', '所属分部的客户'),
  custom({
    id: 'rule-key-accounts',
    name: '重点客户',
    object: 'customer',
    roleIds: ['role-key-account'],
    combination: 'or',
    items: [condition('channel', 'in', 'hypermarket', 'supermarket'), condition('creditlimit', 'ge', '500000')],
  }),
  custom({
    id: 'rule-chain-orders',
    name: '连锁渠道大额订单',
    object: 'order',
    roleIds: ['role-channel', 'role-key-account'],
    combination: 'and',
    items: [
      { conditions: [condition('channel', 'in', 'hypermarket', 'supermarket'), condition('amount', 'ge', '5000')] },
      condition('status', 'notin', 'draft', 'rejected'),
    ],
  }),
  custom({
    id: 'rule-finance-orders',
    name: '已审批的订单',
    object: 'order',
    roleIds: ['role-finance', 'role-accountant', 'role-logistics'],
    combination: 'and',
    items: [condition('status', 'in', 'approved', 'shipping')],
  }),
  custom({
    id: 'rule-inspected-visits',
    name: '本组织近 30 天的拜访',
    object: 'visit',
    roleIds: ['role-inspector', 'role-merchandiser'],
    combination: 'and',
    items: [
      condition('ownerorg', 'within', { current: 'organisation' }),
      condition('date', 'lastdays', '30'),
      condition('region', 'in', ...[...new Set(regions.values())].slice(0, 2)),
    ],
  }),
];
