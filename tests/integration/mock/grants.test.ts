import { POSITION_IDS, ROLE_IDS } from '../../../mock/domain/fixtures';
import type { FunctionCode } from '../../../mock/domain/functions';
import { platform, resetPlatform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

/** What the officer may do: maintain roles, positions and accounts, and nothing of the business. */
const HELD: readonly FunctionCode[] = [
  'ROLE_VIEW',
  'ROLE_MANAGE',
  'POSITION_VIEW',
  'POSITION_MANAGE',
  'ACCOUNT_VIEW',
  'ACCOUNT_MANAGE',
];

let server: PlatformServer;
let officer: Client;
beforeAll(async () => {
  server = await startPlatform();
  resetPlatform();
  const actor = { accountCode: 'hd-zhang.wei', name: '张伟', positionName: '销售总监' };
  platform().administration('hd').roles.update(ROLE_IDS.trainee, 'any', { functionCodes: HELD }, actor);
  officer = server.client();
  await officer.signIn('sun.li');
});
afterAll(() => server.stop());

const call = (path: string, body: object) => officer.post(`/api/teapi/rolepermission/${path}`, body);
const codeOf = async (answer: ReturnType<typeof call>) => (await answer).body.error_code;
const NOT_HELD = 'auth.grant_not_held';

/** A vacant position whose role has functions of the business. */
const CHANNEL = 'hd-channel-1';

it('nobody adds a function to a role that they do not hold, not even to their own, and the answer names it', async () => {
  const role = { rolecode: 'helper', rolename: '助理', functioncodes: ['ROLE_VIEW', 'ORDER_VIEW', 'ORDER_EDIT'] };
  expect(await call('role/save', role)).toMatchObject({
    status: 403,
    body: {
      error_code: NOT_HELD,
      error_msg: '您没有以下功能的权限，不能授予他人：查看订单、维护订单',
      error_params: { functions: ['查看订单', '维护订单'] },
    },
  });
  const { version, ...own } = (await call('role/get', { roleid: ROLE_IDS.trainee })).data<{ version: number }>();
  expect(await codeOf(call('role/save', { ...own, version, functioncodes: [...HELD, 'CONFIG_MANAGE'] }))).toBe(
    NOT_HELD,
  );
  expect((await call('role/save', { ...role, functioncodes: ['ROLE_VIEW'] })).status).toBe(200);
});

it('a role keeps functions that its administrator does not hold', async () => {
  const stored = (await call('role/get', { roleid: ROLE_IDS.unused })).data<{ functioncodes: string[] }>();
  expect((await call('role/save', { ...stored, rolename: '库管' })).status).toBe(200);
  expect((await call('role/get', { roleid: ROLE_IDS.unused })).data()).toMatchObject({
    rolename: '库管',
    functioncodes: stored.functioncodes,
  });
});

it('nobody gives a position a role with functions that they do not hold, or such a position a new holder', async () => {
  const stored = (await call('position/get', { positionid: CHANNEL })).data<{ version: number; orgcode: string }>();
  const channel = {
    positionid: CHANNEL,
    version: stored.version,
    positionname: '渠道经理',
    orgcode: stored.orgcode,
    roleids: ['role-channel'],
    holderid: '',
  };
  const own = { positionids: [POSITION_IDS.sunLi], roleid: ROLE_IDS.administrator };
  expect(await codeOf(call('position/assignrole', own))).toBe(NOT_HELD);
  expect(await codeOf(call('position/save', { ...channel, holderid: 'hd-zhou.jie' }))).toBe(NOT_HELD);
  expect(await codeOf(call('position/save', { ...channel, roleids: ['role-channel', 'role-hr'] }))).toBe(NOT_HELD);
  expect((await call('position/save', { ...channel, positionname: '渠道专员' })).status).toBe(200);
  expect((await call('position/withdrawrole', { positionids: [CHANNEL], roleid: 'role-channel' })).status).toBe(200);
  expect((await call('position/assignrole', { ...own, roleid: ROLE_IDS.trainee })).status).toBe(200);
});

it('nobody gives an account a position with functions that they do not hold', async () => {
  const account = { username: 'xin.ren', userinfoname: '辛仁', mobile: '13600000001' };
  expect(await codeOf(call('account/save', { ...account, positionids: ['hd-channel-2'] }))).toBe(NOT_HELD);
  expect((await call('account/save', account)).status).toBe(200);
  const liNa = { accountcode: 'hd-li.na', username: 'li.na', userinfoname: '李娜', mobile: '13800000002' };
  const { version } = (await call('account/get', { accountcode: 'hd-li.na' })).data<{ version: number }>();
  const positionids = [POSITION_IDS.liNaManager, POSITION_IDS.liNaRepresentative];
  expect((await call('account/save', { ...liNa, version, positionids })).status).toBe(200);
});

it('nobody takes over an account with functions that they do not hold, by its password or its mobile number', async () => {
  const reset = (...accountcodes: string[]) => call('account/resetpwd', { accountcodes, newpassword: '246810' });
  const answer = await reset('hd-zhou.jie', 'hd-wu.gang');
  expect(answer).toMatchObject({ status: 403, body: { error_code: NOT_HELD } });
  expect(answer.body.error_msg).toContain('查看订单');
  expect(await codeOf(reset('hd-zhang.wei'))).toBe(NOT_HELD);
  expect((await server.client().signIn('zhang.wei')).status).toBe(200);
  const { version } = (await call('account/get', { accountcode: 'hd-zhang.wei' })).data<{ version: number }>();
  const director = {
    accountcode: 'hd-zhang.wei',
    version,
    username: 'zhang.wei',
    userinfoname: '张伟',
    mobile: '13600000009',
    positionids: [POSITION_IDS.zhangWei],
  };
  expect(await codeOf(call('account/save', director))).toBe(NOT_HELD);
  expect((await reset('hd-zhou.jie')).status).toBe(200);
});

it('nobody takes the right to change rights from the position in which they work', async () => {
  const { version: _version, ...stored } = (await call('role/get', { roleid: ROLE_IDS.trainee })).data<{
    version: number;
  }>();
  const saveRole = async (functioncodes: readonly string[]) => {
    const { version } = (await call('role/get', { roleid: ROLE_IDS.trainee })).data<{ version: number }>();
    return call('role/save', { ...stored, version, functioncodes });
  };
  const without = (code: string) => HELD.filter((each) => each !== code);
  expect((await saveRole(without('ROLE_MANAGE'))).body).toMatchObject({
    error_code: 'position.own_rights',
    error_msg: '不能取消自己岗位的管理权限',
  });
  expect(await codeOf(saveRole(without('POSITION_MANAGE')))).toBe('position.own_rights');
  const own = { positionids: [CHANNEL, POSITION_IDS.sunLi], roleid: ROLE_IDS.trainee };
  expect(await codeOf(call('position/withdrawrole', own))).toBe('position.own_rights');
  const { version, orgcode } = (await call('position/get', { positionid: POSITION_IDS.sunLi })).data<{
    version: number;
    orgcode: string;
  }>();
  const position = { positionid: POSITION_IDS.sunLi, version, positionname: '实习生', orgcode, holderid: 'hd-sun.li' };
  expect(await codeOf(call('position/save', { ...position, roleids: [] }))).toBe('position.own_rights');
  expect((await call('position/save', { ...position, roleids: [ROLE_IDS.trainee] })).status).toBe(200);
  expect((await saveRole(without('ACCOUNT_MANAGE'))).status).toBe(200);
});
