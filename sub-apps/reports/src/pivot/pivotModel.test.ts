import fc from 'fast-check';
import type { PivotData } from '../api/report';
import { pathId } from './model/axisTree';
import type { PivotSorting } from './model/orderMembers';
import { pivotModel, pivotSource } from './pivotModel';
import { column, modelOf, SALES } from './testPivot';

const folded = (...paths: string[][]) => new Set(paths.map(pathId));
const rowNames = (model = modelOf()) => model.rows.items.map(({ kind, path }) => `${kind} ${path.join('/')}`);
const columnNames = (model = modelOf()) =>
  model.columns.items.map(({ path, value }) => [...path, value.code].join('/'));

describe('the rows of a cross table', () => {
  it('are its members with their subtotals, and the grand total at the end', () => {
    expect(rowNames()).toEqual([
      'leaf 华东/上海',
      'leaf 华东/南京',
      'subtotal 华东',
      'leaf 华北/北京',
      'leaf 华北/天津',
      'subtotal 华北',
      'total ',
    ]);
  });

  it('of a folded group are its subtotal alone', () => {
    const model = modelOf({ foldedRows: folded(['华东']) });
    expect(rowNames(model).slice(0, 2)).toEqual(['subtotal 华东', 'leaf 华北/北京']);
    expect(model.figureAt(0, 0)).toBe(3000);
    expect(model.rows.headerAt[0]?.[0]).toMatchObject({ kind: 'group', levelSpan: 2, span: 1, isFolded: true });
  });

  it('have no subtotals where a person does not want them, but those of folded groups', () => {
    const model = modelOf({ showSubtotals: false, foldedRows: folded(['华北']) });
    expect(rowNames(model)).toEqual(['leaf 华东/上海', 'leaf 华东/南京', 'subtotal 华北', 'total ']);
  });

  it('have headers that cover their members, and totals that cover the levels below', () => {
    const { headerAt } = modelOf().rows;
    expect(headerAt[0]?.[1]).toMatchObject({ label: '华东', start: 0, span: 3, levelSpan: 1, isFolded: false });
    expect(headerAt[1]?.[1]).toMatchObject({ kind: 'leaf', label: '南京', start: 1 });
    expect(headerAt[1]?.[2]).toMatchObject({ kind: 'subtotal', label: '华东', levelSpan: 1 });
    expect(headerAt[1]?.[6]).toMatchObject({ kind: 'total', level: 0, levelSpan: 2 });
  });
});

describe('the columns of a cross table', () => {
  it('are the measures of each member, below the headers of their groups', () => {
    const { columns } = modelOf();
    expect(columnNames().slice(0, 6)).toEqual([
      '2025/11/amount',
      '2025/11/growth',
      '2025/12/amount',
      '2025/12/growth',
      '2025/amount',
      '2025/growth',
    ]);
    expect(columns.levels).toBe(3);
    expect(columns.headerAt[0]?.[0]).toMatchObject({ label: '2025', start: 0, span: 6 });
    expect(columns.headerAt[1]?.[2]).toMatchObject({ label: '12', start: 2, span: 2 });
    expect(columns.headerAt[1]?.[4]).toMatchObject({ kind: 'subtotal', label: '2025' });
    expect(columns.headerAt[2]?.[3]).toMatchObject({ kind: 'value', label: '增长', start: 3, span: 1 });
  });

  it('of a folded group are the measures of its subtotal', () => {
    const model = modelOf({ foldedColumns: folded(['2025']) });
    expect(columnNames(model).slice(0, 4)).toEqual(['2025/amount', '2025/growth', '2026/01/amount', '2026/01/growth']);
    expect(model.figureAt(0, 0)).toBe(SALES.cells[0]?.[4]);
  });
});

describe('sorting', () => {
  const sorted = (sorting: PivotSorting, data?: PivotData) =>
    modelOf({ sortings: { rows: sorting, columns: undefined } }, data);
  const byAmount: PivotSorting = { by: 'value', path: ['2025', '11'], value: 'amount', order: 'desc' };

  it('by a column sorts groups by their subtotals and members within their groups', () => {
    expect(rowNames(sorted(byAmount))).toEqual([
      'leaf 华北/天津',
      'leaf 华北/北京',
      'subtotal 华北',
      'leaf 华东/南京',
      'leaf 华东/上海',
      'subtotal 华东',
      'total ',
    ]);
  });

  it('puts missing figures last in both directions', () => {
    const data = { ...SALES, cells: SALES.cells.map((row, index) => (index === 0 ? row.map(() => null) : row)) };
    for (const order of ['asc', 'desc'] as const) {
      const names = rowNames(sorted({ ...byAmount, order }, data));
      expect(names.indexOf('leaf 华东/上海')).toBe(names.indexOf('leaf 华东/南京') + 1);
    }
  });

  it('by a dimension sorts its texts as the language does, numbers by size, and leaves the other levels', () => {
    const sorting: PivotSorting = { by: 'dimension', dimension: 'city', order: 'asc' };
    expect(rowNames(sorted(sorting)).filter((name) => name.startsWith('leaf'))).toEqual([
      'leaf 华东/南京',
      'leaf 华东/上海',
      'leaf 华北/北京',
      'leaf 华北/天津',
    ]);
    const numbered = { ...SALES, rows: [column('no')], rowKeys: [['10 号'], ['9 号']], cells: [[], []] };
    const byNumber = sorted({ by: 'dimension', dimension: 'no', order: 'asc' }, numbered);
    expect(byNumber.rows.items.map(({ texts }) => texts)).toEqual([['9 号'], ['10 号']]);
  });

  it('by a column dimension sorts its members, and leaves rows and other levels', () => {
    const order = (dimension: string) =>
      modelOf({ sortings: { rows: byAmount, columns: { by: 'dimension', dimension, order: 'desc' } } });
    const members = ({ columns }: ReturnType<typeof modelOf>) =>
      columns.items.filter(({ value }) => value.code === 'amount').map(({ path }) => path.join('/'));
    expect(members(order('year'))).toEqual(['2026/01', '2026', '2025/11', '2025/12', '2025', '']);
    expect(members(order('month'))).toEqual(['2025/12', '2025/11', '2025', '2026/01', '2026', '']);
    expect(rowNames(order('year'))[0]).toBe('leaf 华北/天津');
    expect(order('year').figureAt(0, 0)).toBe(SALES.cells[4]?.[6]);
  });

  it('by a column that is not there keeps the order of the answer', () => {
    expect(rowNames(sorted({ ...byAmount, value: 'gone' }))).toEqual(rowNames());
  });
});

describe('an answer', () => {
  it('without totals shows none; a folded group without subtotal has no figures', () => {
    const data = { ...SALES, rowKeys: SALES.rowKeys.map((key) => (key.length < 2 ? ['x', 'y', 'too long'] : key)) };
    const model = modelOf({ foldedRows: folded(['华东']) }, data);
    expect(rowNames(model)).toEqual(['subtotal 华东', 'leaf 华北/北京', 'leaf 华北/天津']);
    expect(model.figureAt(0, 0)).toBeUndefined();
  });

  it('without dimensions on an axis has the total there', () => {
    const noColumns = modelOf({}, { ...SALES, columns: [], columnKeys: [[]] });
    expect(columnNames(noColumns)).toEqual(['amount', 'growth']);
    expect(noColumns.columns.levels).toBe(1);
    expect(noColumns.columns.items.map(({ kind }) => kind)).toEqual(['leaf', 'leaf']);
    const noRows = modelOf({}, { ...SALES, rows: [], rowKeys: [[]] });
    expect(noRows.rows).toMatchObject({ levels: 1, items: [{ kind: 'total' }] });
  });

  it('keeps two rows with the same members apart', () => {
    const model = modelOf(
      {},
      {
        ...SALES,
        rowKeys: [
          ['华东', '上海'],
          ['华东', '上海'],
        ],
      },
    );
    expect([model.figureAt(0, 0), model.figureAt(1, 0)]).toEqual([1000, 2000]);
  });
});

/** Keys of two or three levels with totals of some groups, in any order of groups. */
const axisKeys = (name: string) =>
  fc
    .tuple(
      fc.integer({ min: 2, max: 3 }),
      fc.uniqueArray(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(3)), { selector: String, minLength: 1, maxLength: 20 }),
      fc.uniqueArray(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)), {
        selector: ([a, b, c]) => [a, b, c].slice(0, c).join(),
      }),
    )
    .map(([levels, leaves, totals]) => {
      const keyOf = (members: readonly number[]) => members.map((member, level) => `${name}${level}${member}`);
      const paths = new Map(
        [
          ...leaves.map((leaf) => leaf.slice(0, levels)),
          ...totals.map((total) => total.slice(0, Math.min(total[2], levels - 1))),
        ]
          .map(keyOf)
          .map((key) => [pathId(key), key]),
      );
      return { levels, keys: [...paths.values()] };
    });

const view = (keys: readonly (readonly string[])[]) =>
  fc.subarray(keys.flatMap((key) => key.map((_, level) => pathId(key.slice(0, level + 1)))));

const anyModel = fc
  .tuple(axisKeys('r'), axisKeys('c'), fc.integer({ min: 1, max: 3 }))
  .chain(([rows, columns, count]) => {
    const dimensions = (name: string, levels: number) =>
      Array.from({ length: levels }, (_, level) => column(`${name}${level}`, { type: 'text' }));
    const data: PivotData = {
      rows: dimensions('r', rows.levels),
      columns: dimensions('c', columns.levels),
      values: Array.from({ length: count }, (_, index) => column(`v${index}`)),
      rowKeys: rows.keys,
      columnKeys: columns.keys,
      members: {},
      cells: rows.keys.map((_, row) =>
        Array.from({ length: columns.keys.length * count }, (__, cell) => row * 1000 + cell),
      ),
    };
    const order = fc.constantFrom('asc' as const, 'desc' as const);
    const sorting = fc.oneof(
      fc.constant(undefined),
      fc.record({
        by: fc.constant('value' as const),
        path: fc.constantFrom(...columns.keys),
        value: fc.constant('v0'),
        order,
      }),
      fc.record({ by: fc.constant('dimension' as const), dimension: fc.constantFrom('r0', 'r1', 'r2'), order }),
    );
    const columnSorting = fc.option(
      fc.oneof(
        fc.record({
          by: fc.constant('value' as const),
          path: fc.constantFrom(...rows.keys),
          value: fc.constant('v0'),
          order,
        }),
        fc.record({ by: fc.constant('dimension' as const), dimension: fc.constantFrom('c0', 'c1', 'c2'), order }),
      ),
      { nil: undefined },
    );
    return fc.record({
      data: fc.constant(data),
      foldedRows: view(rows.keys).map((ids) => new Set(ids)),
      foldedColumns: view(columns.keys).map((ids) => new Set(ids)),
      sortings: fc.record({ rows: sorting, columns: columnSorting }),
      showSubtotals: fc.boolean(),
    });
  });

test('whatever is folded and sorted, each row is below its groups, once, and each figure at its place', () => {
  fc.assert(
    fc.property(anyModel, ({ data, ...chosen }) => {
      const model = pivotModel(pivotSource(data), { ...chosen, language: 'zh-CN' });
      const { rows, columns } = model;
      // Every leaf is shown once, except below a folded group, and every header above it names its members.
      const isHidden = (key: readonly string[]) =>
        key.some((_, level) => level < key.length - 1 && chosen.foldedRows.has(pathId(key.slice(0, level + 1))));
      const leaves = data.rowKeys.filter((key) => key.length === data.rows.length && !isHidden(key));
      const shown = rows.items.filter(({ kind }) => kind === 'leaf').map(({ path }) => pathId(path));
      expect(shown.toSorted()).toEqual(leaves.map(pathId).toSorted());
      for (const axis of [rows, columns]) {
        axis.items.forEach((item, index) => {
          item.path.forEach((member, level) => {
            const header = axis.headerAt[level]?.[index];
            expect(header?.label).toBe(member);
            expect(header?.path).toEqual(item.path.slice(0, level + 1));
          });
          for (let level = 0; level < axis.levels; level += 1) {
            const header = axis.headerAt[level]?.[index];
            expect(header && header.start <= index && index < header.start + header.span).toBe(true);
          }
        });
      }
      // Headers tile the axis: each place is covered by one header, whose size is the number of its places.
      for (const axis of [rows, columns]) {
        const covered = axis.headers.reduce((sum, { span, levelSpan }) => sum + span * levelSpan, 0);
        expect(covered).toBe(axis.levels * axis.items.length);
      }
      rows.items.forEach((row, r) => {
        expect(row.source < 0 || pathId(data.rowKeys[row.source] ?? [])).toBe(row.source < 0 || pathId(row.path));
        columns.items.forEach(({ path, value }, c) => {
          const [key, measure] = [pathId(path), data.values.indexOf(value)];
          const at = data.columnKeys.findIndex((candidate) => pathId(candidate) === key);
          const figure = at < 0 ? undefined : data.cells[row.source]?.[at * data.values.length + measure];
          expect(model.figureAt(r, c)).toBe(figure);
        });
      });
    }),
    { numRuns: 60 },
  );
});

test('a model of 2,000 × 200 is made at once, and looks its figures up', () => {
  const rowKeys = Array.from({ length: 2000 }, (_, row) => [`g${Math.floor(row / 20)}`, `r${row}`]);
  const columnKeys = Array.from({ length: 200 }, (_, index) => [`y${Math.floor(index / 12)}`, `m${index}`]);
  const line = Array.from({ length: 200 }, (_, index) => index);
  const data = { ...SALES, values: [column('v')], rowKeys, columnKeys, cells: rowKeys.map(() => line) };
  const model = modelOf({}, data);
  expect([model.rows.items.length, model.columns.items.length]).toEqual([2000, 200]);
  expect(model.figureAt(1999, 199)).toBe(199);
});
