import { createHash } from 'node:crypto';
import { SALE_STATUSES } from '../../../mock/domain/company/entities';
import { CUSTOMER_IDS, DEMO_PASSWORD, POSITION_IDS } from '../../../mock/domain/fixtures';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

interface MenuItem {
  id: string;
  title: string;
  pagecode: string;
  functioncode: string;
  dataitems: MenuItem[];
}
interface TextRecord {
  key: string;
  chinese: string;
  english: string;
  tradchinese: string;
  updatetime: number;
}
const PAGES = '/api/teapi/protocol/uiprotocol';

let server: PlatformServer;
let director: Client;
let codes: readonly string[];
beforeAll(async () => {
  server = await startPlatform();
  director = server.client();
  codes = (await director.signIn('zhang.wei')).data<{ functioncodes: string[] }>().functioncodes;
});
afterAll(() => server.stop());

const menu = async () => (await director.post('/api/teapi/protocol/pagenavigation/getwebmenudata')).data<MenuItem[]>();
const pagesOf = async (folderkey: string) =>
  (await director.post('/api/teapi/protocol/pagenavigation/getpagebykey', { folderkey })).data<
    { title: string; pagecode: string }[]
  >();
const records = async (lasttimestamp: number) =>
  (await director.post('/api/teapi/protocol/language/gets', { lasttimestamp })).data<TextRecord[]>();
const flatten = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flatten(item.dataitems)]);

describe('the menu', () => {
  it('has a target for every item that the director may see', async () => {
    const visible = flatten(await menu()).filter(
      ({ pagecode, functioncode }) => pagecode && codes.includes(functioncode),
    );
    expect(visible.map(({ pagecode }) => pagecode)).toEqual([
      'workbench',
      'customer-list',
      'order-list',
      'order-line-list',
      'visit-list',
      'native:undeal',
      'native:dealed',
      'native:flow',
      'native:masterflowmanager',
      'native:messagemanager',
      'native:report-List',
      'sales-board',
      'native:postinstmgr',
      'native:positionmgr',
      'native:accountmgr',
      'native:rolemgr',
      'native:dataperrulesmgr',
      'native:datadictmgr',
      'native:navigationmgr',
      'native:systemmgr',
      'native:operationlog',
      'gallery',
      'folder:order',
      'native:test-for-info-table',
      'native:test-for-editor-table',
      'native:importexportlist',
    ]);
    const native = (await director.post(`${PAGES}/getnativefunctions`))
      .data<{ ref: string }[]>()
      .map(({ ref }) => `native:${ref}`);
    for (const { pagecode } of visible) {
      if (pagecode.startsWith('native:')) expect(native).toContain(pagecode);
      else if (pagecode.startsWith('folder:')) expect(await pagesOf(pagecode.slice('folder:'.length))).not.toEqual([]);
      else
        expect((await director.post(`${PAGES}/getprotocolbypagecode`, { pagecode })).data()).toMatchObject({
          pagecode,
        });
    }
  });

  it('contains an item without permission and a parent that becomes empty, for the client to hide', async () => {
    const hidden = flatten(await menu()).filter(
      ({ functioncode }) => functioncode !== '' && !codes.includes(functioncode),
    );
    expect(hidden.map(({ id }) => id)).toEqual(['forecast', 'campaign-list']);
  });

  it('lists the pages of a folder', async () => {
    expect(await pagesOf('order')).toEqual([
      { title: '订单列表', pagecode: 'order-list' },
      { title: '订单明细', pagecode: 'order-line-list' },
    ]);
  });
});

describe('pages', () => {
  it('have their type and modification time', async () => {
    const page = await director.post(`${PAGES}/getprotocolbypagecode`, {
      pagecode: 'order-form',
      pagetype: '',
      __noauthpass: '',
    });
    expect(page.data()).toMatchObject({
      pagetype: 200,
      protocol: { pageinfo: { type: 200 } },
      updatetime: expect.any(Number) as number,
    });
  });

  it('are answered with 404 for every unknown code', async () => {
    for (const pagecode of ['nowhere', '../languages/menu', '']) {
      expect(await director.post(`${PAGES}/getprotocolbypagecode`, { pagecode })).toMatchObject({
        status: 404,
        body: { error_code: 'page.not_found' },
      });
    }
  });

  it('have an empty list of fragments', async () => {
    expect((await director.post(`${PAGES}/getprotocolfragments`, { codes: ['address'] })).data()).toEqual([]);
  });
});

describe('a tenant’s customisation', () => {
  const download = (client: Client, key: string) => client.open(`/api/teapi/protocol/file/download?filekey=${key}`);

  it('contains a start-up script and a component with a downloadable file', async () => {
    expect((await director.post(`${PAGES}/getwebuiscripts`)).data()).toEqual([expect.stringContaining('regionLabel')]);
    const [widget] = (await director.post(`${PAGES}/getwidgets`)).data<Record<string, string>[]>();
    expect(widget).toEqual({
      ename: 'note-card',
      updatetime: expect.any(Number) as number,
      mainfilekey: expect.any(String) as string,
      mainfilehash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    const answer = await download(director, widget?.mainfilekey ?? '');
    expect(answer).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8' });
    expect(answer.text).toContain("registerComponent('note-card'");
    expect(createHash('sha256').update(answer.text).digest('hex')).toBe(widget?.mainfilehash);
  });

  it('is returned to that tenant only', async () => {
    const [widget] = (await director.post(`${PAGES}/getwidgets`)).data<{ mainfilekey: string }[]>();
    const south = server.client();
    south.headers.token = (
      await south.post('/api/auth/login', { username: 'wang.fang', password: DEMO_PASSWORD })
    ).data<{ token: string }>().token;
    const choice = {
      accountcode: 'nf-wang.fang',
      tenantcode: 'nf',
      productcode: 'SFA',
      productversioncode: 'standard',
    };
    south.headers.token = (await south.post('/api/auth/choosetenant', choice)).data<string>();
    expect((await south.post(`${PAGES}/getwebuiscripts`)).data()).toEqual([]);
    expect((await south.post(`${PAGES}/getwidgets`)).data()).toEqual([]);
    expect((await download(south, widget?.mainfilekey ?? '')).status).toBe(404);
  });

  it('is answered with 404 for every unknown file key', async () => {
    for (const key of ['x', '../index.ts', 'note-card.js', '']) {
      expect(JSON.parse((await download(director, key)).text)).toMatchObject({ error_code: 'file.not_found' });
    }
  });
});

describe('texts', () => {
  it('contain every menu title and page text in three languages', async () => {
    const texts = new Map((await records(0)).map((record) => [record.key, record]));
    for (const { title } of flatten(await menu())) expect(texts.get(title)).toBeDefined();
    for (const { key, chinese, english, tradchinese } of texts.values()) {
      expect([key, chinese, english, tradchinese]).not.toContain('');
    }
    expect(texts.get('华东销售公司')).toMatchObject({ english: 'East China Sales', tradchinese: '華東銷售公司' });
  });

  it('are returned only when they changed after the given time', async () => {
    const newest = Math.max(...(await records(0)).map(({ updatetime }) => updatetime));
    expect(String(newest)).toMatch(/^\d{13}$/);
    expect(await records(newest)).toEqual([]);
  });
});

describe('ids and storage credentials', () => {
  it('returns the requested number of unique ids', async () => {
    const ask = async (num: string) => director.get(`/api/teapi/offline/generateid?num=${num}`);
    const ids = [...(await ask('3000')).data<string[]>(), ...(await ask('2')).data<string[]>()];
    expect(new Set(ids).size).toBe(3_002);
    for (const wrong of ['0', '-1', 'many', '1000000']) expect((await ask(wrong)).status).toBe(400);
  });

  it('returns credentials with an expiry time', async () => {
    const { expiration } = (await director.get('/api/teapi/auth/servtoken')).data<{ expiration: number }>();
    expect(expiration).toBeGreaterThan(Date.now());
  });
});

describe('customers, visits and the workbench', () => {
  interface Found {
    items: Record<string, unknown>[];
    __itemcount: number;
  }

  it('finds customers by name, address or phone', async () => {
    const all = (await director.business('customerquery')).data<Found>();
    expect(all.__itemcount).toBe(400);
    const { items } = (await director.business('customerquery', { keyword: '永兴' })).data<Found>();
    expect(items).toMatchObject([
      { customerid: CUSTOMER_IDS.creditExceeded, customername: '永兴超市', region: '杭州', creditlimit: 50_000 },
    ]);
  });

  it('inserts and updates a customer and keeps names unique', async () => {
    const input = {
      customerid: '9001000000000077001',
      customername: '新开业便利店',
      phone: '0571-87654321',
      ownerid: 'hd-li-na',
      creditlimit: 30_000.5,
    };
    expect((await director.business('customersave', input)).status).toBe(200);
    await director.business('customersave', { ...input, address: '文化路2号' });
    expect((await director.business('customerget', { customerid: input.customerid })).data()).toMatchObject({
      address: '文化路2号',
      creditlimit: 30_000.5,
      ownername: '李娜',
    });
    await director.business('customersave', { ...input, address: null, creditlimit: null });
    expect((await director.business('customerget', { customerid: input.customerid })).data()).toMatchObject({
      address: '',
      creditlimit: 0,
      phone: input.phone,
    });
    const refusals: [object, string][] = [
      [{ customername: '' }, 'customer.name_required'],
      [{ customername: '永兴超市' }, 'customer.name_taken'],
      [{ phone: '1' }, 'customer.phone_invalid'],
      [{ creditlimit: -1 }, 'customer.credit_invalid'],
      [{ region: '火星' }, 'customer.region_unknown'],
      [{ ownerid: 'nobody' }, 'order.owner_not_found'],
    ];
    for (const [over, code] of refusals) {
      expect((await director.business('customersave', { ...input, ...over })).body.error_code).toBe(code);
    }
    expect((await director.business('customerget', { customerid: 'x' })).status).toBe(404);
  });

  it('returns options of customers, products and owners', async () => {
    const customers = (await director.business('customeroptions', { keyword: '百联' })).data();
    expect(customers).toMatchObject([
      { key: CUSTOMER_IDS.ordinary, text: '百联便利店', phone: expect.any(String) as string },
    ]);
    expect((await director.business('productoptions', { keyword: '饮用天然水 550' })).data()).toMatchObject([
      { price: 36 },
    ]);
    expect((await director.business('owneroptions')).data<unknown[]>().length).toBeGreaterThan(20);
    const representative = server.client();
    await representative.signIn('li.na', POSITION_IDS.liNaRepresentative);
    expect((await representative.business('owneroptions')).data()).toEqual([
      { key: 'hd-li-na', text: '李娜', orgname: '上海分部' },
    ]);
  });

  it('returns the tree of regions and customers branch by branch', async () => {
    const regions = (await director.business('customertree', { __lazyload: 1 })).data<
      { key: string; text: string }[]
    >();
    expect(new Set(regions.map(({ key }) => key)).size).toBe(regions.length);
    const customers = (await director.business('customertree', { __lazyload: 1, __parentid: regions[0]?.key })).data<
      object[]
    >();
    expect(customers).toContainEqual({
      key: expect.any(String) as string,
      text: expect.any(String) as string,
      isleaf: 1,
    });
    expect((await director.business('customertree', { __parentid: 'nowhere' })).data()).toEqual([]);
  });

  it('lists visits, newest first', async () => {
    const { items, __itemcount } = (await director.business('visitquery', { datefrom: '2026-11-01' })).data<Found>();
    expect(__itemcount).toBeGreaterThan(100);
    expect(items[0]).toMatchObject({
      visitdate: '2026-11-20',
      minutes: expect.any(Number) as number,
      result: expect.any(String) as string,
    });
  });

  it('counts the orders on the sales board that count as sales, in the regions of the company', async () => {
    const { protocol } = (await director.post(`${PAGES}/getprotocolbypagecode`, { pagecode: 'sales-board' })).data<{
      protocol: { controls: { type: string; conditions?: object }[] };
    }>();
    const reports = protocol.controls.filter(({ type }) => type === 'report');
    expect(reports.map(({ conditions }) => conditions)).toEqual(
      reports.map(() => ({ region: '=region', status: SALE_STATUSES })),
    );
    const regions = (await director.business('regionoptions')).data<{ key: string; text: string }[]>();
    expect(regions).toContainEqual({ key: '杭州', text: '杭州' });
  });

  it('returns the workbench figures of the caller', async () => {
    const mine = (await director.business('workbench')).data<Record<string, number>>();
    expect(mine).toMatchObject({ recentorders: expect.any(Array) as unknown[] });
    for (const figure of ['orderstoday', 'monthamount', 'pendingapprovals', 'weekvisits'])
      expect(mine[figure]).toBeGreaterThan(0);
    const representative = server.client();
    await representative.signIn('li.na', POSITION_IDS.liNaRepresentative);
    expect((await representative.business('workbench')).data<Record<string, number>>().monthamount).toBeLessThan(
      mine.monthamount ?? 0,
    );
  });

  it('rejects an unknown business call and one without a page code', async () => {
    expect(await director.business('teleport')).toMatchObject({
      status: 404,
      body: { error_code: 'business.api_not_found' },
    });
    const lost = server.client();
    await lost.signIn('zhang.wei');
    expect(await lost.post('/api/teapi/dy-biz/workbench')).toMatchObject({
      status: 400,
      body: { error_code: 'request.pagecode_missing' },
    });
  });
});
