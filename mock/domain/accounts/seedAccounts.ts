import { DEMO_PASSWORD, POSITION_IDS } from '../landmarks';
import type { Account, Membership } from './account';

const inTenant = (tenantCode: string, username: string, ...positionIds: string[]): Membership => ({
  tenantCode,
  accountCode: `${tenantCode}-${username}`,
  positionIds,
});

const account = (
  number: number,
  username: string,
  name: string,
  memberships: readonly Membership[],
  passwordStatus: Account['passwordStatus'] = 1,
): Account => ({
  username,
  name,
  mobile: `1380000000${number}`,
  password: DEMO_PASSWORD,
  passwordStatus,
  memberships,
});

/** The people of `demoAccounts`, with mobile numbers 13800000001 and on, in that order. */
export const seedAccounts = (): Account[] => [
  account(1, 'zhang.wei', '张伟', [inTenant('hd', 'zhang.wei', POSITION_IDS.zhangWei)]),
  account(2, 'li.na', '李娜', [inTenant('hd', 'li.na', POSITION_IDS.liNaManager, POSITION_IDS.liNaRepresentative)]),
  account(3, 'wang.fang', '王芳', [
    inTenant('hd', 'wang.fang', POSITION_IDS.wangFangEast),
    inTenant('nf', 'wang.fang', POSITION_IDS.wangFangSouth),
  ]),
  account(4, 'zhao.min', '赵敏', [inTenant('bf', 'zhao.min')]),
  account(5, 'zhou.jie', '周杰', [inTenant('hd', 'zhou.jie')]),
  account(6, 'sun.li', '孙丽', [inTenant('hd', 'sun.li', POSITION_IDS.sunLi)]),
  account(7, 'wu.gang', '吴刚', [inTenant('hd', 'wu.gang', POSITION_IDS.wuGang)], 2),
  account(8, 'zheng.hao', '郑浩', [inTenant('hd', 'zheng.hao', POSITION_IDS.zhengHao)], 3),
];
