import { TODAY, isoDay } from '../../../mock/domain/calendar';
import type { Order } from '../../../mock/domain/company/entities';
import { REPORT_CODES } from '../../../mock/domain/fixtures';
import { platform } from '../../../mock/domain/platform';
import { archiveOf } from '../../../mock/domain/reports/archive';
import { between, linesOf, near, orders, yuan } from './support/plainSums';
import { figuresByText, layoutOf, run, totalsOf } from './support/reportCaller';

describe('comparisons', () => {
  const layout = layoutOf(['region'], [], ['amount', 'amountLastYear', 'yoy', 'amountLastMonth', 'mom']);
  const growth = (now: number, before: number) => near((now - before) / before);

  it('are with the same days of the year before and of the month before', () => {
    const answer = run(REPORT_CODES.sales, { slices: { period: ['2026-11-01', '2026-11-20'] }, layout });
    const inRegion = (some: readonly Readonly<Order>[], from: string, to: string) =>
      yuan(linesOf(some.filter(between(from, to)).filter(({ customer }) => customer.region === '苏州')));
    const archive = archiveOf(platform().company('hd'));
    const now = inRegion(orders(), '2026-11-01', '2026-11-20');
    const lastYear = inRegion(archive, '2025-11-01', '2025-11-20');
    const lastMonth = inRegion(orders(), '2026-10-01', '2026-10-20');
    expect(figuresByText(answer)['苏州']).toEqual({
      amount: now,
      amountLastYear: lastYear,
      yoy: growth(now, lastYear),
      amountLastMonth: lastMonth,
      mom: growth(now, lastMonth),
    });
  });

  it('compare each month with the month before it', () => {
    const answer = run(REPORT_CODES.months, {
      slices: { period: ['2026-02-01', '2026-04-30'] },
      layout: layoutOf(['month'], [], ['amountLastMonth']),
    });
    // February has 28 days, so the last days of January are compared with none; those of March have all of February.
    expect(figuresByText(answer)).toEqual({
      '2026-02': { amountLastMonth: yuan(linesOf(orders().filter(between('2026-01-01', '2026-01-28')))) },
      '2026-03': { amountLastMonth: yuan(linesOf(orders().filter(between('2026-02-01', '2026-02-28')))) },
      '2026-04': { amountLastMonth: yuan(linesOf(orders().filter(between('2026-03-01', '2026-03-30')))) },
    });
  });

  it('are null where nothing was sold before, and keep members that sold only then', () => {
    const answer = run(REPORT_CODES.customers, {
      layout: layoutOf(['customer'], [], ['amount', 'amountLastYear', 'yoy']),
    });
    const rows = Object.values(figuresByText(answer));
    expect(rows.some(({ amountLastYear, yoy }) => amountLastYear === null && yoy === null)).toBe(true);
    const day = run(REPORT_CODES.customers, {
      slices: { period: [isoDay(TODAY), isoDay(TODAY)] },
      layout: layoutOf(['customer'], [], ['amount', 'yoy']),
    });
    expect(Object.values(figuresByText(day))).toContainEqual({ amount: 0, yoy: -1 });
  });

  it('of a period that goes on stop today', () => {
    const amountOf = (to: string) =>
      totalsOf(run(REPORT_CODES.sales, { slices: { period: ['2026-11-01', to] }, layout })).amountLastYear;
    expect(amountOf('2026-12-31')).toBe(amountOf('2026-11-20'));
  });

  it('agree with the report of the earlier period, which reads the archive', () => {
    const period = ['2025-01-01', '2025-10-31'];
    const then = totalsOf(run(REPORT_CODES.sales, { slices: { period } })).amount;
    const now = totalsOf(run(REPORT_CODES.sales, { slices: { period: ['2026-01-01', '2026-10-31'] }, layout }));
    expect(now.amountLastYear).toBe(then);
    expect(then).toBe(yuan(linesOf(archiveOf(platform().company('hd')).filter(between('2025-01-01', '2025-10-31')))));
  });
});

describe('drilling', () => {
  it('leads from a region to its organisations, people and customers, filtered by all members above', () => {
    const steps = [
      { dimension: 'region', value: '杭州' },
      { dimension: 'organisation', value: 'hd-sh' },
      { dimension: 'owner', value: 'hd-li-na' },
    ];
    const dimensions = [0, 1, 2, 3].map(
      (depth) => run(REPORT_CODES.sales, { path: steps.slice(0, depth) }).flat?.dimension,
    );
    expect(dimensions.map((each) => each?.code)).toEqual(['region', 'organisation', 'owner', 'customer']);
    const answer = run(REPORT_CODES.sales, { path: steps });
    const some = orders().filter(({ customer, owner }) => customer.region === '杭州' && owner.name === '李娜');
    expect(Object.keys(figuresByText(answer)).sort()).toEqual(
      [...new Set(some.map((each) => each.customer.name))].sort(),
    );
    expect(answer.path.map(({ text }) => text)).toEqual(['杭州', '上海分部', '李娜']);
  });

  it('leads from a category to products and from a month by its weeks to their days', () => {
    const products = run(REPORT_CODES.products, {
      dimension: 'category',
      path: [{ dimension: 'category', value: '日化' }],
    });
    expect(products.flat?.dimension.code).toBe('product');
    expect(products.flat?.dimension.canDrill).toBe(false);
    const month = { dimension: 'month', value: '2026-08' };
    const weeks = run(REPORT_CODES.months, { path: [month] });
    expect(weeks.flat?.rows.map(({ text }) => text)).toEqual(
      [31, 32, 33, 34, 35, 36].map((week) => `2026 年第 ${week} 周`),
    );
    const days = run(REPORT_CODES.months, { path: [month, { dimension: 'week', value: '2026-W36' }] });
    // The week goes on in September, the month does not.
    expect(days.flat?.rows.map(({ text }) => text)).toEqual(['2026-08-31']);
  });

  it('shows the level below alone where the cross table has it already', () => {
    const answer = run(REPORT_CODES.organisations, { path: [{ dimension: 'organisation', value: 'hd-nj' }] });
    expect(answer.flat?.dimension.code).toBe('owner');
    const deeper = run(REPORT_CODES.organisations, { path: [{ dimension: 'owner', value: 'hd-li-na' }] });
    expect(deeper.pivot?.rows.map(({ code }) => code)).toEqual(['organisation', 'customer']);
  });

  it('keeps the classes of customers as they are above', () => {
    const classes = figuresByText(run(REPORT_CODES.abc));
    const inA = run(REPORT_CODES.abc, { path: [{ dimension: 'abc', value: 'A' }] });
    expect(inA.flat?.dimension.code).toBe('customer');
    expect(inA.flat?.rows).toHaveLength(classes['A 类（金额前 80%）']?.customers ?? 0);
    expect(totalsOf(inA).amount).toBe(classes['A 类（金额前 80%）']?.amount);
    const share = classes['A 类（金额前 80%）']?.share ?? 0;
    expect(share).toBeGreaterThan(0.79);
    expect(share).toBeLessThan(0.82);
  });
});
