import { readPivotView } from './readPivotView';

const UNCHANGED = { sorting: {}, foldedRows: [], foldedColumns: [], showSubtotals: true };

test('what was kept of a cross table is read again', () => {
  const kept = {
    sorting: {
      rows: { by: 'value', path: ['2025', '11'], value: 'amount', order: 'desc' },
      columns: { by: 'dimension', dimension: 'year', order: 'asc' },
    },
    foldedRows: ['["华东"]'],
    foldedColumns: ['["2025"]'],
    showSubtotals: false,
  };
  expect(readPivotView(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([undefined, null, 1, 'x', [], { sorting: [], foldedRows: {}, foldedColumns: 'x', showSubtotals: 2 }])(
  '%j is a table that nobody has changed',
  (kept) => expect(readPivotView(kept)).toEqual(UNCHANGED),
);

test('a part that cannot be read leaves the others', () => {
  const kept = { sorting: { rows: { by: 'value', path: 'x' }, columns: 5 }, foldedRows: ['a', 5, 'a'], other: 1 };
  expect(readPivotView(kept)).toEqual({ ...UNCHANGED, foldedRows: ['a'] });
});

test('of thousands of folded groups the last 500 are kept', () => {
  const foldedRows = Array.from({ length: 3_000 }, (_, index) => `${index}`);
  const read = readPivotView({ foldedRows, foldedColumns: ['x'.repeat(10_000)] });
  expect([read.foldedRows.length, read.foldedRows.at(-1), read.foldedColumns.length]).toEqual([500, '2999', 0]);
});
