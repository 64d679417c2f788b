import fc from 'fast-check';
import type { PivotData } from '../api/report';
import { findTexts } from './grid/findTexts';
import { summarize } from './grid/summarize';
import { figureSizes } from './model/figureSizes';
import { pivotTable, wholeRange } from './model/pivotTable';
import { column, modelOf } from './testPivot';

const TEXTS = { subtotal: '小计', total: '合计', blank: '（空）' };

const keys = fc.array(fc.array(fc.constantFrom('', 'a', 'b'), { maxLength: 4 }), { maxLength: 12 });
const dimensions = (name: string) =>
  fc.integer({ min: 0, max: 3 }).map((count) => Array.from({ length: count }, (_, level) => column(`${name}${level}`)));

/** Keys of any length, in any order, several times; rows of cells of any length. */
const anyAnswer: fc.Arbitrary<PivotData> = fc.record({
  rows: dimensions('r'),
  columns: dimensions('c'),
  values: dimensions('v'),
  rowKeys: keys,
  columnKeys: keys,
  members: fc.constant({}),
  cells: fc.array(fc.array(fc.option(fc.integer()), { maxLength: 20 }), { maxLength: 14 }),
});

test('an answer whose keys and cells do not fit together is shown without its missing figures', () => {
  fc.assert(
    fc.property(anyAnswer, fc.constantFrom('none', 'columns', 'rows'), (data, by) => {
      const value = { by: 'value', path: data.columnKeys[0] ?? [], value: 'v0', order: 'desc' } as const;
      const byRow = { ...value, path: data.rowKeys[0] ?? [] };
      const text = (dimension: string) => ({ by: 'dimension', dimension, order: 'desc' }) as const;
      const sortings = {
        none: {},
        columns: { rows: value, columns: text('c0') },
        rows: { rows: text('r0'), columns: byRow },
      }[by];
      const model = modelOf({ sortings }, data);
      const { head, rows } = pivotTable(model, TEXTS);
      const width = model.rows.levels + model.columns.items.length;
      expect([...head, ...rows].every((line) => line.length === width)).toBe(true);
      expect(rows).toHaveLength(model.rows.items.length);
      expect(figureSizes(data).widthsPx).toHaveLength(data.columnKeys.length * data.values.length);
      if (rows.length > 0 && model.columns.items.length > 0) summarize(model, wholeRange(model));
      expect([...findTexts(model, TEXTS, '1')]).toHaveLength(model.columns.levels + rows.length);
      for (const axis of [model.rows, model.columns]) {
        for (const header of axis.headers) expect(header.span).toBeGreaterThan(0);
      }
    }),
    { numRuns: 300 },
  );
});
