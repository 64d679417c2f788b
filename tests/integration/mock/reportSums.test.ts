import { isoDay } from '../../../mock/domain/calendar';
import type { OrderLine } from '../../../mock/domain/company/entities';
import { REPORT_CODES } from '../../../mock/domain/fixtures';
import { platform } from '../../../mock/domain/platform';
import { ALL_DAYS, between, linesOf, near, orders, toCents, yuan } from './support/plainSums';
import { DIRECTOR, REPRESENTATIVE, callerIn, figuresByText, layoutOf, run, totalsOf } from './support/reportCaller';

describe('a list', () => {
  it.each([
    ['region', ({ order }: OrderLine) => order.customer.region],
    ['owner', ({ order }: OrderLine) => order.owner.name],
    ['organisation', ({ order }: OrderLine) => order.owner.organisation.name],
    ['category', ({ product }: OrderLine) => product.category],
    ['month', ({ order }: OrderLine) => isoDay(order.day).slice(0, 7)],
    ['day', ({ order }: OrderLine) => isoDay(order.day)],
  ])('has the sums of the lines of each %s', (dimension, textOf) => {
    const amounts: Record<string, number> = {};
    const orderIds: Record<string, Set<string>> = {};
    for (const line of linesOf(orders())) {
      const text = textOf(line);
      amounts[text] = (amounts[text] ?? 0) + line.amountCents;
      (orderIds[text] ??= new Set()).add(line.order.id);
    }
    const rows = figuresByText(run(REPORT_CODES.sales, { dimension }));
    expect(Object.keys(rows).sort()).toEqual(Object.keys(amounts).sort());
    for (const [text, { amount, orders: count }] of Object.entries(rows)) {
      expect(toCents(amount)).toBe(amounts[text]);
      expect(count).toBe(orderIds[text]?.size);
    }
  });

  it('tells members with the same name apart', () => {
    const rows = figuresByText(run(REPORT_CODES.products));
    const amountOf = (id: string) => yuan(linesOf(orders()).filter(({ product }) => product.id === id));
    expect(rows['清泉饮用天然水（试用装） 1件（P-0061）']?.amount).toBe(amountOf('P-0061'));
    expect(rows['清泉饮用天然水（试用装） 1件（P-0062）']?.amount).toBe(amountOf('P-0062'));
    expect(Object.keys(rows)).toHaveLength(120);
  });

  it('counts each order and customer once, computes averages, and totals them over all lines', () => {
    const answer = run(REPORT_CODES.sales, {
      dimension: 'region',
      layout: layoutOf(['region'], [], ['orders', 'customers', 'qty', 'amount', 'average', 'price', 'share']),
    });
    const some = orders().filter(({ customer }) => customer.region === '杭州');
    const qty = linesOf(some).reduce((sum, line) => sum + line.qty, 0);
    const amount = yuan(linesOf(some));
    expect(figuresByText(answer)['杭州']).toEqual({
      orders: some.length,
      customers: new Set(some.map(({ customer }) => customer.id)).size,
      qty,
      amount,
      average: near(amount / some.length),
      price: near(amount / qty),
      share: near(amount / yuan(linesOf(orders()))),
    });
    expect(totalsOf(answer)).toMatchObject({
      orders: orders().length,
      customers: new Set(orders().map(({ customer }) => customer.id)).size,
      share: 1,
    });
  });

  it('has the lines of the conditions only', () => {
    const answer = run(REPORT_CODES.customers, {
      slices: {
        period: ['2026-03-05', '2026-06-30'],
        organisation: ['hd-hz', 'hd-nj'],
        product: '饮料',
        level: ['A', 'B'],
        status: 'shipping',
      },
    });
    const some = linesOf(orders().filter(between('2026-03-05', '2026-06-30'))).filter(
      ({ order: { owner, customer, status }, product }) =>
        ['hd-hz', 'hd-nj'].includes(owner.organisation.code) &&
        ['A', 'B'].includes(customer.level) &&
        status === 'shipping' &&
        product.category === '饮料',
    );
    expect(some.length).toBeGreaterThan(100);
    expect(totalsOf(answer)).toMatchObject({
      amount: yuan(some),
      orders: new Set(some.map(({ order }) => order)).size,
    });
  });

  it('narrows a category to a product that is chosen below it, and adds one of another category', () => {
    const amountOf = (product: string | string[]) =>
      totalsOf(run(REPORT_CODES.sales, { slices: { period: ALL_DAYS, product } })).amount;
    const amountWhere = (test: (line: OrderLine) => boolean) => yuan(linesOf(orders()).filter(test));
    expect(amountOf(['饮料', 'P-0001'])).toBe(amountWhere(({ product }) => product.id === 'P-0001'));
    expect(amountOf(['日化', 'P-0001'])).toBe(
      amountWhere(({ product }) => product.id === 'P-0001' || product.category === '日化'),
    );
  });

  it('shows a unit above the organisations of the owners with everything below it', () => {
    const amountOf = (organisation: string) =>
      totalsOf(run(REPORT_CODES.sales, { slices: { period: ALL_DAYS, organisation } })).amount;
    expect(amountOf('hd-area')).toBe(yuan(linesOf(orders())));
    expect(amountOf('hd-sh')).toBeLessThan(amountOf('hd-area') ?? 0);
  });

  it('keeps the totals of all rows when it shows the first ones by amount, whatever they are sorted by', () => {
    const all = run(REPORT_CODES.customers);
    const top = run(REPORT_CODES.customers, {
      slices: { period: ALL_DAYS, top: '10' },
      sorting: { code: 'orders', order: 'asc' },
    });
    expect(totalsOf(top)).toEqual(totalsOf(all));
    const largest = all.flat?.rows.slice(0, 10).map(({ key }) => key);
    expect(top.flat?.rows.map(({ key }) => key).sort()).toEqual(largest?.sort());
    const counts = top.flat?.rows.map(({ figures }) => figures[0] ?? 0) ?? [];
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });
});

describe('the data scope', () => {
  it('limits the figures of a representative to their own orders', () => {
    const own = orders().filter(({ owner }) => owner.name === '李娜');
    const answer = run(REPORT_CODES.sales, {}, REPRESENTATIVE);
    expect(totalsOf(answer)).toMatchObject({ orders: own.length, amount: yuan(linesOf(own)) });
    expect(own.length).toBeLessThan(orders().length);
    expect(totalsOf(run(REPORT_CODES.sales)).orders).toBe(orders().length);
  });

  it('applies to what figures are compared with, and to visits', () => {
    const compared = run(REPORT_CODES.sales, { layout: layoutOf(['owner'], [], ['amountLastYear']) }, REPRESENTATIVE);
    expect(Object.keys(figuresByText(compared))).toEqual(['李娜']);
    const visits = run(REPORT_CODES.daily, { layout: layoutOf(['owner'], [], ['visits']) }, REPRESENTATIVE);
    const { visits: own } = totalsOf(visits);
    expect(own).toBe(
      platform()
        .company('hd')
        .visits.filter(({ employee }) => employee.name === '李娜').length,
    );
  });
});

test('a list and a work report count orders and visits of a person by day', () => {
  const { company } = callerIn(DIRECTOR);
  const own = <Row extends { day: number }>(rows: readonly Row[], name: (row: Row) => string) =>
    rows.filter((row) => name(row) === '李娜' && isoDay(row.day) === '2026-11-18').length;
  const row = figuresByText(run(REPORT_CODES.daily, { slices: { owner: 'hd-li-na' } }))['2026-11-18'];
  expect(row).toMatchObject({
    orders: own(company.orders.all(), ({ owner }) => owner.name),
    visits: own(company.visits, ({ employee }) => employee.name),
  });
});
