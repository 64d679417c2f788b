import { POSITION_IDS, ROLE_IDS } from '../../../mock/domain/fixtures';
import { resetPlatform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

let server: PlatformServer;
let director: Client;

beforeAll(async () => {
  server = await startPlatform();
});
afterAll(() => server.stop());

async function setUp() {
  resetPlatform();
  director = server.client();
  await director.signIn('zhang.wei');
}

const PATH = '/api/teapi/rolepermission';
const position = (verb: string, body: object = {}, client = director) => client.post(`${PATH}/position/${verb}`, body);

interface Row {
  positionid: string;
  positionname: string;
  orgcode: string;
  version: number;
  waitingcount: number;
  holder?: { holderid: string; userinfoname: string };
  roles: { roleid: string }[];
}
const get = async (positionid: string) => (await position('get', { positionid })).data<Row>();
/** Saves a position as a form does: with all fields as they were read, and the version. */
async function change(positionid: string, fields: object) {
  const { positionname, orgcode, version, holder, roles } = await get(positionid);
  const stored = {
    positionname,
    orgcode,
    holderid: holder?.holderid ?? '',
    roleids: roles.map(({ roleid }) => roleid),
  };
  return position('save', { positionid, version, ...stored, ...fields });
}
const list = async (filters: object, client = director) =>
  (await position('list', filters, client)).data<{ items: Row[]; itemcount: number }>();
/** A person who signs in now: their positions, and the function codes of the only one. */
async function signedIn(username: string) {
  const client = server.client();
  const answer = await client.signIn(username);
  const { positions, functioncodes } = answer.data<{ positions: { positionid: string }[]; functioncodes?: string[] }>();
  return { client, positions: positions.map(({ positionid }) => positionid), functioncodes };
}

describe('the list of positions', () => {
  beforeAll(setUp);

  it('is found by keyword, state, role and organisation with all below it', async () => {
    expect((await list({ keyword: '李娜' })).items.map(({ positionid }) => positionid).sort()).toEqual([
      POSITION_IDS.liNaManager,
      POSITION_IDS.liNaRepresentative,
    ]);
    expect((await list({ orgcode: 'hd', pagesize: 1 })).itemcount).toBe((await list({ pagesize: 1 })).itemcount);
    const shanghai = await list({ orgcode: 'hd-sh', roleid: ROLE_IDS.manager });
    expect(shanghai.items).toMatchObject([{ positionid: POSITION_IDS.liNaManager, holder: { holderid: 'hd-li.na' } }]);
    expect((await list({ orgcode: 'hd-area', isdirect: 1 })).items).toMatchObject([{ orgcode: 'hd-area' }]);
    expect((await list({ state: 'vacant' })).items.every(({ holder }) => !holder)).toBe(true);
    expect((await list({ state: 'disabled' })).items).toMatchObject([{ isdisabled: 1 }]);
    expect((await list({ orgcode: 'nowhere' })).itemcount).toBe(0);
  });

  it('keeps its order when a position is changed, and says whether the holder is disabled', async () => {
    const ids = async () => (await list({ pagesize: 5 })).items.map(({ positionid }) => positionid);
    const before = await ids();
    await change(before.at(-1) ?? '', { positionname: '大区经理' });
    expect(await ids()).toEqual(before);
    expect((await get(POSITION_IDS.hePing)).holder).toMatchObject({ userinfoname: '何平', isdisabled: 0 });
    await director.post(`${PATH}/account/disable`, { accountcodes: ['hd-he.ping'] });
    expect((await get(POSITION_IDS.hePing)).holder).toMatchObject({ isdisabled: 1 });
  });

  it('finds a translated name, and keeps the stored name when it is saved as it was shown', async () => {
    director.headers.language = 'en';
    expect((await list({ keyword: 'sales director' })).items).toMatchObject([{ positionname: 'Sales Director' }]);
    expect((await change(POSITION_IDS.sunLi, { roleids: ['role-guest'] })).status).toBe(200);
    director.headers.language = 'zh-CN';
    expect(await get(POSITION_IDS.sunLi)).toMatchObject({ positionname: '实习生', roles: [{ roleid: 'role-guest' }] });
  });

  it('answers a page of the 5,000 positions of a large company with all of them counted', async () => {
    const large = server.client();
    const { token } = (
      await large.post('/api/auth/login', { username: 'wang.fang', password: 'Atrium2026', clienttypecode: '1' })
    ).data<{ token: string }>();
    large.headers.token = token;
    large.headers.token = (
      await large.post('/api/auth/choosetenant', {
        tenantcode: 'nf',
        accountcode: 'nf-wang.fang',
        productcode: 'SFA',
        productversioncode: 'standard',
      })
    ).data<string>();
    const account = await large.post(`${PATH}/account/getaccountinfo`, {});
    large.headers.token = account.data<{ token: string }>().token;
    const page = await list({ orgcode: 'nf', pageindex: 3, pagesize: 20 }, large);
    expect(page.items).toHaveLength(20);
    expect(page.itemcount).toBeGreaterThanOrEqual(5_000);
  });
});

describe('a person who signs in', () => {
  beforeEach(setUp);

  it('may do what the roles of the position allow at once', async () => {
    const before = await signedIn('sun.li');
    expect(before.functioncodes).toEqual([]);
    expect((await position('list', {}, before.client)).status).toBe(403);
    await change(POSITION_IDS.sunLi, { roleids: ['role-trainee', ROLE_IDS.manager] });
    expect((await signedIn('sun.li')).functioncodes).toContain('POSITION_MANAGE');
    // The token of the session before gets the new rights as well.
    expect((await position('list', {}, before.client)).status).toBe(200);
  });

  it('sees exactly the positions that they hold after a change of the holder', async () => {
    expect((await change(POSITION_IDS.wuGang, { holderid: 'hd-sun.li' })).status).toBe(200);
    expect((await server.client().signIn('sun.li', POSITION_IDS.wuGang)).data()).toMatchObject({
      positions: [{ positionid: POSITION_IDS.sunLi }, { positionid: POSITION_IDS.wuGang }],
      // One employee record for all positions of a person.
      userinfoid: 'hd-sun-li',
    });
    expect((await signedIn('wu.gang')).positions).toEqual([]);
    await change(POSITION_IDS.wuGang, { holderid: '' });
    expect(await get(POSITION_IDS.wuGang)).not.toHaveProperty('holder');
    await change(POSITION_IDS.hePing, { holderid: 'hd-wu.gang' });
    // A person without positions stays the same employee, so that their orders stay theirs.
    expect((await server.client().signIn('wu.gang')).data()).toMatchObject({ userinfoid: 'hd-wu-gang' });
  });

  it('gets an employee record with the first position', async () => {
    await change(POSITION_IDS.sunLi, { holderid: 'hd-zhou.jie' });
    expect((await server.client().signIn('zhou.jie')).data()).toMatchObject({
      userinfoname: '周杰',
      positionid: POSITION_IDS.sunLi,
      orgcode: 'hd-office',
    });
  });

  it('does not see a disabled position, until it is enabled', async () => {
    const manager = server.client();
    await manager.signIn('li.na', POSITION_IDS.liNaManager);
    const disable = () => position('disable', { positionids: [POSITION_IDS.liNaManager, 'unknown'] });
    expect((await disable()).data()).toEqual({ positionids: [POSITION_IDS.liNaManager] });
    expect((await disable()).data()).toEqual({ positionids: [] });
    expect((await signedIn('li.na')).positions).toEqual([POSITION_IDS.liNaRepresentative]);
    expect((await manager.post(`${PATH}/position/list`, {})).body.error_code).toBe('auth.position_not_yours');
    await position('enable', { positionids: [POSITION_IDS.liNaManager] });
    expect((await position('list', {}, manager)).status).toBe(200);
  });
});

describe('a change of positions', () => {
  beforeAll(setUp);

  const input = (over: object) => ({
    positionname: '督导',
    orgcode: 'hd-sh',
    roleids: ['role-guest'],
    holderid: '',
    ...over,
  });

  it('is created, changed once per version, and deleted when nobody holds it', async () => {
    const { positionid } = (await position('save', input({}))).data<Row>();
    expect((await list({ pagesize: 1 })).items).toMatchObject([{ positionid, positionname: '督导', version: 1 }]);
    expect((await position('save', input({ positionid, version: 7 }))).body.error_code).toBe('record.changed');
    expect((await position('delete', { positionids: [positionid] })).data()).toEqual({ deleted: 1 });
    expect((await position('get', { positionid })).status).toBe(404);
  });

  it('gives a role to those that do not have it and takes it back', async () => {
    const ids = [POSITION_IDS.liNaRepresentative, POSITION_IDS.wuGang];
    await position('assignrole', { positionids: ids.slice(0, 1), roleid: 'role-guest' });
    const { positionids } = (await position('assignrole', { positionids: ids, roleid: 'role-guest' })).data<{
      positionids: string[];
    }>();
    expect(positionids).toEqual([POSITION_IDS.wuGang]);
    await position('withdrawrole', { positionids, roleid: 'role-guest' });
    expect((await get(POSITION_IDS.wuGang)).roles.map(({ roleid }) => roleid)).toEqual([ROLE_IDS.representative]);
    expect((await position('assignrole', { positionids: ids, roleid: 'none' })).body.error_code).toBe(
      'position.role_unknown',
    );
  });

  it.each([
    ['no name', { positionname: ' ' }, 'position.name_required'],
    ['a name of 31 characters', { positionname: '长'.repeat(31) }, 'position.name_too_long'],
    ['an organisation that does not exist', { orgcode: 'none' }, 'position.organisation_required'],
    ['a role that does not exist', { roleids: ['none'] }, 'position.role_unknown'],
    ['a holder that does not exist', { holderid: 'nobody' }, 'position.holder_unknown'],
    [
      'the position in which the caller works, for another holder',
      { positionid: POSITION_IDS.zhangWei, version: 1 },
      'position.own',
    ],
  ])('is refused with %s', async (_case, over, code) => {
    expect((await position('save', input(over))).body).toMatchObject({ error_code: code, error_type: 600 });
  });

  it('is refused for a disabled account and in a disabled organisation', async () => {
    const { version } = (await director.post(`${PATH}/orgInst/get`, { orgcode: 'hd-sh' })).data<{ version: number }>();
    await director.post(`${PATH}/orgInst/save`, { orgcode: 'hd-sh', version, isdisabled: 1 });
    expect((await position('save', input({}))).body.error_code).toBe('position.organisation_disabled');
    await director.post(`${PATH}/account/disable`, { accountcodes: ['hd-he.ping'] });
    expect((await position('save', input({ orgcode: 'hd-hz', holderid: 'hd-he.ping' }))).body.error_code).toBe(
      'position.holder_disabled',
    );
    expect((await position('holders', { keyword: '何平' })).data()).toEqual([]);
  });

  it('deletes no position that is held or that a process waits for', async () => {
    expect((await position('delete', { positionids: [POSITION_IDS.wuGang] })).body.error_code).toBe('position.held');
    const waiting = (await list({ pagesize: 100 })).items.find(
      ({ positionid, waitingcount }) => waitingcount > 0 && positionid !== POSITION_IDS.zhangWei,
    );
    const positionid = waiting?.positionid ?? '';
    await change(positionid, { holderid: '' });
    expect((await position('delete', { positionids: [positionid] })).body).toMatchObject({
      error_code: 'position.awaited',
      error_params: { name: waiting?.positionname },
    });
    expect((await position('disable', { positionids: [POSITION_IDS.zhangWei] })).body.error_code).toBe('position.own');
  });

  it('deletes no position that a data permission rule names', async () => {
    const positionid = 'hd-channel-5';
    const conditions = [{ field: 'ownerposition', operator: 'eq', values: [{ value: positionid }] }];
    const rule = { rulename: '合肥渠道', object: 'order', roleids: ['role-guest'], combination: 'and', conditions };
    const saved = await director.post(`${PATH}/datarule/save`, rule);
    expect((await position('delete', { positionids: [positionid] })).body).toMatchObject({
      error_code: 'position.in_rule',
      error_msg: '数据权限规则“合肥渠道”引用了“渠道经理”，不能删除',
      error_params: { name: '渠道经理', rule: '合肥渠道' },
    });
    await director.post(`${PATH}/datarule/delete`, { ruleids: [saved.data<{ ruleid: string }>().ruleid] });
    expect((await position('delete', { positionids: [positionid] })).data()).toEqual({ deleted: 1 });
  });

  it('deletes no position that a published flow names, and the check misses one that is gone', async () => {
    const created = await position('save', input({ positionname: '费用稽核', orgcode: 'hd-hz' }));
    const { positionid } = created.data<{ positionid: string }>();
    const definition = (verb: string, body: object) => director.post(`/api/teapi/workflow/definition/${verb}`, body);
    const flow = (await definition('get', { flowid: 'expense' })).data<{ version: number; nodes: object[] }>();
    const checks = { id: 'checks', type: 'copy', name: '稽核', approvers: [{ type: 'position', ids: [positionid] }] };
    const named = [...flow.nodes.slice(0, -1), checks, ...flow.nodes.slice(-1)];
    const save = async (nodes: object[]) => {
      const { version } = (await definition('get', { flowid: 'expense' })).data<{ version: number }>();
      const saved = (await definition('save', { ...flow, version, nodes })).data<{ version: number }>();
      await definition('publish', { flowid: 'expense', version: saved.version, note: '' });
    };
    await save(named);
    expect((await position('delete', { positionids: [positionid] })).body).toMatchObject({
      error_code: 'position.in_flow',
      error_msg: '流程“费用报销”引用了“费用稽核”，不能删除；请先修改并发布该流程',
    });
    await save(flow.nodes);
    expect((await position('delete', { positionids: [positionid] })).data()).toEqual({ deleted: 1 });
    const { problems } = (await definition('check', { nodes: named, pagecode: 'flow-expense' })).data<{
      problems: { nodeid: string; code: string }[];
    }>();
    expect(problems).toContainEqual(expect.objectContaining({ nodeid: 'checks', code: 'unknown_position' }));
  });

  it('needs the function codes', async () => {
    const trainee = server.client();
    await trainee.signIn('sun.li');
    for (const verb of ['list', 'get', 'save', 'delete', 'holders', 'disable', 'enable', 'assignrole', 'withdrawrole'])
      expect((await position(verb, {}, trainee)).status).toBe(403);
  });
});
