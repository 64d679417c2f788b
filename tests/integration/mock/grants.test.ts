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
