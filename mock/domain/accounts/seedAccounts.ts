import { isoDay, TODAY } from '../calendar';
import { DEMO_PASSWORD, INITIAL_PASSWORD, POSITION_IDS, WEAK_PASSWORD } from '../fixtures';
import type { CompanyPlan, PlannedPerson } from '../company/plan';
import { COMPANY_PLANS } from '../company/plans';
import { createRandom } from '../random';
import { SEEDED } from '../records/record';
import { networkPositionId, networkStaff } from '../seed/network';
import { plannedPeople } from '../seed/people';
import type { Account, Device, Membership } from './account';

/** A membership of a seeded account. */
const seededMembership = (account: Account, tenantCode: string, positionIds: readonly string[]): Membership => {
  const accountCode = `${tenantCode}-${account.username}`;
  return { ...SEEDED, id: accountCode, tenantCode, accountCode, account, positionIds, isDisabled: false, devices: [] };
};

/** The first mobile numbers of the accounts of employees and of a network. */
const FIRST_STAFF_MOBILE = 13_700_000_001;
const FIRST_NETWORK_MOBILE = 13_900_000_001;

type Tenants = Readonly<Record<string, readonly string[]>>;

/** An account with its positions by tenant. */
function account(mobile: number, username: string, name: string, tenants: Tenants, special: Partial<Account> = {}) {
  const seeded: Account = {
    username,
    name,
    mobile: String(mobile),
    password: DEMO_PASSWORD,
    passwordStatus: 1,
    isPasswordGiven: false,
    isLocked: false,
    memberships: [],
    ...special,
  };
  seeded.memberships = Object.entries(tenants).map(([code, positions]) => seededMembership(seeded, code, positions));
  return seeded;
}

/** The accounts of `demoAccounts`, with mobile numbers from 13800000001 in this order. */
const demonstrated = (): Account[] => [
  account(13_800_000_001, 'zhang.wei', '张伟', { hd: [POSITION_IDS.zhangWei] }),
  account(13_800_000_002, 'li.na', '李娜', { hd: [POSITION_IDS.liNaManager, POSITION_IDS.liNaRepresentative] }),
  account(13_800_000_003, 'wang.fang', '王芳', { hd: [POSITION_IDS.wangFangEast], nf: [POSITION_IDS.wangFangSouth] }),
  account(13_800_000_004, 'zhao.min', '赵敏', { xb: [] }),
  account(13_800_000_005, 'zhou.jie', '周杰', { hd: [] }),
  account(13_800_000_006, 'sun.li', '孙丽', { hd: [POSITION_IDS.sunLi] }),
  account(13_800_000_007, 'wu.gang', '吴刚', { hd: [POSITION_IDS.wuGang] }, { passwordStatus: 2 }),
  account(13_800_000_008, 'zheng.hao', '郑浩', { hd: [POSITION_IDS.zhengHao] }, { passwordStatus: 3 }),
  account(13_800_000_009, 'chen.jing', '陈静', { hd: [POSITION_IDS.chenJing] }, { password: INITIAL_PASSWORD }),
  account(13_800_000_010, 'he.ping', '何平', { hd: [POSITION_IDS.hePing] }, { password: WEAK_PASSWORD }),
  account(13_800_000_011, 'qian.duo', '钱多', { hd: [] }, { isLocked: true }),
  account(13_800_000_012, 'gao.fei', '高飞', { bf: [POSITION_IDS.gaoFei] }),
];

/** `hd-chen-lin` → `chen.lin`; a generated employee keeps the company: `hd-e1` → `hd.e1`. */
const usernameOf = ({ tenantCode }: CompanyPlan, { id }: PlannedPerson) =>
  (/-e\d+$/.test(id) ? id : id.slice(tenantCode.length + 1)).replaceAll('-', '.');

/** One account for each employee whose positions belong to no demonstrated account. */
function staffAccounts(held: ReadonlySet<string>): Account[] {
  const staff = COMPANY_PLANS.flatMap((plan) =>
    plannedPeople(plan, createRandom(plan.seed)).map((person) => ({ plan, person })),
  );
  return staff
    .filter(({ person }) => !person.posts.some(({ id }) => held.has(id)))
    .map(({ plan, person }, index) =>
      account(FIRST_STAFF_MOBILE + index, usernameOf(plan, person), person.name, {
        [plan.tenantCode]: person.posts.map(({ id }) => id),
      }),
    );
}

/** One account for each promoter of a sales network: `nf.s1`, … */
const networkAccounts = (): Account[] =>
  COMPANY_PLANS.flatMap((plan) =>
    networkStaff(plan).map(({ id, name }, index) =>
      account(FIRST_NETWORK_MOBILE + index, id.replace('-', '.'), name, { [plan.tenantCode]: [networkPositionId(id)] }),
    ),
  );

const PHONES = [
  'HUAWEI nova 13 · HarmonyOS 5',
  'iPhone 16 · iOS 19',
  'OPPO Reno 13 · Android 15',
  'Redmi K80 · Android 15',
];
const BROWSERS = ['Chrome 142 · Windows 11', 'Edge 142 · Windows 11', 'Safari 19 · macOS'];

const DAYS_OF_CHANGES = 300;
/** Most accounts are bound to a phone, and many to a browser as well; every 97th is disabled, every 211th locked. */
function addHistory(accounts: readonly Account[]): void {
  accounts.forEach(({ memberships }, index) => {
    const device = (names: readonly string[], daysAgo: number): Device => ({
      id: `device-${index}-${daysAgo}`,
      name: names[index % names.length] ?? '',
      boundAt: `${isoDay(TODAY - daysAgo)} ${String(8 + (index % 10)).padStart(2, '0')}:${10 + (index % 50)}`,
    });
    for (const membership of memberships) {
      membership.devices = [
        ...(index % 5 === 4 ? [] : [device(PHONES, 20 + (index % 90))]),
        ...(index % 3 === 0 ? [device(BROWSERS, 5 + (index % 15))] : []),
      ];
      membership.updatedAt = `${isoDay(TODAY - 1 - ((index * 37) % DAYS_OF_CHANGES))} 09:00:00`;
    }
  });
}

function addStates(accounts: readonly Account[]): void {
  accounts.forEach((seeded, index) => {
    seeded.isLocked = index % 211 === 210;
    for (const membership of seeded.memberships) membership.isDisabled = index % 97 === 96;
  });
}

/** The accounts of the demonstration, then those of the other employees and of the sales networks. */
function createAccounts(): readonly Account[] {
  const shown = demonstrated();
  const held = new Set(shown.flatMap(({ memberships }) => memberships.flatMap(({ positionIds }) => positionIds)));
  const network = networkAccounts();
  addStates(network);
  const all = [...shown, ...staffAccounts(held), ...network];
  addHistory(all);
  return all;
}

/** Created once per process, because they are thousands, and never changed: every platform gets copies. */
let originals: readonly Account[] | undefined;

function copyOf(original: Account): Account {
  const copy = { ...original };
  copy.memberships = original.memberships.map((membership) => ({ ...membership, account: copy }));
  return copy;
}

/** New objects for all seeded accounts, in the same order each time. */
export const seedAccounts = (): Account[] => (originals ??= createAccounts()).map(copyOf);
