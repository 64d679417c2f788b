import { CUSTOMER_IDS, ORDER_IDS, POSITION_IDS, WATER_PRODUCT_ID } from '../../../mock/domain/fixtures';
import { resetPlatform } from '../../../mock/domain/platform';
import type { Client } from './support/client';
import type { PlatformServer } from './support/platformServer';
import { startPlatform } from './support/platformServer';

interface OrderRow {
  orderid: string;
  orderno: string;
  customername: string;
  orderdate: string;
  ownername: string;
  qty: number;
  amount: number;
  status: string;
}
interface Found<Row> {
  items: Row[];
  __itemcount: number;
  __summary: { qty: number; amount: number };
}
interface Order extends OrderRow {
  discount: number;
  lines: { lineid: string; productid: string; productname: string; price: number; qty: number; amount: number }[];
}

let server: PlatformServer;
let director: Client;
let representative: Client;
/**
 * Starts a platform in its initial state with two signed-in clients. Seeding is slow, so only tests that need a fresh
 * platform call it.
 */
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

const query = async (client: Client, input: object = {}) =>
  (await client.business('orderquery', input)).data<Found<OrderRow>>();
const draft = (over: object = {}) => ({
  orderid: '9001000000000099001',
  customerid: CUSTOMER_IDS.ordinary,
  orderdate: '2026-11-20',
  address: '杭州市西湖区文化路1号',
  phone: '13812345678',
  payment: 'cash',
  remark: '',
  lines: [{ productid: WATER_PRODUCT_ID, qty: 3, price: 36 }],
  __pagestatus: 1,
  ...over,
});
const refusal = async (client: Client, over: object) => (await client.business('ordersave', draft(over))).body;

describe('the list of orders', () => {
  it('has 12,500 orders, newest first, twenty on a page', async () => {
    const { items, __itemcount } = await query(director);
    expect(__itemcount).toBe(12_500);
    expect(items).toHaveLength(20);
    expect(items[0]).toMatchObject({
      orderdate: '2026-11-20',
      orderno: expect.stringMatching(/^SO-202611-\d{5}$/) as string,
    });
  });

  it('is filtered by customer, statuses, days and keyword, with totals of all matches', async () => {
    const filter = {
      customerid: CUSTOMER_IDS.ordinary,
      status: ['draft', 'shipping'],
      datefrom: '2026-01-01',
      dateto: '2026-11-20',
      keyword: 'SO-2026',
    };
    const { items, __itemcount, __summary } = await query(director, { ...filter, __pagesize: 500 });
    expect(items).toHaveLength(__itemcount);
    expect(new Set(items.map(({ customername }) => customername))).toEqual(new Set(['百联便利店']));
    expect(items.every(({ status }) => ['draft', 'shipping'].includes(status))).toBe(true);
    const cents = items.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(Math.round(__summary.amount * 100)).toBe(cents);
  });

  it('is sorted by any column, both ways, and by a second one within the first', async () => {
    const { items } = await query(director, { __sorting: [{ field: 'amount', order: 'desc' }] });
    expect(items.map(({ amount }) => amount)).toEqual(items.map(({ amount }) => amount).sort((a, b) => b - a));
    const two = await query(director, {
      __pagesize: 300,
      __sorting: [
        { field: 'orderdate', order: 'asc' },
        { field: 'amount', order: 'desc' },
      ],
    });
    const expected = [...two.items].sort((a, b) => a.orderdate.localeCompare(b.orderdate) || b.amount - a.amount);
    expect(two.items).toEqual(expected);
  });

  it('clamps the page number', async () => {
    const last = await query(director, { __pageindex: 99_999, __pagesize: 100 });
    expect(last.items).toEqual((await query(director, { __pageindex: 125, __pagesize: 100 })).items);
    expect((await query(director, { __pageindex: -3 })).items).toEqual((await query(director)).items);
  });

  it('rejects an invalid filter, day or column', async () => {
    for (const input of [
      { status: ['lost'] },
      { datefrom: '2026-02-30' },
      { __sorting: [{ field: 'secret', order: 'asc' }] },
      { __sorting: Array<unknown>(11).fill({ field: 'amount', order: 'asc' }) },
      { __pagesize: 0 },
    ]) {
      expect((await director.business('orderquery', input)).status).toBe(400);
    }
  });

  it('shows a sales representative her own orders only', async () => {
    const { items, __itemcount } = await query(representative, { __pagesize: 5_000 });
    expect(__itemcount).toBeLessThan(1_000);
    expect(new Set(items.map(({ ownername }) => ownername))).toEqual(new Set(['李娜']));
    expect(await representative.business('orderget', { orderid: ORDER_IDS.approved })).toMatchObject({
      status: 404,
      body: { error_code: 'order.not_found' },
    });
  });
});

describe('the list of order lines', () => {
  it('has exactly 50,000 lines whose amounts equal those of the orders', async () => {
    const lines = (await director.business('orderlinequery')).data<Found<object>>();
    expect(lines.__itemcount).toBe(50_000);
    expect(lines.__summary).toEqual((await query(director)).__summary);
  });

  it('is filtered by category and product name', async () => {
    const { items, __itemcount } = (
      await director.business('orderlinequery', { category: '饮料', keyword: '乌龙茶' })
    ).data<Found<{ productname: string }>>();
    expect(__itemcount).toBeGreaterThan(100);
    expect(items.every(({ productname }) => productname.includes('乌龙茶'))).toBe(true);
  });
});

describe('saving an order', () => {
  beforeAll(setUp);

  it('creates one order for repeated calls and computes its amounts', async () => {
    const lines = [{ productid: WATER_PRODUCT_ID, qty: 3, price: 36.1, amount: 1 }];
    const first = (await director.business('ordersave', draft({ lines, discount: 2.5 }))).data<{
      orderid: string;
      orderno: string;
    }>();
    const again = (await director.business('ordersave', draft({ lines, discount: 2.5 }))).data();
    expect(again).toEqual(first);
    expect((await query(director)).__itemcount).toBe(12_501);
    const order = (await director.business('orderget', { orderid: first.orderid })).data<Order>();
    expect(order).toMatchObject({ amount: 105.59, status: 'draft', ownername: '张伟', lines: [{ amount: 108.3 }] });
  });

  it('changes an open order and keeps its number', async () => {
    const before = (await director.business('orderget', { orderid: ORDER_IDS.rejected })).data<Order>();
    await director.business('ordersave', draft({ orderid: ORDER_IDS.rejected, remark: '已修改' }));
    const after = (await director.business('orderget', { orderid: ORDER_IDS.rejected })).data<Order>();
    expect(after).toMatchObject({ orderno: before.orderno, remark: '已修改', status: 'draft', lines: [{ qty: 3 }] });
  });

  it('refuses to change or delete approved and shipped orders', async () => {
    for (const orderid of [ORDER_IDS.approved, ORDER_IDS.shipping]) {
      expect(await refusal(director, { orderid })).toMatchObject({ error_code: 'order.locked', error_type: 600 });
      expect((await director.business('orderdelete', { orderids: [orderid] })).body.error_code).toBe('order.locked');
    }
  });

  it('refuses a customer beyond the credit limit and warns near the limit', async () => {
    expect(await refusal(director, { customerid: CUSTOMER_IDS.creditExceeded })).toMatchObject({
      error_code: 'order.credit_exceeded',
      error_type: 600,
    });
    const warned = await director.business('ordersave', draft({ customerid: CUSTOMER_IDS.creditNearlyUsed }));
    expect(warned.body).toMatchObject({
      resp_messages: [{ type: 'warning', message: '客户信用额度已使用90%以上，请留意回款' }],
    });
  });

  it.each([
    ['no customer', { customerid: '' }, 'order.customer_required'],
    ['a customer who does not exist', { customerid: 'nobody' }, 'order.customer_not_found'],
    ['a day that does not exist', { orderdate: '2026-02-30' }, 'order.date_invalid'],
    ['no lines', { lines: [] }, 'order.lines_required'],
    ['a quantity of nothing', { lines: [{ productid: WATER_PRODUCT_ID, qty: 0 }] }, 'order.qty_invalid'],
    ['a quantity of 10,000', { lines: [{ productid: WATER_PRODUCT_ID, qty: 10_000 }] }, 'order.qty_invalid'],
    ['half a box', { lines: [{ productid: WATER_PRODUCT_ID, qty: 1.5 }] }, 'order.qty_invalid'],
    ['a product that does not exist', { lines: [{ productid: 'P-9999', qty: 1 }] }, 'order.product_not_found'],
    [
      'a price in tenths of a cent',
      { lines: [{ productid: WATER_PRODUCT_ID, qty: 1, price: 1.005 }] },
      'order.price_invalid',
    ],
    ['a phone number that is none', { phone: '12345' }, 'order.phone_invalid'],
    ['more than everything off', { discount: 101 }, 'order.discount_invalid'],
  ])('refuses %s', async (_case, over, code) => {
    expect((await refusal(director, over)).error_code).toBe(code);
  });

  it('answers 400 when lines is not a list', async () => {
    expect((await refusal(director, { lines: 'none' })).error_code).toBe('request.malformed');
  });

  it('does not let a representative save an order of another owner', async () => {
    expect((await refusal(representative, { orderid: '', ownerid: 'hd-wu-gang' })).error_code).toBe('order.not_yours');
    expect((await refusal(representative, { orderid: ORDER_IDS.approved })).error_code).toBe('order.not_found');
  });

  it('starts an approval process when the order is submitted', async () => {
    await representative.business('ordersave', draft({ orderid: '9001000000000099002', status: 'pending' }));
    expect((await query(representative, { keyword: 'SO-202611', __pagesize: 1 })).items[0]).toMatchObject({
      status: 'pending',
    });
  });
});

describe('deleting orders', () => {
  beforeAll(setUp);

  it('deletes all orders or none and accepts a repeated call', async () => {
    const mixed = await director.business('orderdelete', { orderids: [ORDER_IDS.draft, ORDER_IDS.approved] });
    expect(mixed.body.error_code).toBe('order.locked');
    const orderids = [ORDER_IDS.draft, ORDER_IDS.pending];
    expect((await director.business('orderdelete', { orderids })).data()).toEqual({ deleted: 2 });
    expect((await director.business('orderdelete', { orderids })).data()).toEqual({ deleted: 0 });
    const [orderid] = orderids;
    expect((await director.business('ordersave', { orderid, remark: '改' })).body.error_code).toBe('order.not_found');
    expect((await director.business('orderget', { orderid: ORDER_IDS.draft })).status).toBe(404);
  });
});

it('separates the data of the companies', async () => {
  const south = server.client();
  const login = await south.post('/api/auth/login', { username: 'wang.fang', password: 'Atrium2026' });
  south.headers.token = login.data<{ token: string }>().token;
  const choice = { accountcode: 'nf-wang.fang', tenantcode: 'nf', productcode: 'SFA', productversioncode: 'standard' };
  south.headers.token = (await south.post('/api/auth/choosetenant', choice)).data<string>();
  const account = await south.post('/api/teapi/rolepermission/account/getaccountinfo');
  south.headers.token = account.data<{ token: string }>().token;
  expect((await query(south)).__itemcount).toBe(1_250);
  expect((await south.business('orderget', { orderid: ORDER_IDS.draft })).status).toBe(404);
});
