import { DEMO_PASSWORD, INITIAL_PASSWORD, POSITION_IDS, WEAK_PASSWORD } from '../fixtures';
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
  special: Partial<Account> = {},
): Account => ({
  username,
  name,
  mobile: `138000000${String(number).padStart(2, '0')}`,
  password: DEMO_PASSWORD,
  passwordStatus: 1,
  isLocked: false,
  memberships,
  ...special,
});

/** The accounts of `demoAccounts`, with mobile numbers from 13800000001 in this order. */
export const seedAccounts = (): Account[] => [
  account(1, 'zhang.wei', '张伟', [inTenant('hd', 'zhang.wei', POSITION_IDS.zhangWei)]),
  account(2, 'li.na', '李娜', [inTenant('hd', 'li.na', POSITION_IDS.liNaManager, POSITION_IDS.liNaRepresentative)]),
  account(3, 'wang.fang', '王芳', [
    inTenant('hd', 'wang.fang', POSITION_IDS.wangFangEast),
    inTenant('nf', 'wang.fang', POSITION_IDS.wangFangSouth),
  ]),
  account(4, 'zhao.min', '赵敏', [inTenant('xb', 'zhao.min')]),
  account(5, 'zhou.jie', '周杰', [inTenant('hd', 'zhou.jie')]),
  account(6, 'sun.li', '孙丽', [inTenant('hd', 'sun.li', POSITION_IDS.sunLi)]),
  account(7, 'wu.gang', '吴刚', [inTenant('hd', 'wu.gang', POSITION_IDS.wuGang)], { passwordStatus: 2 }),
  account(8, 'zheng.hao', '郑浩', [inTenant('hd', 'zheng.hao', POSITION_IDS.zhengHao)], { passwordStatus: 3 }),
  account(9, 'chen.jing', '陈静', [inTenant('hd', 'chen.jing', POSITION_IDS.chenJing)], { password: INITIAL_PASSWORD }),
  account(10, 'he.ping', '何平', [inTenant('hd', 'he.ping', POSITION_IDS.hePing)], { password: WEAK_PASSWORD }),
  account(11, 'qian.duo', '钱多', [inTenant('hd', 'qian.duo')], { isLocked: true }),
  account(12, 'gao.fei', '高飞', [inTenant('bf', 'gao.fei', POSITION_IDS.gaoFei)]),
];
