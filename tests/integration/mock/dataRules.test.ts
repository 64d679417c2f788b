import { CUSTOMER_IDS, ORDER_IDS, POSITION_IDS, REPORT_CODES, ROLE_IDS } from '../../../mock/domain/fixtures';
import { platform, resetPlatform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

let server: PlatformServer;
let director: Client;
let representative: Client;
async function setUp() {
  resetPlatform();
  [director, representative] = [server.client(), server.client()];
  await director.signIn('zhang.wei');
  await representative.signIn('li.na', POSITION_IDS.liNaRepresentative);
}
beforeAll(async () => {
  server = await startPlatform();
  await setUp();
});
afterAll(() => server.stop());

interface Condition {
  field: string;
  operator: string;
  values: { value?: string; current?: string; text?: string }[];
}
interface Rule {
  ruleid: string;
  version: number;
  rulename: string;
  roles: { roleid: string; rolename: string }[];
  conditions: Condition[];
  isenabled: number;
  isbuiltin: number;
}

const call = (verb: string, body: object = {}, client = director) =>
  client.post(`/api/teapi/rolepermission/datarule/${verb}`, body);
const condition = (field: string, operator: string, ...values: string[]) => ({
  field,
  operator,
  values: values.map((value) => (value === 'user' ? { current: value } : { value })),
});
const rule = (over: object = {}) => ({
  rulename: '上海客户',
  object: 'customer',
  roleids: [ROLE_IDS.representative],
  combination: 'and',
  conditions: [condition('region', 'eq', '上海')],
  isenabled: 1,
  ...over,
});
const found = async (filter: object) => (await call('list', filter)).data<{ items: Rule[]; itemcount: number }>();
const stored = async (ruleid: string) => (await call('get', { ruleid })).data<Rule>();
const count = async (api: string, client = representative) =>
  (await client.business(api, { __pagesize: 1 })).data<{ __itemcount: number }>().__itemcount;
const OWN_ORDERS = 'rule-own-orders';
/** Saves a stored rule with other fields. */
const change = async (ruleid: string, over: object) => {
  const { version, ...fields } = await stored(ruleid);
  return call('save', { ...fields, ruleid, version, ...over });
};

describe('data permission rules', () => {
  it('are listed with the words of their values and found by name, object and role', async () => {
    const { items, itemcount } = await found({});
    expect(itemcount).toBe(10);
    expect(items[0]).toMatchObject({
      rulename: '本人的订单',
      roles: [{ roleid: ROLE_IDS.representative, rolename: '销售代表' }],
      conditions: [{ field: 'owner', operator: 'eq', values: [{ current: 'user', text: '当前用户' }] }],
      isbuiltin: 1,
      isenabled: 1,
    });
    const names = async (filter: object) => (await found(filter)).items.map(({ rulename }) => rulename);
    expect(await names({ keyword: '客户' })).toEqual(['本人的客户', '所属分部的客户', '重点客户']);
    expect(await names({ object: 'visit' })).toEqual(['本人的拜访', '所属分部的拜访', '本组织近 30 天的拜访']);
    expect(await names({ roleid: 'role-key-account', object: 'order' })).toEqual(['连锁渠道大额订单']);
  });

  it('are made of fields and operators in the language of the request', async () => {
    director.headers.language = 'en';
    const { objects, types } = (await call('fields')).data<{
      objects: { object: string; text: string; fields: { field: string; text: string; type: string }[] }[];
      types: { type: string; operators: { operator: string; text: string }[]; currents: object[] }[];
    }>();
    delete director.headers.language;
    expect(objects.map(({ text }) => text)).toEqual(['Order', 'Customer', 'Visit']);
    expect(objects[1]?.fields).toContainEqual({ field: 'creditlimit', text: 'credit limit', type: 'money' });
    expect(types.find(({ type }) => type === 'date')?.operators).toContainEqual({
      operator: 'ge',
      text: 'is on or after',
      phrase: 'is on or after {{values}}',
      arity: 'one',
    });
    expect(types.find(({ type }) => type === 'employee')?.currents).toEqual([
      { current: 'user', text: 'the current user' },
    ]);
  });

  it.each([
    ['no name', { rulename: ' ' }, 'datarule.name_required'],
    ['a name of 31 characters', { rulename: '长'.repeat(31) }, 'datarule.name_too_long'],
    ['a taken name', { rulename: '本人的订单' }, 'datarule.name_taken'],
    ['no role', { roleids: [] }, 'datarule.roles_required'],
    ['a role that does not exist', { roleids: ['nothing'] }, 'datarule.role_unknown'],
    ['no condition', { conditions: [] }, 'datarule.conditions_required'],
    ['an empty group', { conditions: [{ conditions: [] }] }, 'datarule.conditions_required'],
    [
      '21 conditions',
      { conditions: Array(21).fill(condition('region', 'eq', '上海')) },
      'datarule.conditions_too_many',
    ],
    ['a field of another object', { conditions: [condition('status', 'eq', 'draft')] }, 'datarule.condition_invalid'],
    ['an operator of another type', { conditions: [condition('region', 'ge', '1')] }, 'datarule.condition_invalid'],
    ['a value that is no option', { conditions: [condition('region', 'eq', '北京')] }, 'datarule.condition_invalid'],
    ['a number that is none', { conditions: [condition('creditlimit', 'ge', 'x')] }, 'datarule.condition_invalid'],
    ['a missing end', { conditions: [condition('creditlimit', 'between', '1')] }, 'datarule.condition_invalid'],
    [
      'an end before the start',
      { conditions: [condition('creditlimit', 'between', '2', '1')] },
      'datarule.condition_invalid',
    ],
    ['the caller as a region', { conditions: [condition('region', 'eq', 'user')] }, 'datarule.condition_invalid'],
    ['an unknown employee', { conditions: [condition('owner', 'eq', 'nobody')] }, 'datarule.condition_invalid'],
  ])('cannot be saved with %s', async (_case, over, code) => {
    expect((await call('save', rule(over))).body).toMatchObject({ error_code: code, error_type: 600 });
  });

  it('that are built in can be disabled, which the log names, but not deleted', async () => {
    expect((await call('delete', { ruleids: [OWN_ORDERS, 'rule-finance-orders'] })).body.error_code).toBe(
      'datarule.built_in',
    );
    expect((await change('rule-own-visits', { isenabled: 0 })).data()).toMatchObject({ version: 2 });
    expect(platform().administration('hd').log.all()[0]).toMatchObject({
      object: 'datarule',
      action: 'disable',
      recordName: '本人的拜访',
    });
    await change('rule-own-visits', { isenabled: 1 });
  });

  it('that changed meanwhile are not overwritten', async () => {
    expect((await change('rule-finance-orders', { version: 7 })).body).toMatchObject({
      error_code: 'record.changed',
      error_params: { name: expect.any(String) as string },
    });
  });

  it('are denied without the function code', async () => {
    for (const verb of ['list', 'get', 'save', 'delete', 'fields', 'preview'])
      expect((await call(verb, {}, representative)).status).toBe(403);
  });

  it('lose a role that is deleted', async () => {
    await director.post('/api/teapi/rolepermission/role/delete', { roleids: ['role-logistics'] });
    expect((await stored('rule-finance-orders')).roles.map(({ roleid }) => roleid)).toEqual([
      'role-finance',
      'role-accountant',
    ]);
  });
});

describe('a representative', () => {
  beforeAll(setUp);

  it('sees her own orders and visits, and every customer, before a rule is changed', async () => {
    expect(await count('customerquery')).toBe(400);
    const own = async (api: string) =>
      new Set(
        (await representative.business(api, { __pagesize: 5_000 }))
          .data<{ items: { ownername: string }[] }>()
          .items.map(({ ownername }) => ownername),
      );
    expect([await own('orderquery'), await own('visitquery')]).toEqual([new Set(['李娜']), new Set(['李娜'])]);
  });

  it('sees only what a new rule allows, in lists, choices, trees and single records', async () => {
    const { ruleid, version } = (await call('save', rule())).data<{ ruleid: string; version: number }>();
    const shanghai = await count('customerquery');
    expect(shanghai).toBeGreaterThan(0);
    expect(shanghai).toBeLessThan(400);
    expect((await representative.business('customeroptions')).data<unknown[]>()).toHaveLength(shanghai);
    expect((await representative.business('customertree', { __parentid: '杭州' })).data()).toEqual([]);
    const hidden = { customerid: CUSTOMER_IDS.ordinary };
    expect(await representative.business('customerget', hidden)).toMatchObject({
      status: 404,
      body: { error_code: 'customer.not_found' },
    });
    const renamed = { ...hidden, customername: '改名' };
    expect((await representative.business('customersave', renamed)).body.error_code).toBe('customer.not_found');
    expect(
      (await representative.business('customersave', { customername: '杭州新店', region: '杭州' })).body,
    ).toMatchObject({ error_code: 'customer.outside_scope' });
    expect(
      (
        await representative.business('ordersave', {
          customerid: CUSTOMER_IDS.creditNearlyUsed,
          orderdate: '2026-11-20',
          lines: [{ productid: 'P-0001', qty: 1 }],
        })
      ).body.error_code,
    ).toBe('order.customer_not_found');
    await call('save', { ...rule({ isenabled: 0 }), ruleid, version });
    expect(await count('customerquery')).toBe(400);
  });

  it('sees more with each further rule of her role', async () => {
    const [orders, lines, visits] = [
      await count('orderquery'),
      await count('orderlinequery'),
      await count('visitquery'),
    ];
    await call(
      'save',
      rule({ rulename: '大额订单', object: 'order', conditions: [condition('amount', 'ge', '3000')] }),
    );
    const wider = rule({ rulename: '催款', object: 'visit', conditions: [condition('purpose', 'eq', 'collection')] });
    await call('save', wider);
    expect(await count('orderquery')).toBeGreaterThan(orders);
    expect(await count('orderlinequery')).toBeGreaterThan(lines);
    expect(await count('visitquery')).toBeGreaterThan(visits);
    expect((await representative.business('owneroptions')).data<unknown[]>().length).toBeGreaterThan(1);
  });

  it('does not find orders outside the scope, whatever she calls', async () => {
    await setUp();
    const hidden = { orderids: [ORDER_IDS.approved] };
    expect((await representative.business('orderget', { orderid: ORDER_IDS.approved })).status).toBe(404);
    expect((await representative.business('orderdelete', hidden)).data()).toEqual({ deleted: 0 });
    expect((await representative.business('ordersdeletedrafts', hidden)).data()).toMatchObject({
      refused: [{ orderno: ORDER_IDS.approved, reason: 'order.not_found' }],
    });
    expect((await director.business('orderget', { orderid: ORDER_IDS.approved })).status).toBe(200);
  });

  it('exports and reports only what the rules allow', async () => {
    const { administration, spreadsheets } = platform();
    spreadsheets.setTick(0);
    const actor = { accountCode: 'hd-zhang.wei', name: '张伟', positionName: '销售总监' };
    const roleIds = [ROLE_IDS.representative, 'role-analyst'];
    administration('hd').positions.update(POSITION_IDS.liNaRepresentative, 'any', { roleIds }, actor);
    // The further role has no rule for orders yet, and roles widen.
    expect(await count('orderquery')).toBe(12_500);
    await change(OWN_ORDERS, {
      roleids: roleIds,
      conditions: [condition('owner', 'eq', 'user'), condition('status', 'eq', 'draft')],
    });
    const { items, __summary } = (await representative.business('orderquery', { __pagesize: 5_000 })).data<{
      items: object[];
      __summary: { amount: number };
    }>();
    expect(items.length).toBeLessThan(500);
    const report = (
      await representative.post('/api/teapi/report/biengine/report', {
        reportcode: REPORT_CODES.sales,
        pageInfo: { pageindex: 1, pagesize: 100 },
        switchdim: { elementcode: 'owner' },
      })
    ).data<{ rows: { owner: string }[]; totals: { orders: number } }>();
    expect(report.rows.map(({ owner }) => owner)).toEqual(['李娜']);
    expect(report.totals.orders).toBe(items.length);
    expect(__summary.amount).toBeGreaterThan(0);
    expect(await exportedRows('order')).toBe(items.length);
  });
});

/** The number of rows in an export of the representative. */
async function exportedRows(mocode: string): Promise<number> {
  const started = await representative.post(
    `/api/teapi/dy-biz-imexport/biz/imexport/expExcel?mocode=${mocode}&lgcode=export&microclass=x`,
    { expfile: { sheetname: 'A', filename: 'a', filetype: '2' } },
  );
  const dynamicid = started.data<string>();
  for (;;) {
    const { states } = (await representative.post(`/api/teapi/queue/impexp/expStatus?dynamicid=${dynamicid}`)).data<{
      states: { exportstate: string; exptotalitem: number }[];
    }>();
    if (states[0]?.exportstate === 'complete') return states[0].exptotalitem;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('the preview', () => {
  beforeAll(setUp);

  interface Example {
    title: string;
    wasseen: number;
    reasons: { rulename: string; conditions: (Condition & { actual: string })[] }[];
  }
  interface Preview {
    positionid: string;
    holder: string;
    objects: {
      object: string;
      total: number;
      before: number;
      after: number;
      gained: number;
      lost: number;
      rules: { rulename: string }[];
      freeroles: string[];
      missingfunction: string;
      seen: Example[];
      hidden: Example[];
    }[];
  }
  const preview = async (body: object) => (await call('preview', body)).data<Preview>();

  it('says what a position sees before and after a rule is saved, and why', async () => {
    const draft = rule({ rulename: '杭州订单', object: 'order', conditions: [condition('region', 'eq', '杭州')] });
    const { holder, objects } = await preview({ positionid: POSITION_IDS.liNaRepresentative, rules: [draft] });
    const [orders, customers] = objects;
    expect(holder).toBe('李娜');
    expect(orders).toMatchObject({ object: 'order', total: 12_500, before: await count('orderquery'), lost: 0 });
    expect(orders?.after).toBe((orders?.before ?? 0) + (orders?.gained ?? 0));
    expect(orders?.rules.map(({ rulename }) => rulename)).toEqual(['本人的订单', '杭州订单']);
    expect(customers).toMatchObject({
      before: 400,
      after: 400,
      rules: [],
      freeroles: ['销售代表'],
      seen: [{}, {}, {}],
    });
    expect(orders?.seen[0]).toMatchObject({
      wasseen: 0,
      reasons: [{ rulename: '杭州订单', conditions: [{ field: 'region', actual: '杭州' }] }],
    });
    expect(orders?.hidden[0]?.reasons.map(({ rulename }) => rulename)).toEqual(['本人的订单', '杭州订单']);
    await call('save', draft);
    expect(await count('orderquery')).toBe(orders?.after);
  });

  it('takes the place of the stored rule, and of the first holder of its roles without a position', async () => {
    const edited = {
      ...rule({ rulename: '收款拜访', object: 'visit' }),
      ruleid: 'rule-own-visits',
      conditions: [condition('owner', 'eq', 'user'), condition('purpose', 'eq', 'collection')],
    };
    const { positionid, objects } = await preview({ rules: [edited] });
    expect(positionid).toBe(POSITION_IDS.liNaRepresentative);
    expect(objects[2]?.rules.map(({ rulename }) => rulename)).toEqual(['收款拜访']);
    expect(objects[2]?.lost).toBeGreaterThan(0);
  });

  it('of a position that may not view an object is that it sees none of it, and names the function', async () => {
    const inspectors = rule({ rulename: '稽查', object: 'order', roleids: ['role-inspector'] });
    const { objects } = await preview({
      positionid: POSITION_IDS.liNaRepresentative,
      roleids: ['role-inspector'],
      rules: [inspectors],
    });
    const nothing = { before: 0, after: 0, gained: 0, lost: 0, rules: [], freeroles: [], seen: [], hidden: [] };
    expect(objects[0]).toEqual({ object: 'order', total: 12_500, missingfunction: '查看订单', ...nothing });
    expect(objects[1]).toMatchObject({ after: 400, missingfunction: '', freeroles: ['市场稽查'] });
  });

  it('shows no examples of rows that the person may not see', async () => {
    const { administration } = platform();
    const actor = { accountCode: 'hd-zhang.wei', name: '张伟', positionName: '销售总监' };
    const roles = administration('hd').roles;
    roles.update('role-trainee', 'any', { functionCodes: ['DATA_RULE_VIEW', 'ORDER_VIEW'] }, actor);
    await call(
      'save',
      rule({
        rulename: '无',
        object: 'order',
        roleids: ['role-trainee'],
        conditions: [condition('owner', 'eq', 'user')],
      }),
    );
    const trainee = server.client();
    await trainee.signIn('sun.li');
    const { objects } = (
      await call('preview', { positionid: POSITION_IDS.liNaRepresentative }, trainee)
    ).data<Preview>();
    expect(objects[0]).toMatchObject({ total: 12_500, seen: [], hidden: [] });
    expect(objects[1]).toMatchObject({ total: 400, seen: [], hidden: [] });
  });

  it('refuses conditions that do not fit, and a vacant or unknown position', async () => {
    const wrong = rule({ conditions: [condition('region', 'ge', '1')] });
    expect((await call('preview', { rules: [wrong] })).body.error_code).toBe('datarule.condition_invalid');
    expect((await call('preview', { positionid: 'nothing' })).status).toBe(404);
    const vacant = platform()
      .administration('hd')
      .positions.all()
      .find(({ employee }) => !employee);
    expect((await call('preview', { positionid: vacant?.id })).body.error_code).toBe('datarule.position_vacant');
  });
});
