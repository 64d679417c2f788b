import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POSITION_IDS } from '../../../mock/domain/fixtures';
import { unzipSync } from 'fflate';
import * as XLSX from 'xlsx';
import { localise } from '../../../mock/domain/languages/localise';
import type { Platform } from '../../../mock/domain/platform';
import { createXlsxWriter } from '../../../mock/domain/spreadsheets/write/createXlsxWriter';
import { inRoot } from '../../../scripts/lib/project.mjs';
import { zip64Of } from '../../../src/features/spreadsheet/check/worker/testWorkbooks';
import type { Client } from './support/client';
import { startControlledPlatform } from './support/controlledPlatform';
import type { PlatformServer } from './support/platformServer';

const SERVICE = '/api/teapi/dy-biz-imexport/biz/imexport';
const QUEUE = '/api/teapi/queue/impexp';

interface Item {
  dynamicid: string;
  importstate?: string;
  exportstate?: string;
  finishRate: number;
  errorfileurl: string;
  exportfileurl: string;
  fatalerrormsg: string;
  filename: string;
  filesize: number;
  imptotalitem: number;
  imperrortotalitem: number;
  impignoretotalitem: number;
  exptotalitem: number;
  expsuctotalitem: number;
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
beforeEach(() => speed(0));

const speed = (ms: number) => director.post('/api/__mock__/jobspeed', { ms });
const fixture = (name: string) => readFileSync(join(inRoot('tests/fixtures/spreadsheets'), name));
const upload = (body: Uint8Array, tenant = 'hd') =>
  platform().objects(tenant).write({ kind: 'storage', key: 'file.xlsx', body, contentType: '', filename: 'file.xlsx' });
function workbook(sheets: Readonly<Record<string, readonly (readonly unknown[])[]>>): Uint8Array {
  const book = XLSX.utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array;
}
/** A workbook of many rows: the package takes ten times as long to write it. */
function bigWorkbook(rows: readonly (readonly string[])[]): Uint8Array {
  const writer = createXlsxWriter();
  writer.addSheet({ name: 'A', widths: [] });
  writer.addRows(rows.map((row) => row.map((value) => ({ value }))));
  return writer.finish();
}
const importQuery = (mocode: string, lgcode = 'import') => `/impExcel?mocode=${mocode}&lgcode=${lgcode}&microclass=web`;
interface ImportOptions {
  mocode?: string;
  rule?: string;
  sheets?: string[];
}
async function startImport(file: Uint8Array, options: ImportOptions = {}, client = director) {
  const { mocode = 'customer', rule = 'error', sheets = [] } = options;
  const fileurl = await upload(file);
  return client.post(SERVICE + importQuery(mocode), {
    impfile: { fileurl, filename: 'file.xlsx', sheetnames: JSON.stringify(sheets), _dupstrategy: rule },
  });
}
const startExport = (mocode: string, expfile: object, input: object = {}, client = director) =>
  client.post(`${SERVICE}/expExcel?mocode=${mocode}&lgcode=export&microclass=web`, {
    expfile: { sheetname: '数据', filename: '文件', ...expfile },
    ...input,
  });
const statusOf = async (kind: 'imp' | 'exp', id: string, client = director) =>
  (await client.post(`${QUEUE}/${kind}Status?dynamicid=${id}`)).data<{ queuesize: number; states: Item[] }>();
const idOf = ({ data }: { data<Shape>(): Shape }) => data<string>();

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Polls until the job has ended. */
async function finished(kind: 'imp' | 'exp', id: string, client = director): Promise<Item> {
  for (;;) {
    const [item] = (await statusOf(kind, id, client)).states;
    if (!item) throw new Error('No job');
    if (!['readyrun', 'running'].includes(item.importstate ?? item.exportstate ?? '')) return item;
    await pause();
  }
}
async function runImport(...args: Parameters<typeof startImport>): Promise<Item> {
  return finished('imp', idOf(await startImport(...args)));
}
async function rowsOf(url: string): Promise<unknown[][]> {
  const book = XLSX.read(await platform().objects('hd').read(url), { sheetRows: 60_000 });
  return XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, raw: true });
}
const newestEntry = () => platform().administration('hd').log.all()[0];
const customersNamed = async (keyword: string) =>
  (await director.business('customerquery', { keyword })).data<{ items: Record<string, unknown>[] }>().items;

describe('an import', () => {
  it('reads a workbook of another program and saves its rows', async () => {
    const item = await runImport(fixture('customers-good.xlsx'), { sheets: ['客户'] });
    expect(item).toMatchObject({
      importstate: 'complete',
      finishRate: 100,
      imptotalitem: 10,
      imperrortotalitem: 0,
      impignoretotalitem: 0,
      errorfileurl: '',
      fatalerrormsg: '',
      filename: 'file.xlsx',
    });
    expect(await customersNamed('东方便利店（3店）')).toEqual([
      expect.objectContaining({ phone: '13800000003', creditlimit: 30_000, channel: '便利店' }),
    ]);
  });

  it('reads a workbook whose archive has its figures in 64 bits', async () => {
    const file = Buffer.from(zip64Of(unzipSync(fixture('customers-good.xlsx'))));
    expect(await runImport(file, { sheets: ['客户'] })).toMatchObject({ imptotalitem: 10, fatalerrormsg: '' });
  });

  it.each([
    ['customer', ['客户名称', '区域'], ['日志店', '上海'], ['日志店', '上海']],
    ['account', ['用户名', '姓名', '手机号'], ['ri.zhi', '日志', '13600000077'], ['1', '日志', '1']],
    [
      'order',
      ['订单号', '客户编码', '下单日期', '商品编码', '数量'],
      ['日志单', 'C00003', '2026-11-20', 'P-0001', 1],
      ['错误单', 'C00003', '2026-11-20', 'P-0001', 0],
    ],
  ])('of %ss has an entry in the operation log, which counts its rows', async (mocode, header, good, faulty) => {
    await runImport(workbook({ A: [header, good, faulty] }), { mocode });
    expect(newestEntry()).toMatchObject({
      actor: { name: '张伟', positionName: '销售总监' },
      object: mocode,
      action: 'import',
      recordName: 'file.xlsx',
      changes: [
        { field: 'savedRows', after: 1 },
        { field: 'ignoredRows', after: 0 },
        { field: 'faultyRows', after: 1 },
      ],
    });
  });

  it('writes faulty rows into an error file, which can be corrected and imported again', async () => {
    const header = ['客户名称', '联系电话', '信用额度', '备用列'];
    const item = await runImport(
      workbook({
        客户: [header, ['新店甲', '13800000001', '1,200.50', '原样'], ['', '123', '很多'], ['新店乙', 13800000002, -1]],
      }),
    );
    expect([item.importstate, item.imptotalitem, item.imperrortotalitem]).toEqual(['complete', 3, 2]);
    const [head, ...rows] = await rowsOf(item.errorfileurl);
    expect(head).toEqual([...header, '错误原因']);
    expect(rows.map((row) => row[4])).toEqual([
      '客户名称：必填；信用额度：不是数字',
      '信用额度：信用额度应不小于0，最多两位小数',
    ]);
    expect(rows[1]).toEqual(['新店乙', 13800000002, -1, undefined, rows[1]?.[4]]);
    const corrected = workbook({ 客户: [head ?? [], ['新店丙', '13800000003', 5], ['新店乙', 13800000002, 1]] });
    expect(await runImport(corrected)).toMatchObject({ imptotalitem: 2, imperrortotalitem: 0 });
  });

  it.each([
    ['ignore', { impignoretotalitem: 1, imperrortotalitem: 0 }, '上海市旧路1号'],
    ['overwrite', { impignoretotalitem: 0, imperrortotalitem: 0 }, '上海市新路1号'],
    ['error', { impignoretotalitem: 0, imperrortotalitem: 1 }, '上海市旧路1号'],
  ])('treats an existing customer by the rule %s', async (rule, counts, address) => {
    const name = `重复商店${rule}`;
    const file = (place: string) =>
      bigWorkbook([
        ['客户名称', '收货地址'],
        [name, `上海市${place}1号`],
      ]);
    await runImport(file('旧路'));
    expect(await runImport(file('新路'), { rule })).toMatchObject({ imptotalitem: 1, ...counts });
    expect((await customersNamed(name)).map((row) => row.address)).toEqual([address]);
  });

  it('finds titles in all languages and rows that repeat each other', async () => {
    const rows = [
      ['Name*', 'Region'],
      ['Shop One', 'Shanghai'],
      ['Shop One', '杭州'],
      ['Shop Two', 'Atlantis'],
    ];
    const item = await runImport(workbook({ Sheet1: rows }));
    expect(item).toMatchObject({ imptotalitem: 3, imperrortotalitem: 2 });
    expect((await rowsOf(item.errorfileurl)).slice(1).map((row) => row[2])).toEqual([
      '客户名称：与文件第 2 行重复',
      '区域：没有选项“Atlantis”',
    ]);
  });

  it('reads dates as numbers and as texts, and makes one order of the lines with one number', async () => {
    const item = await runImport(fixture('dates-as-numbers.xlsx'), { mocode: 'order' });
    expect(item).toMatchObject({ importstate: 'complete', imptotalitem: 5, imperrortotalitem: 1 });
    expect((await rowsOf(item.errorfileurl))[1]?.at(-1)).toBe('下单日期：不是日期，如 2026-11-20');
    const header = ['订单号', '客户编码', '下单日期', '商品编码', '数量'];
    const order = [
      ['B-1', 'C00003', '2026-11-20', 'P-0001', 1],
      ['B-1', '', '', 'P-0002', 2],
      ['B-2', 'C00003', '2026-11-20', 'P-0001', 1],
      ['B-2', 'C00003', '2026-11-20', 'P-9999', 1],
    ];
    const second = await runImport(workbook({ A: [header, ...order] }), { mocode: 'order' });
    expect(second).toMatchObject({ imptotalitem: 4, imperrortotalitem: 4 });
    expect((await rowsOf(second.errorfileurl)).slice(1).map((row) => row.at(-1))).toEqual([
      '同一单据的其他行有误',
      '客户编码：必填；下单日期：必填',
      '同一单据的其他行有误',
      '商品编码：商品不存在',
    ]);
  });

  it('uses the calculated values of formulas, and refuses errors', async () => {
    const item = await runImport(fixture('formulas.xlsx'));
    expect(item).toMatchObject({ imptotalitem: 3, imperrortotalitem: 1 });
    expect((await rowsOf(item.errorfileurl))[1]).toEqual([
      '公式二店',
      '#DIV/0!',
      '信用额度：单元格没有可用的值（#DIV/0!）',
    ]);
    expect((await customersNamed('公式三店')).map((row) => row.creditlimit)).toEqual([30_500]);
  });

  it('finds a header of merged cells below a title', async () => {
    expect(await runImport(fixture('merged-headers.xlsx'))).toMatchObject({ imptotalitem: 2, imperrortotalitem: 0 });
    expect((await customersNamed('合并二店')).map((row) => [row.contact, row.phone, row.region])).toEqual([
      ['王小明', '13800000002', '杭州'],
    ]);
  });

  it('takes prototype names for plain data', async () => {
    expect(await runImport(fixture('prototype-cells.xlsx'))).toMatchObject({ imptotalitem: 2, imperrortotalitem: 0 });
    expect((await customersNamed('__proto__')).map((row) => row.contact)).toEqual(['陈建国']);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('reads only the cells that are there of a sheet that declares all', async () => {
    expect(await runImport(fixture('declares-all-cells.xlsx'))).toMatchObject({
      importstate: 'complete',
      imptotalitem: 1,
    });
  });

  it.each([
    ['corrupt.xlsx', '解析xls文件出错'],
    ['gbk.csv', '解析xls文件出错'],
    ['zip-bomb-lying.xlsx', '解析xls文件出错'],
    ['empty.xlsx', '解析xls文件出错：文件是空的'],
    ['encrypted.xlsx', '解析xls文件出错：文件已加密，或是旧的xls格式'],
    ['zip-bomb.xlsx', '解析xls文件出错：文件过大，最多 20 MB，解压后最多 200 MB'],
  ])('refuses %s as a whole', async (name, message) => {
    expect(await runImport(fixture(name))).toMatchObject({ importstate: 'fatalerror', fatalerrormsg: message });
  });

  it.each([
    [
      '没有工作表“别的”',
      { sheets: ['别的'] },
      {
        A: [
          ['客户名称', '区域'],
          ['a', ''],
        ],
      },
    ],
    ['工作表“A”没有数据', {}, { A: [['客户名称', '区域']] }],
    ['工作表“A”没有数据', {}, { A: [] }],
    [
      '工作表“A”没有找到表头，请使用模板',
      {},
      {
        A: [
          ['foo', 'bar'],
          ['a', 'b'],
        ],
      },
    ],
    [
      '工作表“A”缺少列“客户名称”',
      {},
      {
        A: [
          ['区域', '联系电话'],
          ['上海', ''],
        ],
      },
    ],
    [
      '工作表“A”的列“区域”重复',
      {},
      {
        A: [
          ['客户名称', '区域', 'Region'],
          ['a', '上海', '杭州'],
        ],
      },
    ],
  ])('says of the file: %s', async (message, options, sheets) => {
    const item = await runImport(workbook(sheets), options);
    expect(item.importstate).toBe('fatalerror');
    expect(item.fatalerrormsg).toContain(message);
  });

  it('refuses a file of another tenant', async () => {
    const fileurl = await upload(fixture('customers-good.xlsx'), 'nf');
    const answer = await director.post(SERVICE + importQuery('customer'), {
      impfile: { fileurl, filename: 'a.xlsx', sheetnames: '[]', _dupstrategy: 'error' },
    });
    expect(await finished('imp', idOf(answer))).toMatchObject({
      importstate: 'fatalerror',
      fatalerrormsg: '上传的文件不存在',
    });
  });

  it.each(['zh-CN', 'en', 'zh-TW'] as const)('offers in its template what the forms offer, in %s', async (language) => {
    const address = `${server.url}/api/teapi/protocol/file/download?filekey=template-customers`;
    const response = await fetch(address, { headers: { ...director.headers, language } });
    const { SheetNames, Sheets } = XLSX.read(new Uint8Array(await response.arrayBuffer()));
    const offered = XLSX.utils.sheet_to_json<Record<string, string>>(Sheets[SheetNames[1] ?? ''] ?? {});
    const client = server.client();
    Object.assign(client.headers, director.headers, { language });
    const options = (await client.business('dictionaryoptions', { category: 'channel' })).data<
      { text: string; status: number }[]
    >();
    const accepted = options.filter(({ status }) => status === 1).map(({ text }) => text);
    expect(accepted).toHaveLength(5);
    expect(offered.map((row) => row[localise('customer.channel', language)]).filter(Boolean)).toEqual(accepted);
  });

  it('leaves the example of the template out', async () => {
    const address = `${server.url}/api/teapi/protocol/file/download?filekey=template-orders`;
    const response = await fetch(address, { headers: { token: director.headers.token ?? '', ctcode: '1' } });
    const template = new Uint8Array(await response.arrayBuffer());
    const book = XLSX.read(template);
    expect(book.SheetNames).toEqual(['订单', '选项']);
    expect(await runImport(template, { mocode: 'order' })).toMatchObject({
      importstate: 'fatalerror',
      fatalerrormsg: '工作表“订单”没有数据',
    });
  });
});

describe('an import in the foreground', () => {
  it('answers when it has ended, with counts and error file', async () => {
    const run = async (rows: readonly (readonly unknown[])[]) => {
      const fileurl = await upload(workbook({ A: [['客户名称', '区域'], ...rows] }));
      return director.business('customerimportnow', { impfile: { fileurl, filename: 'a.xlsx', sheetnames: '["A"]' } });
    };
    const answer = await run([
      ['前台店', '上海'],
      ['', '上海'],
    ]);
    expect(answer.data()).toEqual({
      imptotalitem: 2,
      imperrortotalitem: 1,
      impignoretotalitem: 0,
      errorfileurl: expect.stringMatching(/^http.*\.xlsx$/) as string,
      fatalerrormsg: '',
    });
    const many = await run(Array.from({ length: 2_001 }, (_, index) => [`店${index}`, '']));
    expect(many.data()).toMatchObject({ fatalerrormsg: '工作表“A”超过 2000 行', imptotalitem: 0 });
  });
});

describe('an export', () => {
  it('writes the chosen columns in the chosen order, with the filters of the list', async () => {
    const expfile = { filetype: '1', filename: '客户.csv', __fields: ['creditlimit', 'customername'] };
    const item = await finished('exp', idOf(await startExport('customer', expfile, { keyword: '百联便利店' })));
    expect(item).toMatchObject({ exportstate: 'complete', finishRate: 100, filename: '客户.xlsx', exptotalitem: 1 });
    expect(await rowsOf(item.exportfileurl)).toEqual([
      ['信用额度', '客户名称'],
      [500_000, '百联便利店'],
    ]);
    expect(item.filesize).toBe((await platform().objects('hd').read(item.exportfileurl)).length);
  });

  it('escapes texts of a CSV that would run as formulas, and leaves numbers alone', async () => {
    const rows = [
      ['客户名称', '联系人', '收货地址'],
      ['=1+1店', '@SUM(A1)', '-5，"二楼"\n后门'],
    ];
    await runImport(workbook({ A: rows }));
    const expfile = { filetype: '2', __fields: ['customername', 'contact', 'address', 'outstanding'] };
    const item = await finished('exp', idOf(await startExport('customer', expfile, { keyword: '=1+1店' })));
    expect(item.filename).toBe('文件.csv');
    const csv = Buffer.from(await platform().objects('hd').read(item.exportfileurl)).toString();
    expect(csv).toBe('\ufeff客户名称,联系人,收货地址,未收金额\r\n\'=1+1店,\'@SUM(A1),"\'-5，""二楼""\n后门",0\r\n');
  });

  it('writes 50,000 order lines', async () => {
    const item = await finished('exp', idOf(await startExport('orderline', { filetype: '1' })));
    expect(item).toMatchObject({ exportstate: 'complete', expsuctotalitem: item.exptotalitem });
    expect(item.exptotalitem).toBeGreaterThanOrEqual(50_000);
    const file = await platform().objects('hd').read(item.exportfileurl);
    const sheet = Buffer.from(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? []).toString();
    expect(sheet.split('<row ')).toHaveLength(item.exptotalitem + 2);
    const book = XLSX.read(file, { sheetRows: 2 });
    const [header] = XLSX.utils.sheet_to_json<string[]>(book.Sheets['数据'] ?? {}, { header: 1 });
    expect(header?.join()).toBe('订单号,下单日期,客户,负责人,商品,规格,单价,数量,金额,订单状态');
  });

  it('contains only what the person may list', async () => {
    const representative = server.client();
    await representative.signIn('li.na', POSITION_IDS.liNaRepresentative);
    const id = idOf(await startExport('order', { filetype: '1' }, { status: 'draft,pending' }, representative));
    const rows = await rowsOf((await finished('exp', id, representative)).exportfileurl);
    expect(new Set(rows.slice(1).map((row) => row[3]))).toEqual(new Set(['李娜']));
    expect(new Set(rows.slice(1).map((row) => row[6]))).toEqual(new Set(['草稿', '待审批']));
    expect((await startExport('visit', {}, { datefrom: 'soon' })).status).toBe(400);
    expect((await startExport('customer', { __fields: ['__proto__'] })).status).toBe(400);
  });
});

describe('jobs', () => {
  it('run two at once; the others wait and are told how many go first', async () => {
    await speed(1_000);
    const ids = [];
    for (let count = 0; count < 4; count += 1) ids.push(idOf(await startExport('order', {})));
    const states = await Promise.all(ids.map((id) => statusOf('exp', id)));
    expect(states.map(({ queuesize, states: [item] }) => [queuesize, item?.exportstate])).toEqual([
      [0, 'running'],
      [0, 'running'],
      [0, 'readyrun'],
      [1, 'readyrun'],
    ]);
    await director.post(`${QUEUE}/cancel`, { dynamicid: ids[2] });
    expect((await statusOf('exp', ids[3] ?? '')).queuesize).toBe(0);
    expect((await statusOf('exp', ids[2] ?? '')).states[0]?.exportstate).toBe('cancel');
  });

  it('keep what they saved before they were cancelled, and count only that', async () => {
    await speed(50);
    const rows = Array.from({ length: 8_000 }, (_, index) => [`半途店${index}`, '上海']);
    const id = idOf(await startImport(bigWorkbook([['客户名称', '区域'], ...rows])));
    while (((await statusOf('imp', id)).states[0]?.finishRate ?? 0) < 15) await pause();
    await director.post(`${QUEUE}/cancel`, { dynamicid: id });
    const item = await finished('imp', id);
    expect(item.importstate).toBe('cancel');
    expect(item.imptotalitem).toBeGreaterThanOrEqual(1_000);
    expect(item.imptotalitem).toBeLessThan(8_000);
    const { __itemcount: saved } = (await director.business('customerquery', { keyword: '半途店' })).data<{
      __itemcount: number;
    }>();
    expect(saved).toBe(item.imptotalitem);
    while (newestEntry()?.action !== 'import') await pause();
    expect(newestEntry()?.changes[0]).toEqual({ field: 'savedRows', before: undefined, after: saved });
  });

  it('are listed for their owner alone, newest first, by kind and state', async () => {
    const owner = server.client();
    await owner.signIn('zheng.hao');
    const imported = idOf(await startImport(fixture('customers-good.xlsx'), { rule: 'ignore' }, owner));
    await finished('imp', imported, owner);
    const exported = idOf(await startExport('order', {}, {}, owner));
    await finished('exp', exported, owner);
    const list = async (filter: object, client = owner) =>
      (await client.post(`${QUEUE}/list`, { pageindex: 1, pagesize: 10, ...filter })).data<{
        items: (Item & { kind: string; modelname: string })[];
        itemcount: number;
      }>();
    const { items, itemcount } = await list({});
    expect(itemcount).toBe(2);
    expect(items.map(({ kind, modelname }) => [kind, modelname])).toEqual([
      ['export', '订单'],
      ['import', '客户'],
    ]);
    expect((await list({ kind: 'import', state: 'complete' })).itemcount).toBe(1);
    expect((await list({ state: 'cancel' })).itemcount).toBe(0);
    const other = server.client();
    await other.signIn('li.na', POSITION_IDS.liNaManager);
    expect((await list({}, other)).items.filter(({ dynamicid }) => [imported, exported].includes(dynamicid))).toEqual(
      [],
    );
    expect((await other.post(`${QUEUE}/expStatus?dynamicid=${exported}`)).status).toBe(404);
    expect((await other.post(`${QUEUE}/cancel`, { dynamicid: exported })).status).toBe(404);
    expect((await director.post(`${QUEUE}/impStatus?dynamicid=${exported}`)).status).toBe(404);
  });

  it('need the function code, and a business model with this behaviour', async () => {
    const visitor = server.client();
    await visitor.signIn('sun.li');
    expect((await startExport('order', {}, {}, visitor)).status).toBe(403);
    const answer = await director.post(SERVICE + importQuery('visit'), {});
    expect(answer).toMatchObject({ status: 404, body: { error_code: 'spreadsheet.service_not_found' } });
    expect(answer.body.error_msg).toBe('找不到，请检查当前表单的业务模型是否有引入该接口。');
    expect((await director.post(SERVICE + importQuery('customer', 'export'), {})).status).toBe(404);
    expect((await director.post(SERVICE + importQuery('customer'), {})).status).toBe(400);
  });

  it('have a bare list as status where the service is old', async () => {
    const south = server.client();
    const login = await south.post('/api/auth/login', {
      username: 'wang.fang',
      password: 'Atrium2026',
      clienttypecode: '1',
    });
    south.headers.token = login.data<{ token: string }>().token;
    const choice = {
      accountcode: 'nf-wang.fang',
      tenantcode: 'nf',
      productcode: 'SFA',
      productversioncode: 'standard',
    };
    south.headers.token = (await south.post('/api/auth/choosetenant', choice)).data<string>();
    const account = await south.post('/api/teapi/rolepermission/account/getaccountinfo', { positionid: '' });
    south.headers.token = account.data<{ token: string }>().token;
    const id = idOf(await startExport('customer', {}, {}, south));
    const answer = await south.post(`${QUEUE}/expStatus?dynamicid=${id}`);
    expect(answer.data()).toEqual([expect.objectContaining({ dynamicid: id })]);
    expect((await director.post(`${QUEUE}/expStatus?dynamicid=${id}`)).status).toBe(404);
  });
});

describe('a big import', () => {
  it('saves 50,000 rows in steps, and other calls are answered between them', async () => {
    const rows = Array.from({ length: 50_000 }, (_, index) => [`批量店${index}`, '上海']);
    const id = idOf(await startImport(bigWorkbook([['客户名称', '区域'], ...rows])));
    const seen = new Set<number>();
    for (;;) {
      const [item] = (await statusOf('imp', id)).states;
      seen.add(item?.finishRate ?? -1);
      if (item?.importstate === 'complete') break;
      await pause();
    }
    expect(seen.size).toBeGreaterThan(10);
    expect(await finished('imp', id)).toMatchObject({ imptotalitem: 50_000, imperrortotalitem: 0 });
  });
});
