import { POSITION_IDS } from '../../../mock/domain/fixtures';
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

const unit = (verb: string, body: object = {}, client = director) =>
  client.post(`/api/teapi/rolepermission/orgInst/${verb}`, body);

interface Node {
  codepath: string;
  orgname: string;
  version: number;
  isdisabled: number;
  children: Node[];
}
const tree = async (client = director) =>
  (await unit('list', { orgstructtypeid: '1', orgname: '' }, client)).data<Node[]>();
const find = (nodes: readonly Node[], code: string): Node | undefined =>
  nodes
    .map((node) => (node.codepath.split('/').at(-1) === code ? node : find(node.children, code)))
    .find((node) => node !== undefined);
const childrenOf = async (code: string) =>
  find(await tree(), code)?.children.map(({ codepath }) => codepath.split('/').at(-1));
const versionOf = async (code: string) => find(await tree(), code)?.version;
async function move(code: string, parentcode: string, index: number) {
  return unit('move', { orgcode: code, version: await versionOf(code), parentcode, index });
}
async function change(code: string, fields: object) {
  return unit('save', { orgcode: code, version: await versionOf(code), ...fields });
}

describe('a change of the tree', () => {
  beforeEach(setUp);

  it('a unit is created below another or at the root, with a code that never changes', async () => {
    const created = { neworgcode: 'hd-nb', orgname: '宁波分部', parentcode: 'hd-area' };
    expect((await unit('save', created)).data()).toEqual({ orgcode: 'hd-nb', version: 1 });
    expect((await childrenOf('hd-area'))?.at(-1)).toBe('hd-nb');
    expect((await unit('save', created)).body.error_code).toBe('organisation.code_taken');
    await change('hd-nb', { orgname: '宁波办事处', neworgcode: 'other' });
    expect((await unit('get', { orgcode: 'hd-nb' })).data()).toMatchObject({
      orgname: '宁波办事处',
      parentcode: 'hd-area',
      childcount: 0,
      positioncount: 0,
      version: 2,
    });
    await unit('save', { neworgcode: 'agency', orgname: '经销商', parentcode: '' });
    expect((await tree()).map(({ codepath }) => codepath)).toEqual(['hd', 'agency']);
  });

  it('a unit counts its own positions and those below it', async () => {
    const details = (await unit('get', { orgcode: 'hd-area' })).data<{
      positioncount: number;
      positioncountbelow: number;
    }>();
    expect(details.positioncount).toBe(1);
    expect(details.positioncountbelow).toBeGreaterThan(40);
  });

  it('a unit moves among its siblings and to another parent, with all below it', async () => {
    expect((await move('hd-hz', 'hd-area', 0)).status).toBe(200);
    expect(await childrenOf('hd-area')).toEqual(['hd-hz', 'hd-sh', 'hd-nj', 'hd-sz', 'hd-hf']);
    await move('hd-hz', 'hd-area', 99);
    expect(await childrenOf('hd-area')).toEqual(['hd-sh', 'hd-nj', 'hd-sz', 'hd-hf', 'hd-hz']);
    await move('hd-area', 'hd-finance', 0);
    expect(find(await tree(), 'hd-sh')?.codepath).toBe('hd/hd-finance/hd-area/hd-sh');
    await move('hd-finance', '', 0);
    expect((await tree()).map(({ codepath }) => codepath)).toEqual(['hd-finance', 'hd']);
  });

  it('a move below itself, below a disabled or unknown unit, or of an older version is refused', async () => {
    expect((await move('hd-area', 'hd-sh', 0)).body).toMatchObject({ error_code: 'organisation.below_itself' });
    expect((await move('hd-area', 'hd-area', 0)).body.error_code).toBe('organisation.below_itself');
    expect((await move('hd-sh', 'none', 0)).body.error_code).toBe('organisation.parent_missing');
    await change('hd-finance', { isdisabled: 1 });
    expect((await move('hd-sh', 'hd-finance', 0)).body.error_code).toBe('organisation.parent_disabled');
    const older = { orgcode: 'hd-finance', version: 1, parentcode: 'hd', index: 0 };
    expect((await unit('move', older)).body.error_code).toBe('record.changed');
    expect(await childrenOf('hd')).toEqual(['hd-area', 'hd-finance', 'hd-office']);
  });

  it('the tree has at most 20 levels, whether a unit is created or moved', async () => {
    const add = (level: number) =>
      unit('save', { neworgcode: `l${level}`, orgname: `${level}`, parentcode: level === 1 ? '' : `l${level - 1}` });
    for (let level = 1; level <= 20; level += 1) expect((await add(level)).status).toBe(200);
    expect((await add(21)).body).toMatchObject({ error_code: 'organisation.too_deep', error_msg: '组织最多20级' });
    await unit('save', { neworgcode: 'pair', orgname: '上', parentcode: '' });
    await unit('save', { neworgcode: 'pair-1', orgname: '下', parentcode: 'pair' });
    expect((await move('pair', 'l19', 0)).body.error_code).toBe('organisation.too_deep');
    expect((await move('pair', 'l18', 0)).status).toBe(200);
  });

  it('a disabled unit gets no units below it until it is enabled, and the log says so', async () => {
    const child = { neworgcode: 'hd-sh-1', orgname: '浦东', parentcode: 'hd-sh' };
    await change('hd-sh', { isdisabled: 1 });
    expect(find(await tree(), 'hd-sh')?.isdisabled).toBe(1);
    expect((await unit('save', child)).body.error_code).toBe('organisation.parent_disabled');
    await change('hd-sh', { isdisabled: 0 });
    expect((await unit('save', child)).status).toBe(200);
  });

  it('only a unit without units and positions is deleted', async () => {
    expect((await unit('delete', { orgcodes: ['hd-area'] })).body).toMatchObject({
      error_code: 'organisation.has_children',
      error_params: { name: '华东大区' },
    });
    expect((await unit('delete', { orgcodes: ['hd-sh'] })).body.error_code).toBe('organisation.has_positions');
    await unit('save', { neworgcode: 'empty', orgname: '空', parentcode: 'hd' });
    expect((await unit('delete', { orgcodes: ['empty'], versions: [7] })).body.error_code).toBe('record.changed');
    expect((await unit('delete', { orgcodes: ['empty', 'unknown'], versions: [1, 7] })).data()).toEqual({ deleted: 1 });
    expect((await unit('get', { orgcode: 'empty' })).status).toBe(404);
  });
});

it('a unit that a data permission rule names is not deleted, also when the rule names it in a group', async () => {
  await setUp();
  await unit('save', { neworgcode: 'hd-nb', orgname: '宁波分部', parentcode: 'hd-area' });
  const named = { field: 'ownerorg', operator: 'within', values: [{ value: 'hd-nb' }] };
  const other = { field: 'status', operator: 'eq', values: [{ value: 'draft' }] };
  const rule = { rulename: '宁波订单', object: 'order', roleids: ['role-guest'], combination: 'and' };
  const conditions = [other, { conditions: [other, named] }];
  await director.post('/api/teapi/rolepermission/datarule/save', { ...rule, conditions });
  director.headers.language = 'en';
  expect((await unit('delete', { orgcodes: ['hd-nb'] })).body).toMatchObject({
    error_code: 'organisation.in_rule',
    error_msg: '“宁波分部” cannot be deleted: the data permission rule “宁波订单” refers to it',
    error_params: { name: '宁波分部', rule: '宁波订单' },
  });
});

describe('without a change', () => {
  beforeAll(setUp);

  it.each([
    ['no code', { neworgcode: '' }, 'organisation.code_required'],
    ['a code with a slash', { neworgcode: 'a/b' }, 'organisation.code_invalid'],
    ['a code that begins with no letter or digit', { neworgcode: '__proto__' }, 'organisation.code_invalid'],
    ['no name', { orgname: ' ' }, 'organisation.name_required'],
    ['a name of 31 characters', { orgname: '长'.repeat(31) }, 'organisation.name_too_long'],
    ['an unknown parent', { parentcode: 'none' }, 'organisation.parent_missing'],
  ])('a new unit is refused with %s', async (_case, over, code) => {
    const input = { neworgcode: 'new', orgname: '新组织', parentcode: 'hd', ...over };
    expect((await unit('save', input)).body).toMatchObject({ error_code: code, error_type: 600 });
  });

  it('the tree is open to all, its changes need the function codes', async () => {
    const representative = server.client();
    await representative.signIn('li.na', POSITION_IDS.liNaRepresentative);
    expect(await tree(representative)).toHaveLength(1);
    for (const verb of ['get', 'save', 'move', 'delete'])
      expect((await unit(verb, { index: 0 }, representative)).status).toBe(403);
  });
});
