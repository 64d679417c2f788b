import { createFakeHttp } from '@atrium/portal/contract/fakeHttp';
import { accountsApi } from './accounts';
import { dataRulesApi } from './dataRules';
import { createOrganisation, deleteOrganisations } from './organisations';
import { NO_POSITION_FILTERS, positionsApi } from './positions';
import { rolesApi } from './roles';

const RIGHTS = '/api/teapi/rolepermission';
const UNREADABLE = { kind: 'service', code: 'errors.badAnswer' };
const ROLE = { roleid: '7', functioncodes: ['ORDER_VIEW'] };
const ACCOUNT = { accountcode: '7', positions: [{ positionid: 'p-1' }] };
const POSITION = { positionid: '7', roles: [{ roleid: 'r-1' }], holder: null };
const RULE = { ruleid: '7', roleids: ['r-1'], combination: 'and', conditions: [] };
const PAGE = { index: 1, size: 20 };

describe('a record that a form starts from', () => {
  const kinds = {
    role: [rolesApi, ROLE],
    account: [accountsApi, ACCOUNT],
    position: [positionsApi, POSITION],
    datarule: [dataRulesApi, RULE],
  } as const;

  function reading(kind: keyof typeof kinds, change: object) {
    const { http, answer } = createFakeHttp();
    const [api, record] = kinds[kind];
    answer(`${RIGHTS}/${kind}/get`, { ...record, ...change });
    return api.get(http, '7');
  }

  it.each(Object.keys(kinds) as (keyof typeof kinds)[])('is read: %s', async (kind) => {
    await expect(reading(kind, {})).resolves.toMatchObject({ version: 0 });
  });

  it.each([
    ['role', 'functioncodes', 'ORDER_VIEW'],
    ['role', 'functioncodes', null],
    ['role', 'functioncodes', undefined],
    ['role', 'functioncodes', ['ORDER_VIEW', {}]],
    ['role', 'functioncodes', ['ORDER_VIEW', null]],
    ['account', 'positions', null],
    ['account', 'positions', [{ positionid: null }]],
    ['position', 'roles', null],
    ['position', 'roles', [{ rolename: '销售' }]],
    ['position', 'holder', { userinfoname: '李娜' }],
    ['datarule', 'roleids', 'r-1'],
    ['datarule', 'roleids', null],
    ['datarule', 'conditions', null],
    ['datarule', 'combination', 'xor'],
  ] as const)('is unreadable, not empty: %s with %s = %j', async (kind, field, value) => {
    await expect(reading(kind, { [field]: value })).rejects.toMatchObject(UNREADABLE);
  });
});

it('one unreadable list leaves the other rows of a page readable', async () => {
  const { http, answer } = createFakeHttp();
  answer(`${RIGHTS}/role/list`, { items: [{ ...ROLE, functioncodes: null }, ROLE], itemcount: 2 });
  answer(`${RIGHTS}/position/list`, { items: [{ ...POSITION, roles: null }], itemcount: 1 });
  const { signal } = new AbortController();
  const roles = await rolesApi.listQuery(http, { filters: { keyword: '' }, page: PAGE }).queryFn({ signal });
  const query = { filters: NO_POSITION_FILTERS, page: PAGE };
  const positions = await positionsApi.listQuery(http, query).queryFn({ signal });
  expect(roles.rows.map(({ functionCodes }) => functionCodes)).toEqual([[], ['ORDER_VIEW']]);
  expect(positions.rows.map((row) => row.roles)).toEqual([[]]);
});

describe.each([[42], [null], [{}], [{ roleid: '', orgcode: '', deleted: 'x' }]])('the answer %j', (confirmation) => {
  const draft = { code: 'a', name: 'A', description: '', functionCodes: [], parentCode: '' };
  const { http, answer } = createFakeHttp();
  for (const path of ['role/save', 'role/delete', 'orgInst/save', 'orgInst/delete'])
    answer(`${RIGHTS}/${path}`, confirmation);

  it.each([
    ['save', () => rolesApi.save(http, draft, '7', 1)],
    ['deletion', () => rolesApi.remove(http, ['7'], [1])],
    ['new unit', () => createOrganisation(http, draft, 'request')],
    ['deletion of a unit', () => deleteOrganisations(http, ['7'], [1])],
  ])('confirms no %s', async (_what, call) => {
    await expect(call()).rejects.toMatchObject(UNREADABLE);
  });
});
