import type { User } from './portal';

/** A user with two positions, for tests. */
export const fakeUser: User = {
  accountCode: 'li.na',
  userInfoId: 'u-1',
  userName: '李娜',
  tenantCode: 'huadong',
  tenantName: '华东销售公司',
  orgCode: 'sh',
  orgName: '上海分部',
  orgStructTypeId: '1',
  positionId: 'p-1',
  positionName: '区域经理',
  positions: [
    { positionId: 'p-1', positionName: '区域经理', orgName: '上海分部' },
    { positionId: 'p-2', positionName: '系统管理员', orgName: '总部' },
  ],
  functionCodes: ['rolemgr', 'undeal'],
  roleCodes: ['manager'],
};
