import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

let server: PlatformServer;
let director: Client;
beforeAll(async () => {
  server = await startPlatform();
  director = server.client();
  await director.signIn('zhang.wei');
});
afterAll(() => server.stop());

const RIGHTS = '/api/teapi/rolepermission';
const DICTIONARY = '/api/teapi/dictionary';
const category = (name: string) => ({ categorycode: 'shelf', chinese: name });
const condition = { field: 'status', operator: 'eq', values: [{ value: 'draft' }] };

/** The save of each kind of record with this name, and the error code when the name is empty. */
const SAVES: [kind: string, path: string, input: (name: string) => object, code: string][] = [
  ['a role', `${RIGHTS}/role/save`, (rolename) => ({ rolecode: 'x', rolename }), 'role.name_required'],
  [
    'an organisation',
    `${RIGHTS}/orgInst/save`,
    (orgname) => ({ neworgcode: 'x', orgname, parentcode: '' }),
    'organisation.name_required',
  ],
  [
    'a position',
    `${RIGHTS}/position/save`,
    (positionname) => ({ positionname, orgcode: 'hd' }),
    'position.name_required',
  ],
  [
    'an account',
    `${RIGHTS}/account/save`,
    (userinfoname) => ({ username: 'x.y', userinfoname, mobile: '13600000001' }),
    'account.name_required',
  ],
  ['a dictionary', `${DICTIONARY}/category/save`, category, 'dictionary.name_required'],
  [
    'a data permission rule',
    `${RIGHTS}/datarule/save`,
    (rulename) => ({
      rulename,
      object: 'order',
      roleids: ['role-guest'],
      combination: 'and',
      conditions: [condition],
    }),
    'datarule.name_required',
  ],
];

describe.each(SAVES)('the name of %s', (_kind, path, input, code) => {
  it('is not empty, also when it has characters that are not seen', async () => {
    expect((await director.post(path, input('\u200b\u202e '))).body.error_code).toBe(code);
  });
});

it('names are stored without characters that are not seen', async () => {
  await director.post(`${RIGHTS}/role/save`, { rolecode: 'evening', rolename: '晚班\u202e主管\u200b' });
  const { items } = (await director.post(`${RIGHTS}/role/list`, { keyword: 'evening' })).data<{ items: object[] }>();
  expect(items).toMatchObject([{ rolename: '晚班主管' }]);
  const saved = await director.post(`${DICTIONARY}/category/save`, {
    ...category('货架'),
    english: '\u200bShelf\u0000',
  });
  const { dictcategoryid } = saved.data<{ dictcategoryid: string }>();
  const item = { dictcategoryid, itemcode: 'a', status: 1, isdefault: 0 };
  expect((await director.post(`${DICTIONARY}/item/save`, { ...item, chinese: '\ufeff' })).body.error_code).toBe(
    'dictionary.name_required',
  );
  expect((await director.post(`${DICTIONARY}/category/get`, { dictcategoryid })).data()).toMatchObject({
    english: 'Shelf',
  });
});

it('an id of more than 64 characters is malformed', async () => {
  const save = (roleid: string) =>
    director.post(`${RIGHTS}/role/save`, { roleid, rolecode: 'long', rolename: '长', functioncodes: [] });
  expect((await save('x'.repeat(65))).body).toMatchObject({
    error_code: 'request.malformed',
    error_params: { where: 'roleid' },
  });
  expect((await save('x'.repeat(64))).status).toBe(200);
});
