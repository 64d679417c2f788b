import { DEMO_PASSWORD, INITIAL_PASSWORD, POSITION_IDS, WEAK_PASSWORD } from '../fixtures';
import { COMPANY_PLANS } from '../company/plans';
import { SEEDED } from '../records/record';
import { networkPositionId, networkStaff } from '../seed/network';
import type { Account, Membership } from './account';

/** A membership of a seeded account. */
export const seededMembership = (account: Account, tenantCode: string, positionIds: readonly string[]): Membership => {
  const accountCode = `${tenantCode}-${account.username}`;
  return { ...SEEDED, id: accountCode, tenantCode, accountCode, account, positionIds, isDisabled: false, devices: [] };
};

/** The first mobile number of the accounts of a network. */
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

/** One account for each promoter of a sales network: `nf.s1`, … */
const networkAccounts = (): Account[] =>
  COMPANY_PLANS.flatMap((plan) =>
    networkStaff(plan).map(({ id, name }, index) =>
      account(FIRST_NETWORK_MOBILE + index, id.replace('-', '.'), name, { [plan.tenantCode]: [networkPositionId(id)] }),
    ),
  );

/** The accounts of the demonstration, then those of the sales networks. */
export const seedAccounts = (): Account[] => [...demonstrated(), ...networkAccounts()];
