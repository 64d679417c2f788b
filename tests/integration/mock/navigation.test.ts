import { POSITION_IDS } from '../../../mock/domain/fixtures';
import { platform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

const NAVIGATION = '/api/teapi/protocol/pagenavigation';

interface Item {
  id: string;
  chinese: string;
  english: string;
  tradchinese: string;
  icon: string;
  pagecode: string;
  functioncode: string;
  dataitems: Item[];
}
interface Menu {
  dataitems: Item[];
  version: number;
  updateby: string;
}
interface ShownItem {
  id: string;
  title: string;
  icon: string;
  pagecode: string;
  dataitems: ShownItem[];
}

let server: PlatformServer;
let director: Client;
let representative: Client;
beforeEach(async () => {
  server = await startPlatform();
  director = server.client();
  await director.signIn('zhang.wei');
  representative = server.client();
  await representative.signIn('li.na', POSITION_IDS.liNaRepresentative);
});
afterEach(() => server.stop());

const call = (verb: string, body: object = {}, client = director) => client.post(`${NAVIGATION}/${verb}`, body);
const stored = async () => (await call('getmenu')).data<Menu>();
const shown = async (language: string, client = director) => {
  client.headers.language = language;
  return (await call('getwebmenudata', {}, client)).data<ShownItem[]>();
};
const notices: Item = {
  id: 'notices',
  chinese: '公告栏',
  english: 'Notice board',
  tradchinese: '',
  icon: 'message:#c2603a',
  pagecode: '',
  functioncode: '',
  dataitems: [
    {
      id: 'notice-list',
      chinese: '公司公告',
      english: '',
      tradchinese: '公司公告欄',
      icon: '',
      pagecode: 'native:messagemanager',
      functioncode: 'MESSAGE_VIEW',
      dataitems: [],
    },
  ],
};

test('a saved menu is what everybody gets, with each title in the language of the request', async () => {
  const { dataitems, version } = await stored();
  const answer = await call('savemenu', { dataitems: [notices, ...dataitems.slice(0, 2)], version });
  expect(answer.data()).toMatchObject({ version: version + 1, updateby: '张伟' });
  const titles = async (language: string) => (await shown(language, representative)).map(({ title }) => title);
  expect(await titles('zh-CN')).toEqual(['公告栏', '工作台', '客户管理']);
  expect(await titles('en')).toEqual(['Notice board', 'Workbench', 'Customers']);
  expect(await titles('zh-TW')).toEqual(['公告栏', '工作台', '客戶管理']);
  const [first] = await shown('en', representative);
  expect(first).toMatchObject({
    icon: 'message:#c2603a',
    dataitems: [{ title: '公司公告', pagecode: 'native:messagemanager' }],
  });
  representative.headers.language = 'zh-TW';
  expect((await call('getpagebykey', { folderkey: 'notices' }, director)).data()).toEqual([
    { title: '公司公告', pagecode: 'native:messagemanager' },
  ]);
});

test('the titles of a saved menu are texts of the tenant, so that a menu on the screen changes its language', async () => {
  interface TextRecord {
    key: string;
    chinese: string;
    english: string;
  }
  const texts = async (since: number) =>
    (await director.post('/api/teapi/protocol/language/gets', { lasttimestamp: since })).data<TextRecord[]>();
  const before = Date.now() - 1;
  const { dataitems, version } = await stored();
  await call('savemenu', { dataitems: [...dataitems, notices], version });
  expect(await texts(before)).toEqual(
    expect.arrayContaining([expect.objectContaining({ key: '公告栏', chinese: '公告栏', english: 'Notice board' })]),
  );
});

test('a save that started from an older version is refused with who saved the newer one, and changes nothing', async () => {
  const { dataitems, version } = await stored();
  const manager = server.client();
  await manager.signIn('li.na', POSITION_IDS.liNaManager);
  await call('savemenu', { dataitems: [...dataitems, notices], version }, manager);
  const refused = await call('savemenu', { dataitems: [], version });
  expect(refused.body).toMatchObject({ error_code: 'record.changed', error_params: { name: '李娜' } });
  expect((await call('savemenu', { dataitems: [] })).body.error_code).toBe('record.changed');
  expect((await stored()).dataitems.map(({ id }) => id)).toContain('notices');
});

test('the menu cannot be read or saved without the function codes', async () => {
  const { dataitems, version } = await stored();
  for (const verb of ['getmenu', 'menuoptions', 'positionfunctions'])
    expect((await call(verb, { positionid: 'x' }, representative)).body.error_code).toBe('auth.function_not_held');
  expect((await call('savemenu', { dataitems, version }, representative)).status).toBe(403);
});

test('an invalid menu is refused', async () => {
  const { dataitems, version } = await stored();
  const refusal = async (...items: Item[]) =>
    (await call('savemenu', { dataitems: [...dataitems, ...items], version })).body.error_code;
  const [child] = notices.dataitems as [Item];
  expect(await refusal({ ...notices, chinese: ' ' })).toBe('menu.title_required');
  expect(await refusal({ ...notices, english: 'x'.repeat(31) })).toBe('menu.title_too_long');
  expect(await refusal({ ...notices, id: 'order' })).toBe('menu.id_taken');
  expect(await refusal({ ...notices, id: '' })).toBe('menu.id_required');
  expect(await refusal({ ...notices, dataitems: [{ ...child, dataitems: [{ ...child, id: 'x' }] }] })).toBe(
    'menu.too_deep',
  );
  expect(await refusal({ ...notices, functioncode: 'NOBODY_KNOWS' })).toBe('menu.function_unknown');
  for (const icon of ['<svg>', 'order:url(x)', 'order:'])
    expect(await refusal({ ...notices, icon })).toBe('menu.icon_invalid');
  for (const pagecode of ['javascript:alert(1)', 'native:', '订单', 'a b'])
    expect(await refusal({ ...notices, pagecode, dataitems: [] })).toBe('menu.page_invalid');
  expect((await stored()).version).toBe(version);
});

test('a menu of more than 300 items is refused with their number', async () => {
  const { dataitems, version } = await stored();
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...notices, id: `n${index}`, dataitems: [] }));
  const refused = await call('savemenu', { dataitems: [...dataitems, ...many(300)], version });
  expect(refused.body).toMatchObject({ error_code: 'menu.too_many', error_params: { max: 300 } });
  expect(refused.body.error_msg).toMatch(/^菜单最多300项，现有3\d\d项$/);
  expect((await call('savemenu', { dataitems: many(300), version })).status).toBe(200);
});

test('an item whose function code no function has can be restored after it was deleted', async () => {
  const { dataitems, version } = await stored();
  const withoutForecast = dataitems.map((item) => ({
    ...item,
    dataitems: item.dataitems.filter(({ functioncode }) => functioncode !== 'FORECAST_VIEW'),
  }));
  expect(JSON.stringify(dataitems)).toContain('FORECAST_VIEW');
  const kept = withoutForecast.filter(({ functioncode }) => functioncode !== 'FORECAST_VIEW');
  expect((await call('savemenu', { dataitems: kept, version })).status).toBe(200);
  expect(JSON.stringify((await stored()).dataitems)).not.toContain('FORECAST_VIEW');
  expect((await call('savemenu', { dataitems, version: version + 1 })).status).toBe(200);
});

test('the choices of the editor are the pages, the native screens with their function codes, and the functions', async () => {
  director.headers.language = 'en';
  const choices = (await call('menuoptions')).data<Record<'pages' | 'screens' | 'functions', object[]>>();
  expect(choices.pages).toContainEqual({ pagecode: 'order-list', title: 'Order list', functioncode: '' });
  expect(choices.screens).toContainEqual({ pagecode: 'native:rolemgr', title: 'Roles', functioncode: 'ROLE_VIEW' });
  expect(JSON.stringify(choices.screens)).not.toContain('rolemgr/edit');
  expect(choices.functions).toContainEqual(expect.objectContaining({ key: 'order' }));
});

test('the function codes of a position are those of its roles', async () => {
  const codes = async (positionid: string) =>
    (await call('positionfunctions', { positionid })).data<{ functioncodes: string[] }>().functioncodes;
  expect(await codes(POSITION_IDS.liNaRepresentative)).toContain('ORDER_VIEW');
  expect(await codes(POSITION_IDS.liNaRepresentative)).not.toContain('ROLE_VIEW');
  expect(await codes(POSITION_IDS.sunLi)).toEqual([]);
  expect((await call('positionfunctions', { positionid: 'nobody' })).status).toBe(404);
});

test('each tenant has a menu of its own', async () => {
  const north = server.client();
  await north.signIn('gao.fei');
  const { dataitems, version } = await stored();
  await call('savemenu', { dataitems: dataitems.slice(0, 1), version });
  const ids = (await shown('zh-CN', north)).map(({ id }) => id);
  expect(ids).toContain('order');
  expect(ids).not.toContain('marketing');
});

test('a save is written to the operation log with the items that have changed', async () => {
  const { dataitems, version } = await stored();
  await call('savemenu', { dataitems: [...dataitems, notices], version });
  const log = platform().administration('hd').log.all()[0];
  expect(log).toMatchObject({ object: 'menu', action: 'update', actor: { name: '张伟' } });
  const lines = log?.changes[0]?.after as readonly string[];
  expect(lines).toContain('公告栏 / Notice board · message:#c2603a');
  expect(lines).toContain('公告栏 › 公司公告 / 公司公告欄 · native:messagemanager · MESSAGE_VIEW');
});
