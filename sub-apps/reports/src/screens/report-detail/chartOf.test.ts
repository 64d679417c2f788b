import type { PivotData, Report } from '../../api/report';
import { chartOf } from './chartOf';
import { displaysOf } from './displays';
import type { ChartKind } from './displays';
import { amount, column, EMPTY, flat, pageOf, pivotOf, rowsOf, share } from './testCharts';

test('a flat report has one series of the measure, and each row leads down', () => {
  expect(chartOf(flat, 'bar', [amount])).toEqual({
    dimension: 'region',
    categories: ['华东', '其他'],
    series: [{ title: 'amount', values: [20.5, null], format: 'money' }],
    selects: 'category',
    steps: [[{ dimension: 'region', value: '华东' }], [{ dimension: 'region', value: 'other' }]],
    isPart: false,
    leftOut: { rows: 0, columns: 0 },
  });
});

test('a table that begins with the latest month has its months from left to right in a chart', () => {
  const latestFirst = {
    ...flat,
    columns: [column('month', 'text'), amount],
    rows: [
      { month: '11 月', amount: 2 },
      { month: '10 月', amount: 1 },
    ],
    sorting: { code: 'month', order: 'desc' as const },
  };
  expect(chartOf(latestFirst, 'line', [amount]).categories).toEqual(['10 月', '11 月']);
});

test('a combined chart has bars for the first measure and a line for the second', () => {
  expect(chartOf(flat, 'combined', [amount, share]).series).toEqual([
    { title: 'amount', values: [20.5, null], format: 'money', as: 'bar' },
    { title: 'share', values: [0.8, 0.2], format: 'percent', decimals: 1, as: 'line' },
  ]);
});

test('a cross table has its outermost rows as categories and its columns as series, without totals', () => {
  const chart = chartOf({ ...EMPTY, pivot: pivotOf(2) }, 'stacked', [amount]);
  expect(chart.categories).toEqual(['饮料', '零食']);
  expect(chart.series.map(({ title, values }) => [title, values])).toEqual([
    ['M1', [2, 4]],
    ['M2', [4, 8]],
  ]);
  expect(chart.steps[0]).toEqual([{ dimension: 'category', value: '饮料' }]);
});

test('a pie of a cross table shows the totals of its rows', () => {
  expect(chartOf({ ...EMPTY, pivot: pivotOf(2) }, 'pie', [amount]).series[0]?.values).toEqual([6, 12]);
});

test('of many columns the eight with the largest totals are drawn in their order, and the others are counted', () => {
  const chart = chartOf({ ...EMPTY, pivot: pivotOf(15) }, 'line', [amount]);
  expect(chart.series.map(({ title }) => title)).toEqual(Array.from({ length: 8 }, (_, index) => `M${index + 8}`));
  expect(chart.leftOut).toEqual({ rows: 0, columns: 7 });
});

describe('a cross table with a time across', () => {
  const across = (pivot: PivotData, kind: ChartKind = 'line') => chartOf({ ...EMPTY, pivot }, kind, [amount]);

  test.each(['bar', 'line', 'stacked'] as const)(
    'has it from left to right in a %s, and a series for each row that leads down',
    (kind) => {
      expect(across(pivotOf(3, 'month'), kind)).toMatchObject({
        dimension: 'month',
        categories: ['M1', 'M2', 'M3'],
        series: [
          { title: '饮料', values: [2, 4, 6], format: 'money' },
          { title: '零食', values: [4, 8, 12], format: 'money' },
        ],
        selects: 'series',
        steps: [[{ dimension: 'category', value: '饮料' }], [{ dimension: 'category', value: '零食' }]],
        leftOut: { rows: 0, columns: 0 },
      });
    },
  );

  test('draws the eight largest rows by their last thirty times, and counts the others', () => {
    const figures = Array.from({ length: 10 }, (_, row) => (row === 0 ? 100 : row));
    const days = Array.from({ length: 40 }, (_, index) => [`D${index + 1}`]);
    const pivot: PivotData = {
      ...pivotOf(1, 'day'),
      rowKeys: [...figures.map((_, row) => [`R${row + 1}`]), []],
      columnKeys: days,
      cells: [...figures, 145].map((figure) => days.map((_, index) => figure * (index + 1))),
    };
    const { categories, series, leftOut } = across({ ...pivot, rows: pivot.rows.slice(0, 1) });
    expect([categories.length, categories[0], categories.at(-1)]).toEqual([30, 'D11', 'D40']);
    expect(series.map(({ title }) => title)).toEqual(['R1', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10']);
    expect(series[0]?.values[0]).toBe(1100);
    expect(leftOut).toEqual({ rows: 2, columns: 10 });
  });

  test('has its rows from left to right where they are a time too, or the time is only one', () => {
    const [, product = amount] = pivotOf(2).rows;
    expect(across({ ...pivotOf(2, 'week'), rows: [column('month', 'text'), product] }).categories).toEqual([
      '饮料',
      '零食',
    ]);
    expect(across(pivotOf(1, 'month'))).toMatchObject({ categories: ['饮料', '零食'], selects: 'category' });
  });

  test('is the sum of its times in a pie', () => {
    expect(across(pivotOf(2, 'month'), 'pie')).toMatchObject({ categories: ['饮料', '零食'], selects: 'category' });
  });
});

test('figures that are missing, or no numbers, stay missing', () => {
  const odd = [null, '', '  ', 'viel', 0, '0'].map((amount) => ({ region: 'x', amount }));
  expect(chartOf({ ...flat, rows: [...odd, { region: 'y' }] }, 'line', [amount]).series[0]?.values).toEqual([
    ...[null, null, null, null, 0, 0, null],
  ]);
  const pivot = { ...pivotOf(1), cells: [[null, null]] };
  expect(chartOf({ ...EMPTY, pivot }, 'stacked', [amount]).series[0]?.values).toEqual([null, null]);
});

test('a figure is written with the decimals of its measure', () => {
  expect(chartOf(flat, 'bar', [{ ...amount, decimals: 0 }]).series[0]?.decimals).toBe(0);
});

test('a combined chart of a cross table without columns has bars and a line', () => {
  const pivot = rowsOf('category', [3, 4], [amount, share]);
  const figures = pivot.cells.map((cells, row) => cells.map((cell, value) => (cell ?? 7) + value + row / 10));
  const { series, categories } = chartOf({ ...EMPTY, pivot: { ...pivot, cells: figures } }, 'combined', [
    amount,
    share,
  ]);
  expect(categories).toEqual(['M1', 'M2']);
  expect(series).toEqual([
    { title: 'amount', values: [3.1, 4.3], format: 'money', as: 'bar' },
    { title: 'share', values: [4.1, 5.3], format: 'percent', decimals: 1, as: 'line' },
  ]);
});

describe('a cross table with more than 30 outermost rows', () => {
  const figures = Array.from({ length: 40 }, (_, index) => (index === 0 ? 1000 : index));

  test('shows the 30 largest in the order of the server, and counts the others', () => {
    const { categories, steps, leftOut } = chartOf({ ...EMPTY, pivot: rowsOf('region', figures) }, 'bar', [amount]);
    expect([categories.length, categories[0], categories[1], categories.at(-1)]).toEqual([30, 'M1', 'M12', 'M40']);
    expect(steps[1]).toEqual([{ dimension: 'region', value: 'M12' }]);
    expect(leftOut).toEqual({ rows: 10, columns: 0 });
  });

  test.each(['month', 'week', 'day'])('shows the last 30 of each %s, because a course has no gaps', (code) => {
    const { categories } = chartOf({ ...EMPTY, pivot: rowsOf(code, figures) }, 'line', [amount]);
    expect([categories.length, categories[0], categories.at(-1)]).toEqual([30, 'M11', 'M40']);
  });

  test('gives them all to a pie, which shows the greatest', () => {
    const { categories, others, leftOut } = chartOf({ ...EMPTY, pivot: rowsOf('month', figures) }, 'pie', [amount]);
    expect([categories.length, others, leftOut.rows]).toEqual([40, undefined, 0]);
  });
});

describe('a cross table that lacks totals', () => {
  const without = (axis: 'rowKeys' | 'columnKeys', isLeft: (key: readonly string[]) => boolean): PivotData => {
    const whole = pivotOf(2);
    const kept = whole[axis].flatMap((key, place) => (isLeft(key) ? [place] : []));
    const pick = <Item>(items: readonly Item[]) => kept.flatMap((place) => items.slice(place, place + 1));
    const cells = axis === 'rowKeys' ? pick(whole.cells) : whole.cells.map(pick);
    return { ...whole, [axis]: pick<readonly string[]>(whole[axis]), cells };
  };
  const drawn = (pivot: PivotData, kind: ChartKind) => {
    const { categories, series, steps } = chartOf({ ...EMPTY, pivot }, kind, [amount]);
    return { categories, steps, values: series.map(({ values }) => values) };
  };

  test('of its outermost rows shows those inside them, by both names, and leads down from there', () => {
    const leaves = without('rowKeys', ({ length }) => length === 2);
    expect(drawn(leaves, 'bar')).toEqual({
      categories: ['饮料 / 茶', '零食 / 饼干'],
      steps: [[], []],
      values: [
        [2, 4],
        [4, 8],
      ],
    });
    const deeper = { ...leaves, rows: leaves.rows.map((dimension) => ({ ...dimension, canDrill: true })) };
    expect(drawn(deeper, 'pie').steps[1]).toEqual([
      { dimension: 'category', value: '零食' },
      { dimension: 'product', value: '饼干' },
    ]);
    const oneMissing = without('rowKeys', (key) => key.join() !== '饮料');
    expect(drawn(oneMissing, 'bar').categories).toEqual(['饮料 / 茶', '零食 / 饼干']);
  });

  test('of its columns has them as series, and a pie of their sums where they add up', () => {
    const pivot = without('columnKeys', ({ length }) => length === 1);
    expect(drawn(pivot, 'bar').values).toEqual([
      [2, 4],
      [4, 8],
    ]);
    expect(drawn(pivot, 'pie').values).toEqual([[6, 12]]);
    expect(displaysOf({ ...EMPTY, pivot })).toContain('stacked');
    const many = without('columnKeys', ({ length }) => length === 0);
    expect(drawn(many, 'bar').values).toEqual([[6, 12]]);
    const bare = { ...pivot, rowKeys: pivot.rowKeys.slice(0, 2), cells: pivot.cells.slice(0, 2) };
    expect(drawn(bare, 'line')).toMatchObject({ categories: ['饮料'], values: [[2], [4]] });
  });
});

test('members are shown by their texts and drilled by their keys', () => {
  const pivot = { ...pivotOf(1), members: { category: { 饮料: 'Drinks' }, channel: { M1: 'January' } } };
  const { categories, series, steps } = chartOf({ ...EMPTY, pivot }, 'bar', [amount]);
  expect([categories, series[0]?.title]).toEqual([['Drinks', '零食'], 'January']);
  expect(steps[0]).toEqual([{ dimension: 'category', value: '饮料' }]);
});

describe('a pie of one page', () => {
  const firstOf = (figures: readonly number[], count: number, total: number | null): Report => ({
    ...pageOf(figures, count, total),
    isFirstPage: true,
    sorting: { code: 'amount', order: 'desc' },
  });

  test('of the largest has the rows of the other pages as others, so that shares are those of all', () => {
    const chart = chartOf(firstOf([60.1, 20.2], 45, 100.5), 'pie', [amount]);
    expect(chart).toMatchObject({ categories: ['R1', 'R2'], others: { count: 43, value: 20.2 }, isPart: false });
    expect(chart.steps).toEqual([[{ dimension: 'region', value: 'R1' }], [{ dimension: 'region', value: 'R2' }]]);
  });

  test.each([
    ['another page', { isFirstPage: false }],
    ['the smallest', { sorting: { code: 'amount', order: 'asc' as const } }],
    ['the largest by another measure', { sorting: { code: 'qty', order: 'desc' as const } }],
    ['no order that is known', { sorting: undefined }],
    ['no total', { totals: {} }],
  ])('of %s tells only of the page, because larger rows may be on the others', (_what, page) => {
    const chart = chartOf({ ...firstOf([60.1, 20.2], 45, 100.5), ...page }, 'pie', [amount]);
    expect(chart).toMatchObject({ categories: ['R1', 'R2'], isPart: true });
    expect(chart.others).toBeUndefined();
  });

  test('has no others where the page is all', () => {
    const chart = chartOf(pageOf([60, 40], 2, 100), 'pie', [amount]);
    expect([chart.categories, chart.others, chart.isPart]).toEqual([['R1', 'R2'], undefined, false]);
  });

  test('of any other kind it tells only of the page', () => {
    expect(chartOf(firstOf([60, 40], 45, 200), 'bar', [amount])).toMatchObject({
      categories: ['R1', 'R2'],
      isPart: true,
    });
  });
});

test.each(['bar', 'line', 'pie', 'combined'] as const)('a %s of hostile data is drawn from finite numbers', (kind) => {
  const figures = Array.from({ length: 5000 }, (_, index) => [1e308, -1e308, 5e-324, 0][index % 4] ?? 0);
  const proto = column('__proto__', 'money');
  const rows = figures.map((amount, index) => ({ region: index === 0 ? '长'.repeat(1_000_000) : '__proto__', amount }));
  const report = { ...flat, rows, itemCount: 9999, totals: { amount: 1e308 } };
  const pivot = rowsOf('__proto__', figures, [amount, proto]);
  for (const hostile of [report, { ...EMPTY, pivot }]) {
    const { series, categories } = chartOf(hostile, kind, [amount, proto]);
    series.forEach(({ values }) => {
      expect(values).toHaveLength(categories.length);
      expect(values.every((value) => value === null || Number.isFinite(value))).toBe(true);
    });
    expect(displaysOf(hostile)).toContain('bar');
  }
});
