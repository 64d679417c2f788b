import { ROLE_IDS } from '../../../mock/domain/fixtures';
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

const RIGHTS = '/api/teapi/rolepermission';
const DICTIONARY = '/api/teapi/dictionary';

interface Kind {
  path: string;
  idName: string;
  /** The fields of a new record, with a text that makes it unique. */
  fields(unique: string): object;
  /** A change of these fields. */
  change: object;
  /** The filters of the list that contains it. */
  filters?: object;
}
const paymentId = () =>
  platform()
    .administration('hd')
    .dictionaries.all()
    .find(({ code }) => code === 'payment')?.id;

/** The texts of this file have different lengths. */
const mobileOf = (unique: string) => `136${String(unique.length).padStart(8, '0')}`;

const KINDS: readonly (readonly [name: string, kind: () => Kind])[] = [
  [
    'role',
    () => ({
      path: `${RIGHTS}/role`,
      idName: 'roleid',
      fields: (unique) => ({ rolecode: `night-${unique}`, rolename: '夜班', functioncodes: ['ORDER_VIEW'] }),
      change: { rolename: '夜班主管' },
    }),
  ],
  [
    'position',
    () => ({
      path: `${RIGHTS}/position`,
      idName: 'positionid',
      fields: (unique) => ({ positionname: `督导${unique}`, orgcode: 'hd-sh', roleids: [], holderid: '' }),
      change: { positionname: '区域督导' },
    }),
  ],
  [
    'account',
    () => ({
      path: `${RIGHTS}/account`,
      idName: 'accountcode',
      fields: (unique) => ({ username: `xin.${unique}`, userinfoname: '辛仁', mobile: mobileOf(unique) }),
      change: { userinfoname: '辛任' },
    }),
  ],
  [
    'data permission rule',
    () => ({
      path: `${RIGHTS}/datarule`,
      idName: 'ruleid',
      fields: (unique) => ({
        rulename: `上海客户${unique}`,
        object: 'customer',
        roleids: [ROLE_IDS.unused],
        combination: 'and',
        conditions: [{ field: 'region', operator: 'eq', values: [{ value: '上海' }] }],
      }),
      change: { combination: 'or' },
    }),
  ],
  [
    'dictionary',
    () => ({
      path: `${DICTIONARY}/category`,
      idName: 'dictcategoryid',
      fields: (unique) => ({ categorycode: `shelf-${unique}`, chinese: `货架${unique}` }),
      change: { english: 'Shelf' },
    }),
  ],
  [
    'dictionary item',
    () => ({
      path: `${DICTIONARY}/item`,
      idName: 'dictitemid',
      fields: (unique) => ({
        dictcategoryid: paymentId(),
        itemcode: `net-${unique}`,
        chinese: `月结${unique}`,
        status: 1,
        isdefault: 0,
      }),
      change: { english: 'Monthly' },
      filters: { dictcategoryid: paymentId(), status: '' },
    }),
  ],
];

const countOf = async ({ path, filters }: Kind) =>
  (await director.post(`${path}/list`, { ...filters, pagesize: 1 })).data<{ itemcount: number }>().itemcount;

/** Sends a save whose answer is lost. */
async function loseAnswer(path: string, body: object) {
  platform().faults.order({ path, times: 1, kind: 'drop', isAfterCommit: true, delayMs: 0 });
  await expect(director.post(path, body)).rejects.toThrow();
}

describe.each(KINDS)('a %s', (_name, kindOf) => {
  it('is created once when the answer to its save is lost, and changed when the input was changed meanwhile', async () => {
    const kind = kindOf();
    const { path, idName } = kind;
    const before = await countOf(kind);
    const body = { ...kind.fields('lost'), requestid: `request of ${path}` };
    await loseAnswer(`${path}/save`, body);
    const first = (await director.post(`${path}/save`, body)).data<Record<string, unknown>>();
    expect(first).toEqual({ [idName]: expect.any(String) as string, version: 1 });
    const changed = await director.post(`${path}/save`, { ...body, ...kind.change });
    expect(changed.data()).toEqual({ [idName]: first[idName], version: 2 });
    expect((await director.post(`${path}/get`, { [idName]: first[idName] })).data()).toMatchObject(kind.change);
    expect(await countOf(kind)).toBe(before + 1);
  });

  it('that was deleted during its change is not created again, and the answer says who deleted it and when', async () => {
    const kind = kindOf();
    const { path, idName } = kind;
    const before = await countOf(kind);
    const { [idName]: id, version } = (await director.post(`${path}/save`, kind.fields('late-a'))).data<
      Record<string, unknown>
    >();
    const late = { ...kind.fields('late-a'), [idName]: id, version };
    await director.post(`${path}/delete`, { [`${idName}s`]: [id] });
    expect((await director.post(`${path}/save`, late)).body).toMatchObject({
      error_code: 'record.deleted',
      error_type: 600,
      error_params: { name: '张伟', time: expect.stringMatching(/^2026-11-20 /) as string },
    });
    expect((await director.post(`${path}/save`, { ...late, [idName]: 'never' })).status).toBe(404);
    expect(await countOf(kind)).toBe(before);
  });
});

it('an organisation is created once when the answer to its save is lost', async () => {
  const path = `${RIGHTS}/orgInst/save`;
  const body = { neworgcode: 'hd-nb', orgname: '宁波分部', parentcode: 'hd-area', requestid: 'request' };
  await loseAnswer(path, body);
  expect((await director.post(path, body)).data()).toEqual({ orgcode: 'hd-nb', version: 1 });
  expect((await director.post(path, { ...body, requestid: 'another' })).body.error_code).toBe(
    'organisation.code_taken',
  );
});

it('a request of another person, and a save after a merge with the changes of others, are saves of their own', async () => {
  const path = `${RIGHTS}/position/save`;
  const body = { positionname: '巡店', orgcode: 'hd-sh', roleids: [], holderid: '', requestid: 'shared' };
  const manager = server.client();
  await manager.signIn('chen.lin');
  const { positionid } = (await director.post(path, body)).data<{ positionid: string }>();
  expect((await manager.post(path, body)).data<{ positionid: string }>().positionid).not.toBe(positionid);
  await loseAnswer(path, { ...body, positionid, version: 1, requestid: 'edit' });
  await manager.post(path, { ...body, positionid, version: 2, positionname: '巡店员', requestid: '' });
  const late = { ...body, positionid, positionname: '巡店专员', requestid: 'edit' };
  expect((await director.post(path, { ...late, version: 1 })).body.error_code).toBe('record.changed');
  expect((await director.post(path, { ...late, version: 3 })).data()).toEqual({ positionid, version: 4 });
});

it.each([
  ['zh-CN', /^此记录已被张伟于2026-11-20 \d\d:\d\d:\d\d修改/],
  ['en', /^张伟 changed this record at 2026-11-20 \d\d:\d\d:\d\d/],
  ['zh-TW', /^此記錄已被张伟於2026-11-20 \d\d:\d\d:\d\d修改/],
])('the text of a conflict says who changed the record and when in %s', async (language, text) => {
  const { roleid } = (
    await director.post(`${RIGHTS}/role/save`, { rolecode: `text-${language}`, rolename: '文本' })
  ).data<{ roleid: string }>();
  director.headers.language = language;
  const role = { roleid, version: 7, rolecode: `text-${language}`, rolename: '文本' };
  const { body } = await director.post(`${RIGHTS}/role/save`, role);
  delete director.headers.language;
  expect(body).toMatchObject({ error_code: 'record.changed', error_msg: expect.stringMatching(text) as string });
});
