import { DEMO_PASSWORD, ORDER_IDS, POSITION_IDS, PROCESS_IDS, ROLE_IDS, SMS_CODE } from '../../../mock/domain/fixtures';
import { platform, resetPlatform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

let server: PlatformServer;
let director: Client;
beforeAll(async () => {
  server = await startPlatform();
  resetPlatform();
  director = server.client();
  await director.signIn('zhang.wei');
});
afterAll(() => server.stop());

interface Entry {
  logid: string;
  logtime: string;
  accountcode: string;
  userinfoname: string;
  positionname: string;
  objectkind: string;
  objecttext: string;
  action: string;
  actiontext: string;
  recordname: string;
}
interface Change {
  field: string;
  fieldtext: string;
  before: string | null;
  after: string | null;
  added: string[];
  removed: string[];
}
const LOG = '/api/teapi/rolepermission/operationlog';
const ROLE = '/api/teapi/rolepermission/role';
const list = async (filters: object = {}, client = director) =>
  (await client.post(`${LOG}/list`, filters)).data<{ items: Entry[]; itemcount: number }>();
const changesOf = async (logid: string) =>
  (await director.post(`${LOG}/get`, { logid })).data<{ changes: Change[] }>().changes;

it('the log goes back some months, newest first, and is paged', async () => {
  const { items, itemcount } = await list({ pageindex: 1, pagesize: 50 });
  expect(itemcount).toBeGreaterThan(300);
  expect(items).toHaveLength(50);
  expect(items[0]).toMatchObject({
    logtime: expect.stringMatching(/^2026-11-20 \d\d:\d\d:\d\d$/) as string,
    userinfoname: '张伟',
    positionname: '销售总监',
    objecttext: '登录',
    actiontext: '登录',
  });
  const times = items.map(({ logtime }) => logtime);
  expect(times).toEqual([...times].sort().reverse());
});

it('entries are found by person, kind, action, days and a part of the name', async () => {
  const filters = {
    keyword: '审计',
    accountcode: '',
    objectkind: 'role',
    action: 'update',
    datefrom: '2026-08-01',
    dateto: '2026-11-19',
  };
  const { items } = await list(filters);
  expect(items).toMatchObject([{ recordname: '审计专员', objectkind: 'role', action: 'update' }]);
  const [{ accountcode = '', logtime = '' } = {}] = items;
  const day = logtime.slice(0, 10);
  expect((await list({ ...filters, accountcode, datefrom: day, dateto: day })).itemcount).toBe(1);
  expect((await list({ ...filters, accountcode: 'hd-nobody' })).itemcount).toBe(0);
  expect((await list({ ...filters, dateto: '2026-08-02' })).itemcount).toBe(0);
  expect((await director.post(`${LOG}/list`, { objectkind: 'nothing' })).status).toBe(400);
});

it('a changed role is logged with the names of its fields and both values, in the language of the reader', async () => {
  const role = { roleid: ROLE_IDS.unused, rolecode: 'warehouse', rolename: '仓库管理员' };
  await director.post(`${ROLE}/save`, {
    ...role,
    version: 1,
    description: '夜班',
    functioncodes: ['WORKBENCH_VIEW', 'VISIT_VIEW'],
  });
  const { items } = await list({ objectkind: 'role' });
  expect(items[0]).toMatchObject({ recordname: '仓库管理员', action: 'update', userinfoname: '张伟' });
  expect(await changesOf(items[0]?.logid ?? '')).toEqual([
    { field: 'description', fieldtext: '说明', before: '', after: '夜班', added: [], removed: [] },
    {
      field: 'functions',
      fieldtext: '可以使用的功能',
      before: '查看工作台、查看订单',
      after: '查看工作台、查看拜访',
      added: ['查看拜访'],
      removed: ['查看订单'],
    },
  ]);
  director.headers.language = 'en';
  const [entry] = (await list({ objectkind: 'role', keyword: 'warehouse keeper' })).items;
  const [, functions] = await changesOf(entry?.logid ?? '');
  delete director.headers.language;
  expect(entry).toMatchObject({ objecttext: 'Role', actiontext: 'Changed', positionname: 'Sales Director' });
  expect(functions).toMatchObject({ fieldtext: 'Functions', removed: ['View orders'] });
});

it('a record that is created or deleted has only its new or its old values', async () => {
  const saved = await director.post(`${ROLE}/save`, { rolecode: 'temp', rolename: '临时', functioncodes: [] });
  const { roleid } = saved.data<{ roleid: string }>();
  await director.post(`${ROLE}/delete`, { roleids: [roleid] });
  const [deleted, created] = (await list({ objectkind: 'role', keyword: '临时' })).items;
  expect([deleted?.action, created?.action]).toEqual(['delete', 'create']);
  expect(await changesOf(created?.logid ?? '')).toMatchObject([
    { fieldtext: '角色编码', before: null, after: 'temp' },
    { fieldtext: '角色名称', before: null, after: '临时' },
  ]);
  expect((await changesOf(deleted?.logid ?? '')).map(({ after }) => after)).toEqual([null, null]);
});

it('a move names the organisations from the root down, in the language of the reader', async () => {
  const units = '/api/teapi/rolepermission/orgInst';
  const { version } = (await director.post(`${units}/get`, { orgcode: 'hd-hz' })).data<{ version: number }>();
  await director.post(`${units}/move`, { orgcode: 'hd-hz', version, parentcode: 'hd-sh', index: 0 });
  const [entry] = (await list({ objectkind: 'organisation', action: 'move' })).items;
  expect(entry).toMatchObject({ recordname: '杭州分部', actiontext: '移动' });
  expect(await changesOf(entry?.logid ?? '')).toContainEqual({
    field: 'parent',
    fieldtext: '上级组织',
    before: '华东销售公司 / 华东大区',
    after: '华东销售公司 / 华东大区 / 上海分部',
    added: [],
    removed: [],
  });
  director.headers.language = 'en';
  const [parent] = await changesOf(entry?.logid ?? '');
  delete director.headers.language;
  expect(parent).toMatchObject({ after: 'East China Sales / East China Region / Shanghai Branch' });
});

it('a dictionary item that was moved and a position that lost a role are named', async () => {
  const dictionary = '/api/teapi/dictionary';
  const categories = await director.post(`${dictionary}/category/list`, { keyword: 'payment' });
  const [payment] = categories.data<{ items: { dictcategoryid: string; version: number }[] }>().items;
  const items = await director.post(`${dictionary}/item/list`, {
    dictcategoryid: payment?.dictcategoryid,
    status: '',
  });
  const [first] = items.data<{ items: { dictitemid: string }[] }>().items;
  await director.post(`${dictionary}/item/move`, { ...first, place: 1, version: payment?.version });
  expect((await list({ objectkind: 'dictionary', action: 'move' })).items).toMatchObject([{ recordname: '付款方式' }]);
  const positionids = ['hd-channel-1'];
  await director.post('/api/teapi/rolepermission/position/withdrawrole', { positionids, roleid: 'role-channel' });
  expect((await list({ objectkind: 'position' })).items[0]).toMatchObject({ recordname: '渠道经理（上海分部）' });
});

it('decisions, orders and customers are logged as well', async () => {
  await director.post('/api/teapi/workflow/flow/handle', {
    processid: PROCESS_IDS.pendingOrder,
    action: 'approve',
    comment: '同意',
  });
  const seller = server.client();
  await seller.signIn('li.na', POSITION_IDS.liNaRepresentative);
  await seller.business('orderssubmit', { orderids: [ORDER_IDS.draft] });
  await seller.business('customersave', { customername: '晨光便利店', contact: '王小明' });
  const { items } = await list({ datefrom: '2026-11-20', pagesize: 5 });
  expect(items.map(({ objectkind, action }) => `${objectkind} ${action}`)).toEqual([
    'customer create',
    'order submit',
    'session signin',
    'order approve',
    'position update',
  ]);
  expect(await changesOf(items[1]?.logid ?? '')).toMatchObject([
    { fieldtext: '状态', before: '草稿', after: '待审批' },
  ]);
  expect(await changesOf(items[3]?.logid ?? '')).toMatchObject([{ fieldtext: '审批意见', after: '同意' }]);
});

it('the choices are the people of the log, the kinds of records and the actions', async () => {
  const choices = (await director.post(`${LOG}/options`)).data<Record<string, { key: string; text: string }[]>>();
  expect(choices.persons).toContainEqual({ key: 'hd-zhang.wei', text: '张伟' });
  expect(choices.objects).toContainEqual({ key: 'datarule', text: '数据权限' });
  expect(choices.actions).toContainEqual({ key: 'resetpwd', text: '重置密码' });
});

it('what is found can be exported with its changes', async () => {
  const start = (client = director) =>
    client.post('/api/teapi/dy-biz-imexport/biz/imexport/expExcel?mocode=operationlog&lgcode=export&microclass=', {
      expfile: { sheetname: '操作日志', filename: '操作日志', filetype: '2' },
      objectkind: 'role',
      keyword: '临时',
    });
  const id = (await start()).data<string>();
  let url = '';
  while (url === '') {
    const answer = await director.post(`/api/teapi/queue/impexp/expStatus?dynamicid=${id}`);
    url = answer.data<{ states: { exportfileurl: string }[] }>().states[0]?.exportfileurl ?? '';
  }
  const file = (await platform().objects('hd').read(url)).toString();
  expect(file.split('\r\n')[0]).toContain('操作时间,操作人,岗位,操作类型,对象类型,操作对象,变更内容');
  expect(file).toMatch(/张伟,销售总监,新建,角色,临时,"角色编码: — → temp\n角色名称: — → 临时"/);
  expect(file).not.toContain('仓库管理员');
  const seller = server.client();
  await seller.signIn('li.na', POSITION_IDS.liNaRepresentative);
  expect((await start(seller)).body).toMatchObject({ error_code: 'auth.function_not_held' });
});

it('only a position with the function may read the log, and nobody may change it', async () => {
  const seller = server.client();
  await seller.signIn('li.na', POSITION_IDS.liNaRepresentative);
  for (const call of ['list', 'get', 'options'])
    expect((await seller.post(`${LOG}/${call}`)).body).toMatchObject({
      error_code: 'auth.function_not_held',
      error_params: { code: 'LOG_VIEW' },
    });
  for (const call of ['save', 'delete']) expect((await director.open(`${LOG}/${call}`, {})).status).toBe(404);
  expect((await director.post(`${LOG}/get`, { logid: 'nothing' })).body.error_code).toBe('operationlog.not_found');
});

it('the members of a role are paged and found by name, position and organisation', async () => {
  const south = server.client();
  const login = await south.post('/api/auth/login', { username: 'wang.fang', password: DEMO_PASSWORD });
  south.headers.token = login.data<{ token: string }>().token;
  const choice = { accountcode: 'nf-wang.fang', tenantcode: 'nf', productcode: 'SFA', productversioncode: 'standard' };
  south.headers.token = (await south.post('/api/auth/choosetenant', choice)).data<string>();
  const account = await south.post('/api/teapi/rolepermission/account/getaccountinfo');
  south.headers.token = account.data<{ token: string }>().token;
  const members = async (body: object) =>
    (await south.post(`${ROLE}/members`, { roleid: 'role-promoter', ...body })).data<{
      items: { userinfoname: string; orgname: string }[];
      itemcount: number;
    }>();
  const all = await members({ pageindex: 2, pagesize: 20 });
  expect(all.itemcount).toBe(4_984);
  expect(all.items).toHaveLength(20);
  const found = await members({ keyword: '天河1片区3号网点' });
  expect(found.itemcount).toBeGreaterThan(0);
  expect(new Set(found.items.map(({ orgname }) => orgname))).toEqual(new Set(['天河1片区3号网点']));
});

it('an own change of the password and an unlocking have entries of their own, and no entry has a password', async () => {
  const [owner, forgetful] = [server.client(), server.client()];
  // 王芳 works in two companies, and has not chosen one yet.
  const login = await owner.post('/api/auth/login', { username: 'wang.fang', password: DEMO_PASSWORD });
  owner.headers.token = login.data<{ token: string }>().token;
  const passwords = { oldpassword: DEMO_PASSWORD, newpassword: 'Geheim2026' };
  await owner.post('/api/teapi/account/account/changepwd', passwords);
  const person = { mobile: '13800000005', business: '华东销售公司', smscode: SMS_CODE };
  await forgetful.post('/api/auth/sendsmscode', { ...person, usage: 'reset' });
  const ticket = (await forgetful.post('/api/auth/verifyresetcode', person)).data<{ resettoken: string }>();
  await forgetful.post('/api/auth/resetpwd', { ...ticket, newpassword: 'Geheim2026' });
  await director.post('/api/teapi/rolepermission/account/unlock', { accountcodes: ['hd-qian.duo'] });
  const { items } = await list({ objectkind: 'account', datefrom: '2026-11-20' });
  expect(items.map((entry) => [entry.userinfoname, entry.actiontext, entry.recordname])).toEqual([
    ['张伟', '解锁', '钱多'],
    ['周杰', '修改密码', '周杰'],
    ['王芳', '修改密码', '王芳'],
  ]);
  expect(await changesOf(items[0]?.logid ?? '')).toMatchObject([{ fieldtext: '锁定', before: '是', after: '否' }]);
  expect(platform().administration('nf').log.all()[0]).toMatchObject({ action: 'changepwd', recordName: '王芳' });
  expect(JSON.stringify(platform().administration('hd').log.all())).not.toContain('Geheim2026');
});
