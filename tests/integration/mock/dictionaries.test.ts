import * as XLSX from 'xlsx';
import { POSITION_IDS } from '../../../mock/domain/fixtures';
import type { Platform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import { startControlledPlatform } from './support/controlledPlatform';
import type { PlatformServer } from './support/platformServer';

const CATEGORY = '/api/teapi/dictionary/category';
const ITEM = '/api/teapi/dictionary/item';

interface Category {
  dictcategoryid: string;
  categorycode: string;
  text: string;
  isbuiltin: number;
  itemcount: number;
  version: number;
}
interface Item {
  dictitemid: string;
  dictcategoryid: string;
  itemcode: string;
  text: string;
  chinese: string;
  status: number;
  isdefault: number;
  usecount: number;
  version: number;
}
interface Option {
  key: string;
  text: string;
  status: number;
  isselected: number;
}

let server: PlatformServer;
let director: Client;
let platform: () => Platform;
beforeAll(async () => {
  server = await startControlledPlatform();
  ({ platform } = await import('../../../mock/domain/platform'));
  director = server.client();
  await director.signIn('zhang.wei');
});
afterAll(() => server.stop());

const listOf = async <Row>(path: string, input: object, client = director) =>
  (await client.post(`${path}/list`, { ...input, pagesize: 500 })).data<{ items: Row[] }>().items;
async function category(code: string): Promise<Category> {
  const found = (await listOf<Category>(CATEGORY, { keyword: code })).find((each) => each.categorycode === code);
  if (!found) throw new Error(`No category ${code}`);
  return found;
}
async function itemsOf(code: string, filter: object = {}) {
  return listOf<Item>(ITEM, {
    dictcategoryid: (await category(code)).dictcategoryid,
    keyword: '',
    status: '',
    ...filter,
  });
}
async function itemOf(code: string, itemCode: string): Promise<Item> {
  const found = (await itemsOf(code)).find(({ itemcode }) => itemcode === itemCode);
  if (!found) throw new Error(`No item ${itemCode}`);
  return found;
}
async function addItem(code: string, itemcode: string, more: object = {}) {
  const { dictcategoryid } = await category(code);
  const input = { dictcategoryid, itemcode, chinese: itemcode, status: 1, isdefault: 0, ...more };
  return (await director.post(`${ITEM}/save`, input)).data<{ dictitemid: string; version: number }>().dictitemid;
}
const setStatus = (dictitemids: readonly string[], status: 0 | 1) =>
  director.post(`${ITEM}/setstatus`, { dictitemids, status });
const optionsOf = async (code: string, client = director) =>
  (await client.business('dictionaryoptions', { category: code })).data<Option[]>();
const offered = async (code: string) =>
  (await optionsOf(code)).filter(({ status }) => status === 1).map(({ key }) => key);
const defaultsOf = async (fields: object) =>
  (await director.business('dictionarydefaults', { fields })).data<Record<string, string>>();
const errorOf = async (answer: Promise<{ body: Record<string, unknown> }>) => (await answer).body.error_code;

describe('categories', () => {
  it('begin with the built-in ones, which count their items', async () => {
    const categories = await listOf<Category>(CATEGORY, { keyword: '' });
    expect(categories.map(({ categorycode }) => categorycode)).toEqual([
      'channel',
      'customerlevel',
      'payment',
      'visitpurpose',
      'returnreason',
      'competitor',
    ]);
    expect(categories[2]).toMatchObject({ text: '付款方式', isbuiltin: 1, itemcount: 3 });
    expect((await listOf<Category>(CATEGORY, { keyword: '退货' })).map(({ text }) => text)).toEqual(['退货原因']);
  });

  it('are those of the tenant', async () => {
    const north = server.client();
    await north.signIn('gao.fei');
    expect((await listOf<Category>(CATEGORY, { keyword: '' }, north)).map(({ text }) => text)).not.toContain(
      '竞品品牌',
    );
  });

  it('can be created, renamed and deleted with their items, unless they are built in', async () => {
    const input = { categorycode: 'shelf', chinese: '货架类型', english: 'Shelf' };
    const { dictcategoryid } = (await director.post(`${CATEGORY}/save`, input)).data<Category>();
    const renamed = { ...input, dictcategoryid, version: 1, chinese: '陈列架' };
    expect((await director.post(`${CATEGORY}/save`, renamed)).data()).toEqual({ dictcategoryid, version: 2 });
    await addItem('shelf', 'end-cap');
    expect(await category('shelf')).toMatchObject({ text: '陈列架', itemcount: 1 });
    const refusals: [object, string][] = [
      [{ ...renamed, version: 2, categorycode: 'rack' }, 'dictionary.code_fixed'],
      [renamed, 'record.changed'],
      [{ ...input }, 'dictionary.code_taken'],
      [{ ...input, categorycode: 'a b' }, 'dictionary.code_invalid'],
      [{ categorycode: 'rack', chinese: '' }, 'dictionary.name_required'],
      [{ categorycode: 'rack', chinese: '渠道' }, 'dictionary.name_taken'],
    ];
    for (const [body, code] of refusals) expect(await errorOf(director.post(`${CATEGORY}/save`, body))).toBe(code);
    const builtIn = (await category('channel')).dictcategoryid;
    const remove = (...ids: string[]) => director.post(`${CATEGORY}/delete`, { dictcategoryids: ids });
    expect(await errorOf(remove(dictcategoryid, builtIn))).toBe('dictionary.built_in');
    expect((await remove(dictcategoryid)).data()).toEqual({ deleted: 1 });
    expect(await errorOf(director.business('dictionaryoptions', { category: 'shelf' }))).toBe('dictionary.not_found');
  });

  it('may have the name of a built-in property as their code', async () => {
    for (const categorycode of ['constructor', 'valueOf']) {
      await director.post(`${CATEGORY}/save`, { categorycode, chinese: categorycode });
      await addItem(categorycode, 'toString');
      expect(await itemsOf(categorycode)).toMatchObject([{ itemcode: 'toString', usecount: 0 }]);
    }
    expect((await itemOf('payment', 'cash')).usecount).toBeGreaterThan(1_000);
  });

  it('are refused without the function code', async () => {
    const representative = server.client();
    await representative.signIn('li.na', POSITION_IDS.liNaRepresentative);
    expect((await representative.post(`${CATEGORY}/list`, {})).status).toBe(403);
    expect((await representative.post(`${ITEM}/setstatus`, { dictitemids: [], status: 0 })).status).toBe(403);
    expect((await optionsOf('payment', representative)).length).toBeGreaterThan(0);
  });
});

describe('items', () => {
  it('are checked: code, name and a default that is enabled', async () => {
    const { dictcategoryid } = await category('payment');
    const cash = await itemOf('payment', 'cash');
    const item = { dictcategoryid, itemcode: 'net90', chinese: '月结 90 天', status: 1, isdefault: 0 };
    const refusals: [object, string][] = [
      [{ ...item, itemcode: 'cash' }, 'dictionary.code_taken'],
      [{ ...item, itemcode: '' }, 'dictionary.code_required'],
      [{ ...item, chinese: '现结' }, 'dictionary.name_taken'],
      [{ ...item, status: 0, isdefault: 1 }, 'dictionary.default_disabled'],
      [{ ...cash, itemcode: 'money' }, 'dictionary.code_fixed'],
      [{ ...cash, version: cash.version + 1 }, 'record.changed'],
    ];
    for (const [body, code] of refusals) expect(await errorOf(director.post(`${ITEM}/save`, body))).toBe(code);
    expect((await director.post(`${ITEM}/save`, { ...item, status: 2 })).status).toBe(400);
  });

  it('that records use cannot be deleted, and the reason says how many', async () => {
    const { dictitemid, usecount } = await itemOf('payment', 'cash');
    expect(usecount).toBeGreaterThan(1_000);
    const { body } = await director.post(`${ITEM}/delete`, { dictitemids: [dictitemid] });
    expect(body).toMatchObject({
      error_code: 'dictionary.in_use',
      error_params: { name: '现结', count: usecount },
    });
    const unused = await addItem('payment', 'barter');
    expect((await director.post(`${ITEM}/delete`, { dictitemids: [unused] })).data()).toEqual({ deleted: 1 });
  });

  it('keep an order that somebody else has made meanwhile', async () => {
    const before = await category('returnreason');
    const [first, second] = await itemsOf('returnreason');
    const move = (dictitemid: string | undefined, place: number) =>
      director.post(`${ITEM}/move`, { dictitemid, place, version: before.version });
    expect((await move(second?.dictitemid, 0)).data()).toEqual({ version: before.version + 1 });
    expect(await errorOf(move(first?.dictitemid, 3))).toBe('record.changed');
    expect((await itemsOf('returnreason')).map(({ itemcode }) => itemcode).slice(0, 2)).toEqual([
      second?.itemcode,
      first?.itemcode,
    ]);
  });

  it('are found by code, name and status', async () => {
    expect((await itemsOf('channel', { status: '0' })).map(({ itemcode }) => itemcode)).toEqual(['campus']);
    expect((await itemsOf('channel', { keyword: 'grocery' })).map(({ chinese }) => chinese)).toEqual(['食杂店']);
  });

  it('leave a note of each change in the operation log', async () => {
    const id = await addItem('competitor', 'regional');
    await setStatus([id], 0);
    const { log } = platform().administration('hd');
    expect(log.all().slice(0, 2)).toMatchObject([
      { object: 'dictionary', action: 'disable', recordName: '竞品品牌 · regional', changes: [{ field: 'enabled' }] },
      { object: 'dictionary', action: 'create', recordId: id },
    ]);
  });
});

describe('what forms and filters offer', () => {
  it('follows an item that is added, renamed, moved and made the default, in the language of the person', async () => {
    const id = await addItem('payment', 'net45', { chinese: '月结 45 天', english: '45 days', isdefault: 1 });
    expect(await offered('payment')).toEqual(['cash', 'month30', 'month60', 'net45']);
    expect((await optionsOf('payment')).filter(({ isselected }) => isselected === 1)).toEqual([
      { key: 'net45', text: '月结 45 天', status: 1, isselected: 1 },
    ]);
    expect(await defaultsOf({ payment: 'payment', level: 'customerlevel', channel: 'channel' })).toEqual({
      payment: 'net45',
      paymentname: '月结 45 天',
      level: 'C',
      levelname: 'C 类',
    });
    const { version } = await category('payment');
    await director.post(`${ITEM}/move`, { dictitemid: id, place: 0, version });
    const stored = await itemOf('payment', 'net45');
    await director.post(`${ITEM}/save`, { ...stored, chinese: '票到 45 天' });
    const english = server.client();
    Object.assign(english.headers, director.headers, { language: 'en' });
    expect((await optionsOf('payment'))[0]).toMatchObject({ key: 'net45', text: '票到 45 天' });
    expect((await optionsOf('payment', english))[0]).toMatchObject({ text: '45 days' });
    await setStatus([id], 0);
    expect(await offered('payment')).toEqual(['cash', 'month30', 'month60']);
    expect(await defaultsOf({ payment: 'payment' })).toEqual({});
    await director.post(`${ITEM}/setdefault`, {
      dictitemid: (await itemOf('payment', 'month30')).dictitemid,
      isdefault: 1,
    });
    expect(await errorOf(director.post(`${ITEM}/setdefault`, { dictitemid: id, isdefault: 1 }))).toBe(
      'dictionary.default_disabled',
    );
  });

  it('is asked for by every page that had options of its own, and by none as a list of its own', async () => {
    const asked: Record<string, unknown> = {};
    for (const pagecode of ['customer-form', 'customer-list', 'order-form', 'visit-list']) {
      const page = await director.post('/api/teapi/protocol/uiprotocol/getprotocolbypagecode', { pagecode });
      asked[pagecode] = [
        ...JSON.stringify(page.body).matchAll(/"dictionaryoptions","input":\{"category":"(\w+)"/g),
      ].map(([, code]) => code);
    }
    expect(asked).toEqual({
      'customer-form': ['channel', 'customerlevel'],
      'customer-list': ['channel', 'customerlevel'],
      'order-form': ['payment'],
      'visit-list': ['visitpurpose'],
    });
  });

  it('keeps a disabled value in the record that has it, and refuses it in others', async () => {
    const campus = { channel: 'campus' };
    const shop = { customerid: '9001000000000088001', customername: '师大校园店', ownerid: 'hd-li-na' };
    expect(await errorOf(director.business('customersave', { ...shop, ...campus }))).toBe(
      'customer.channel_not_offered',
    );
    const { dictitemid } = await itemOf('channel', 'campus');
    await setStatus([dictitemid], 1);
    expect((await director.business('customersave', { ...shop, ...campus })).status).toBe(200);
    await setStatus([dictitemid], 0);
    expect((await director.business('customersave', { ...shop, ...campus, phone: '13800001111' })).status).toBe(200);
    expect((await director.business('customerget', { customerid: shop.customerid })).data()).toMatchObject({
      channel: 'campus',
      channelname: '校园店',
      phone: '13800001111',
    });
    const found = (await director.business('customerquery', campus)).data<{ items: object[] }>().items;
    expect(found).toMatchObject([{ customername: '师大校园店', channel: '校园店' }]);
    expect(await itemOf('channel', 'campus')).toMatchObject({ usecount: 1, status: 0 });
  });

  it('is what an import accepts: a new item by its name in any language, but no disabled one', async () => {
    const importNow = async (channel: string) => {
      const book = XLSX.utils.book_new();
      const rows = [
        ['客户名称', '渠道'],
        [`进口${channel}`, channel],
      ];
      XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), '客户');
      const body = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array;
      const file = { kind: 'storage', key: 'd.xlsx', body, contentType: '', filename: 'd.xlsx' } as const;
      const fileurl = await platform().objects('hd').write(file);
      const impfile = { fileurl, filename: 'd.xlsx', sheetnames: '[]', _dupstrategy: 'error' };
      return (await director.business('customerimportnow', { impfile })).data<{ imperrortotalitem: number }>();
    };
    await addItem('channel', 'online', { chinese: '线上', english: 'Online shop' });
    expect(await importNow('Online shop')).toMatchObject({ imperrortotalitem: 0 });
    expect(await importNow('校园店')).toMatchObject({ imperrortotalitem: 1 });
    const [saved] = (await director.business('customerquery', { keyword: '进口' })).data<{ items: object[] }>().items;
    expect(saved).toMatchObject({ channel: '线上' });
  });
});
