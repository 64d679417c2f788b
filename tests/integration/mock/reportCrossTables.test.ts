import fc from 'fast-check';
import { isoDay } from '../../../mock/domain/calendar';
import { REPORT_CODES } from '../../../mock/domain/fixtures';
import { REPORTS } from '../../../mock/domain/reports/catalogue';
import { between, linesOf, orders, toCents, yuan } from './support/plainSums';
import { layoutOf, pivotCells, run } from './support/reportCaller';

describe('a cross table', () => {
  it('has the sums of every combination, the subtotals of every level and the grand total', () => {
    const cells = pivotCells(
      run(REPORT_CODES.mix, {
        slices: { period: ['2026-08-01', '2026-09-30'] },
        layout: layoutOf(['region', 'category'], ['month', 'status'], ['amount', 'share']),
      }),
    );
    const expected: Record<string, number> = {};
    for (const { order, product, amountCents } of linesOf(orders().filter(between('2026-08-01', '2026-09-30')))) {
      const rows = [order.customer.region, product.category];
      const columns = [
        isoDay(order.day).slice(0, 7),
        { shipping: '配送中', approved: '已审批', rejected: '已驳回', draft: '草稿', pending: '待审批' }[order.status],
      ];
      for (const row of [rows, rows.slice(0, 1), []]) {
        for (const column of [columns, columns.slice(0, 1), []]) {
          const key = `${row.join('/')} × ${column.join('/')}`;
          expected[key] = (expected[key] ?? 0) + amountCents;
        }
      }
    }
    const filled = [...cells].filter(([, amount]) => amount !== null);
    expect(Object.fromEntries(filled.map(([key, amount]) => [key, toCents(amount)]))).toEqual(expected);
  });

  it('counts an order once in each subtotal, so that counts do not add up', () => {
    const { pivot } = run(REPORT_CODES.mix, { layout: layoutOf(['category', 'product'], [], ['orders']) });
    expect(pivot?.cells.at(-1)).toEqual([orders().length]);
    const categories =
      pivot?.rowKeys.flatMap((key, row) => (key.length === 1 ? [pivot.cells[row]?.[0] ?? 0] : [])) ?? [];
    expect(categories.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(orders().length);
  });

  it('is drilled below one of its rows: the total of the lower level is the figure of that row', () => {
    const layout = layoutOf(['category', 'region'], [], ['amount']);
    const whole = pivotCells(run(REPORT_CODES.mix, { layout }));
    const path = [
      { dimension: 'category', value: '日化' },
      { dimension: 'region', value: '杭州' },
    ];
    const answer = run(REPORT_CODES.mix, { layout, path });
    expect(answer.pivot?.rows.map(({ code }) => code)).toEqual(['category', 'organisation']);
    expect(toCents(answer.pivot?.cells.at(-1)?.[0])).toBe(toCents(whole.get('日化/杭州 × ')));
    expect(toCents(whole.get('日化/杭州 × '))).toBeGreaterThan(0);
  });

  it('changes places with a dimension that it has already', () => {
    const { pivot } = run(REPORT_CODES.matrix, {
      layout: layoutOf(['region'], ['month'], ['amount']),
      dimension: 'region',
    });
    expect([pivot?.rows[0]?.code, pivot?.columns[0]?.code]).toEqual(['month', 'region']);
  });
});

const elements = REPORTS.find(({ code }) => code === REPORT_CODES.abc);

test('whatever the layout, its grand total is the plain sum, and its leaves add up to it', () => {
  const whole = toCents(yuan(linesOf(orders().filter(between('2026-10-01', '2026-10-31')))));
  const layouts = fc
    .tuple(
      fc.shuffledSubarray([...(elements?.dimensions ?? [])], { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([dimensions, rows]) => layoutOf(dimensions.slice(0, rows), dimensions.slice(rows), ['amount']));
  fc.assert(
    fc.property(layouts, (layout) => {
      let answer;
      try {
        answer = run(REPORT_CODES.abc, { slices: { period: ['2026-10-01', '2026-10-31'] }, layout });
      } catch (error) {
        // Too large a result is refused.
        expect([2000, 3000]).toContain((error as { type?: number }).type);
        return;
      }
      if (answer.flat) {
        expect(toCents(answer.flat.totals[0])).toBe(whole);
        expect(answer.flat.rows.reduce((sum, { figures }) => sum + toCents(figures[0]), 0)).toBe(whole);
        return;
      }
      const { rowKeys = [], columnKeys = [], cells = [] } = answer.pivot ?? {};
      const leaves = rowKeys.flatMap((row, r) =>
        row.length < layout.rows.length
          ? []
          : columnKeys.map((column, c) => (column.length < layout.columns.length ? 0 : toCents(cells[r]?.[c]))),
      );
      expect(leaves.reduce((sum, each) => sum + each, 0)).toBe(whole);
      expect(toCents(cells[rowKeys.findIndex((key) => key.length === 0)]?.at(-1))).toBe(whole);
    }),
    { numRuns: 40, seed: 9_540 },
  );
});
