import { POSITION_IDS } from '../../../mock/domain/fixtures';
import { resetPlatform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

interface Row {
  accountcode: string;
  username: string;
  userinfoname: string;
  mobile: string;
  state: string;
  isshared: number;
  version: number;
  positions: { positionid: string; positionname: string; orgname: string }[];
  devices: { deviceid: string; devicename: string }[];
}
interface Page {
  items: Row[];
  itemcount: number;
}

const ACCOUNT = '/api/teapi/rolepermission/account';
const GIVEN = '您的密码由管理员设置，请修改后继续';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

let server: PlatformServer;
let director: Client;
let headOfSouth: Client;

async function setUp() {
  resetPlatform();
  [director, headOfSouth] = [server.client(), server.client()];
  await director.signIn('zhang.wei');
  await signInSouth(headOfSouth);
}
/** 王芳 chooses the company with 5,000 accounts. */
async function signInSouth(client: Client) {
  const login = await client.post('/api/auth/login', { username: 'wang.fang', password: 'Atrium2026' });
  client.headers.token = login.data<{ token: string }>().token;
  const choice = { tenantcode: 'nf', accountcode: 'nf-wang.fang', productcode: 'SFA', productversioncode: 'standard' };
  client.headers.token = (await client.post('/api/auth/choosetenant', choice)).data<string>();
  client.headers.token = (await client.post(`${ACCOUNT}/getaccountinfo`)).data<{ token: string }>().token;
}
beforeAll(async () => {
  server = await startPlatform();
  await setUp();
});
afterAll(() => server.stop());

const call = (verb: string, body: object = {}, client = director) => client.post(`${ACCOUNT}/${verb}`, body);
const list = async (filters: object = {}, client = director) => (await call('list', filters, client)).data<Page>();
const get = async (accountcode: string, client = director) => (await call('get', { accountcode }, client)).data<Row>();
const login = (username: string, password: string) =>
  server.client().post('/api/auth/login', { username, password, clienttypecode: '1' });
const draft = (over: object = {}) => ({
  username: 'xin.ren',
  userinfoname: '辛仁',
  mobile: '13600000001',
  positionids: [],
  ...over,
});
const codeOf = (answer: { body: Record<string, unknown> }) => answer.body.error_code;

describe('accounts', () => {
  it('are 5,000 in the large company, in pages, found by user name, name or mobile', async () => {
    const all = await list({ pageindex: 2, pagesize: 50 }, headOfSouth);
    expect([all.itemcount, all.items.length]).toEqual([5_000, 50]);
    const [some] = all.items;
    for (const keyword of [some?.username, some?.mobile]) {
      const found = await list({ keyword, pagesize: 5_000 }, headOfSouth);
      expect(found.items.map(({ accountcode }) => accountcode)).toContain(some?.accountcode);
      expect(found.itemcount).toBeLessThan(20 * 100);
    }
    expect((await list({ keyword: '李娜' })).items.map(({ username }) => username)).toEqual(['li.na']);
  });

  it('are filtered by organisation with all below it, by role and by state', async () => {
    const inArea = await list({ orgcode: 'hd-area' });
    const inShanghai = await list({ orgcode: 'hd-sh' });
    expect(inShanghai.items.map(({ username }) => username)).toContain('li.na');
    expect(inArea.itemcount).toBeGreaterThan(inShanghai.itemcount);
    expect(inShanghai.items.every(({ positions }) => positions.some(({ orgname }) => orgname === '上海分部'))).toBe(
      true,
    );
    expect((await list({ roleid: 'role-trainee' })).items.map(({ username }) => username)).toEqual(['sun.li']);
    expect((await list({ state: 'locked' })).items.map(({ username }) => username)).toEqual(['qian.duo']);
    expect((await list({ state: 'noposition' })).items.map(({ username }) => username)).toEqual(['zhou.jie']);
    expect((await list({ state: 'disabled' }, headOfSouth)).itemcount).toBeGreaterThan(10);
  });

  it('stay in their place when they are changed; a new one comes first', async () => {
    const first = async () => (await list({ pagesize: 3 })).items.map(({ username }) => username);
    expect(await first()).toEqual(['zhang.wei', 'li.na', 'wang.fang']);
    await call('disable', { accountcodes: ['hd-li.na', 'hd-wu.gang'] });
    await call('enable', { accountcodes: ['hd-li.na', 'hd-wu.gang'] });
    expect(await first()).toEqual(['zhang.wei', 'li.na', 'wang.fang']);
    await call('save', draft());
    await call('save', draft({ username: 'xin.er', mobile: '13600000002' }));
    expect(await first()).toEqual(['xin.er', 'xin.ren', 'zhang.wei']);
  });

  it('that are gone answer each change with 404, and the others are not changed', async () => {
    const accountcodes = ['hd-li.na', 'hd-gone'];
    for (const verb of ['disable', 'enable', 'unlock', 'resetpwd'])
      expect(await call(verb, { accountcodes, newpassword: '246810' })).toMatchObject({
        status: 404,
        body: { error_code: 'account.not_found' },
      });
    expect((await call('unbind', { accountcode: 'hd-gone', deviceids: [] })).status).toBe(404);
    expect((await get('hd-li.na')).state).toBe('active');
    expect((await login('li.na', 'Atrium2026')).status).toBe(200);
  });

  it('need the function code', async () => {
    const representative = server.client();
    await representative.signIn('li.na', POSITION_IDS.liNaRepresentative);
    for (const verb of ['list', 'get', 'save', 'delete', 'disable', 'enable', 'unlock', 'resetpwd', 'unbind'])
      expect((await call(verb, {}, representative)).status).toBe(403);
  });
});

describe('a new account', () => {
  beforeAll(setUp);

  it('signs in with the configured default password, which it has to change, and holds its position', async () => {
    const free = await call('save', draft());
    const { accountcode } = free.data<{ accountcode: string }>();
    expect((await login('xin.ren', '888888')).data()).toMatchObject({ pwdExpireStatus: 2, pwdExpireMsg: GIVEN });
    // A person without a position holds one that a colleague gives up.
    const sunLi = await get('hd-sun.li');
    const given = { username: 'sun.li', userinfoname: '孙丽', mobile: sunLi.mobile, positionids: [] };
    await call('save', { accountcode: 'hd-sun.li', version: sunLi.version, ...given });
    await call('save', draft({ accountcode, version: 1, positionids: [POSITION_IDS.sunLi] }));
    const client = server.client();
    client.headers.token = (await login('xin.ren', '888888')).data<{ token: string }>().token;
    expect((await client.post(`${ACCOUNT}/getaccountinfo`)).data()).toMatchObject({
      positionid: POSITION_IDS.sunLi,
      userinfoname: '辛仁',
      userinfoid: accountcode,
    });
    expect((await get('hd-sun.li')).state).toBe('noposition');
  });

  it.each([
    ['a user name of this company', { username: 'li.na' }, 'account.username_taken'],
    ['a user name of another company', { username: 'gao.fei' }, 'account.username_elsewhere'],
    ['a user name that begins with a digit', { username: '1a' }, 'account.username_invalid'],
    ['a mobile number that is taken', { username: 'a.b', mobile: '13800000012' }, 'account.mobile_taken'],
    ['a mobile number of ten digits', { username: 'a.b', mobile: '1360000000' }, 'account.mobile_invalid'],
    ['no name', { username: 'a.b', mobile: '13600000009', userinfoname: ' ' }, 'account.name_required'],
    [
      'a position that somebody holds',
      { username: 'a.b', mobile: '13600000009', positionids: [POSITION_IDS.wuGang] },
      'account.position_taken',
    ],
  ])('is refused with %s', async (_case, over, code) => {
    expect(codeOf(await call('save', draft(over)))).toBe(code);
  });

  it('that is saved from an old version is refused for that, not for a position that was taken meanwhile', async () => {
    const body = {
      accountcode: 'hd-li.na',
      version: 0,
      username: 'li.na',
      userinfoname: '李娜二',
      mobile: '13800000002',
    };
    const positionids = (await get('hd-li.na')).positions.map(({ positionid }) => positionid);
    const late = await call('save', { ...body, positionids: [...positionids, POSITION_IDS.wuGang] });
    expect(late.body).toMatchObject({
      error_code: 'record.changed',
      error_params: { name: expect.any(String) as string, time: expect.any(String) as string },
    });
    expect((await get('hd-li.na')).userinfoname).toBe('李娜');
  });
});

describe('a disabled account', () => {
  beforeAll(setUp);

  it('is signed out at once and cannot choose the company until it is enabled again', async () => {
    const colleague = server.client();
    await colleague.signIn('li.na', POSITION_IDS.liNaManager);
    const changed = await call('disable', { accountcodes: ['hd-li.na', 'hd-li.na'] });
    expect(changed.data()).toEqual({ accountcodes: ['hd-li.na'] });
    expect((await colleague.business('orderquery')).status).toBe(401);
    expect((await login('li.na', 'Atrium2026')).data<{ tenants: object[] }>().tenants).toEqual([]);
    expect((await get('hd-li.na')).state).toBe('disabled');
    await call('enable', { accountcodes: ['hd-li.na'] });
    expect((await login('li.na', 'Atrium2026')).data<{ tenants: object[] }>().tenants).toHaveLength(1);
  });

  it('is never one’s own, nor is that deleted, or left without its last or current position', async () => {
    const own = ['hd-zhang.wei'];
    expect(codeOf(await call('disable', { accountcodes: ['hd-wu.gang', ...own] }))).toBe('account.own_disable');
    expect((await get('hd-wu.gang')).state).toBe('active');
    expect(codeOf(await call('delete', { accountcodes: own }))).toBe('account.own_delete');
    expect(codeOf(await call('resetpwd', { accountcodes: own, newpassword: '123456' }))).toBe('account.own_reset');
    const { username, userinfoname, mobile, version } = await get('hd-zhang.wei');
    const body = { accountcode: 'hd-zhang.wei', version, username, userinfoname, mobile };
    expect(codeOf(await call('save', { ...body, positionids: [] }))).toBe('account.own_last_position');
    expect(codeOf(await call('save', { ...body, positionids: [POSITION_IDS.sunLi] }))).toBe('account.own_position');
  });

  it('keeps its work in other companies, which also keep the name of the person', async () => {
    const east = server.client();
    const signIn = await login('wang.fang', 'Atrium2026');
    east.headers.token = signIn.data<{ token: string }>().token;
    await call('disable', { accountcodes: ['hd-wang.fang'] });
    expect((await list({}, headOfSouth)).itemcount).toBe(5_000);
    const choice = {
      tenantcode: 'hd',
      accountcode: 'hd-wang.fang',
      productcode: 'SFA',
      productversioncode: 'standard',
    };
    expect((await east.post('/api/auth/choosetenant', choice)).status).toBe(403);
    const shared = await get('hd-wang.fang');
    expect(shared.isshared).toBe(1);
    const body = { ...shared, positionids: shared.positions.map(({ positionid }) => positionid) };
    expect(codeOf(await call('save', { ...body, userinfoname: '王方' }))).toBe('account.shared');
    expect((await call('save', body)).status).toBe(200);
  });
});

describe('a password', () => {
  beforeAll(setUp);

  it('that is reset ends the sessions, must be changed, and is in no log', async () => {
    const colleague = server.client();
    await colleague.signIn('wu.gang');
    expect((await login('wu.gang', 'Atrium2026')).data()).toMatchObject({ pwdExpireMsg: '密码已过期，请修改密码' });
    expect((await call('resetpwd', { accountcodes: ['hd-wu.gang'], newpassword: '246810' })).status).toBe(200);
    expect((await colleague.business('orderquery')).status).toBe(401);
    expect((await login('wu.gang', 'Atrium2026')).status).toBe(401);
    expect((await login('wu.gang', '246810')).data()).toMatchObject({ pwdExpireStatus: 2, pwdExpireMsg: GIVEN });
    const { platform } = await import('../../../mock/domain/platform');
    const [entry] = platform()
      .administration('hd')
      .log.all()
      .filter(({ action }) => action === 'resetpwd');
    expect(entry).toMatchObject({ recordName: '吴刚', changes: [] });
    expect(JSON.stringify(platform().administration('hd').log.all())).not.toContain('246810');
  });

  it.each([
    ['is empty', '', 'account.reset_required'],
    ['has letters', 'abc123', 'account.reset_invalid'],
    ['has nine digits', '123456789', 'account.reset_invalid'],
  ])('that %s is refused', async (_case, newpassword, code) => {
    expect(codeOf(await call('resetpwd', { accountcodes: ['hd-wu.gang'], newpassword }))).toBe(code);
  });

  it('of a person of several companies is not reset by one of them', async () => {
    const codes = ['hd-he.ping', 'hd-wang.fang'];
    expect(codeOf(await call('resetpwd', { accountcodes: codes, newpassword: '246810' }))).toBe('account.shared_reset');
    expect((await login('he.ping', '123456')).status).toBe(200);
  });
});

describe('a locked account and its devices', () => {
  beforeAll(setUp);

  it('can be unlocked', async () => {
    expect((await login('qian.duo', 'Atrium2026')).status).toBe(401);
    await call('unlock', { accountcodes: ['hd-qian.duo'] });
    expect((await login('qian.duo', 'Atrium2026')).status).toBe(200);
  });

  it('are bound at sign-in up to the maximum where the company binds devices, and can be unbound', async () => {
    const register = { defpassword: '888888', devicebinding: { enable: 1, maximum: 1 } };
    const config = '/api/teapi/rolepermission/globalconfig/batchupdate';
    await director.post(config, [{ key: 'register', configjson: JSON.stringify(register) }]);
    const before = await get('hd-sun.li');
    await call('unbind', { accountcode: 'hd-sun.li', deviceids: before.devices.map(({ deviceid }) => deviceid) });
    const enter = async (sysversion: string) => {
      const client = server.client();
      client.headers.token = (await login('sun.li', 'Atrium2026')).data<{ token: string }>().token;
      return client.post(`${ACCOUNT}/getaccountinfo`, { deviceinfo: 'web', sysversion });
    };
    expect((await enter(CHROME)).status).toBe(200);
    const { devices } = await get('hd-sun.li');
    expect(devices.map(({ devicename }) => devicename)).toEqual(['Chrome 142 · Windows']);
    expect((await enter(CHROME)).status).toBe(200);
    expect(codeOf(await enter(CHROME.replace('Windows', 'Linux')))).toBe('login.device_limit');
    await call('unbind', { accountcode: 'hd-sun.li', deviceids: [devices[0]?.deviceid] });
    expect((await get('hd-sun.li')).devices).toEqual([]);
  });

  it('can be deleted, which vacates the position and frees the user name', async () => {
    expect((await call('delete', { accountcodes: ['hd-he.ping'] })).data()).toEqual({ deleted: 1 });
    expect((await login('he.ping', '123456')).status).toBe(401);
    const again = draft({ username: 'he.ping', mobile: '13800000010', positionids: [POSITION_IDS.hePing] });
    expect((await call('save', again)).status).toBe(200);
  });
});
