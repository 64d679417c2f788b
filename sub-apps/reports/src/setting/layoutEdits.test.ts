import fc from 'fast-check';
import type { Element } from '../api/report';
import type { Layout } from '../api/reportQuery';
import { MOST, ZONES, editLayout, fitLayout, refusalOf, stepEdit, zoneOf } from './layoutEdits';
import type { LayoutEdit } from './layoutEdits';

const element = (code: string, type: Element['type'] = 'text'): Element => ({ code, name: code, type });
const DIMENSIONS = ['area', 'shop', 'month', 'brand', 'year', 'person'].map((code) => element(code));
const MEASURES = Array.from({ length: 10 }, (_, index) => element(`m${index}`, 'number'));
const ELEMENTS = { dimensions: DIMENSIONS, measures: MEASURES };
const CODES = [...DIMENSIONS, ...MEASURES].map(({ code }) => code);

const layout = (given: Partial<Layout> = {}): Layout => ({
  rows: ['area'],
  columns: [],
  values: ['m0'],
  marks: [],
  ...given,
});
const edit = (from: Layout, change: LayoutEdit) => editLayout(ELEMENTS, from, change);
const put = (code: string, zone: 'rows' | 'columns' | 'values', index: number): LayoutEdit => ({
  type: 'put',
  code,
  zone,
  index,
});

test('an element is put into a gap of its zone, or moved within it', () => {
  const start = layout({ rows: ['area', 'shop', 'month'] });
  expect(edit(layout(), put('shop', 'rows', 0)).rows).toEqual(['shop', 'area']);
  expect(edit(start, put('area', 'rows', 3)).rows).toEqual(['shop', 'month', 'area']);
  expect(edit(start, put('month', 'rows', 0)).rows).toEqual(['month', 'area', 'shop']);
  expect(edit(start, put('shop', 'columns', 0))).toMatchObject({ rows: ['area', 'month'], columns: ['shop'] });
});

test('an edit that changes nothing returns the same layout', () => {
  const start = layout({ rows: ['area', 'shop'] });
  expect(edit(start, put('area', 'rows', 0))).toBe(start);
  expect(edit(start, put('area', 'rows', 1))).toBe(start);
  expect(edit(start, { type: 'remove', code: 'month' })).toBe(start);
});

test('a removed measure takes its mark with it; a moved one keeps it', () => {
  const start = edit(layout({ values: ['m0', 'm1'] }), {
    type: 'mark',
    measure: 'm1',
    mark: { kind: 'above', limit: 100 },
  });
  expect(start.marks).toEqual([{ measure: 'm1', kind: 'above', limit: 100 }]);
  expect(edit(start, put('m1', 'values', 0)).marks).toHaveLength(1);
  expect(edit(start, { type: 'remove', code: 'm1' }).marks).toEqual([]);
  expect(edit(start, { type: 'mark', measure: 'm1', mark: undefined }).marks).toEqual([]);
});

test.each([
  ['a dimension among the values', layout(), put('shop', 'values', 0), 'onlyMeasures'],
  ['a measure among the rows', layout(), put('m1', 'rows', 0), 'onlyDimensions'],
  ['a fourth row', layout({ rows: ['area', 'shop', 'month'] }), put('brand', 'rows', 0), 'full'],
  ['a fourth column', layout({ columns: ['brand', 'shop', 'month'] }), put('year', 'columns', 0), 'full'],
  ['a ninth value', layout({ values: CODES.filter((code) => /m[0-7]/.test(code)) }), put('m8', 'values', 0), 'full'],
  ['a report without rows', layout(), { type: 'remove', code: 'area' }, 'lastRow'],
  ['the only row as a column', layout(), put('area', 'columns', 0), 'lastRow'],
  ['a report without values', layout(), { type: 'remove', code: 'm0' }, 'lastValue'],
] as const)('%s is refused', (_, from, change, reason) => {
  expect(refusalOf(ELEMENTS, from, change)).toBe(reason);
  expect(edit(from, change)).toBe(from);
});

test('a step leads within the zone, or on to the next zone', () => {
  const start = layout({ rows: ['area', 'shop'] });
  const steps = (code: string) =>
    (['earlier', 'later', 'back', 'on'] as const).map((step) => stepEdit(ELEMENTS, start, code, step));
  const [earlier, later, back, on] = steps('area');
  expect(earlier).toBeUndefined();
  expect(edit(start, later as LayoutEdit).rows).toEqual(['shop', 'area']);
  expect(edit(start, back as LayoutEdit).rows).toEqual(['shop']);
  expect(edit(start, on as LayoutEdit)).toMatchObject({ rows: ['shop'], columns: ['area'] });
  expect(steps('m1')).toEqual([undefined, undefined, undefined, put('m1', 'values', 1)]);
});

const anyEdit: fc.Arbitrary<LayoutEdit> = fc.oneof(
  fc.record({
    type: fc.constant('put' as const),
    code: fc.constantFrom(...CODES),
    zone: fc.constantFrom(...ZONES),
    index: fc.nat(9),
  }),
  fc.record({ type: fc.constant('remove' as const), code: fc.constantFrom(...CODES) }),
  fc.record({
    type: fc.constant('mark' as const),
    measure: fc.constantFrom('m0', 'm1'),
    mark: fc.option(fc.record({ kind: fc.constantFrom('bar' as const, 'above' as const), limit: fc.integer() }), {
      nil: undefined,
    }),
  }),
);

const codes = fc.array(fc.constantFrom(...CODES, 'gone'), { maxLength: 12 });
const anyLayout = fc.record({
  rows: codes,
  columns: codes,
  values: codes,
  marks: fc.array(
    fc.record({ measure: fc.constantFrom(...CODES), kind: fc.constant('bar' as const), limit: fc.nat() }),
  ),
});

function expectRules({ rows, columns, values, marks }: Layout) {
  const placed = [...rows, ...columns, ...values];
  expect(new Set(placed).size).toBe(placed.length);
  expect([...rows, ...columns].every((code) => DIMENSIONS.some((each) => each.code === code))).toBe(true);
  expect(values.every((code) => MEASURES.some((each) => each.code === code))).toBe(true);
  expect(rows.length >= 1 && rows.length <= MOST.rows).toBe(true);
  expect(columns.length <= MOST.columns).toBe(true);
  expect(values.length >= 1 && values.length <= MOST.values).toBe(true);
  expect(marks.every(({ measure }) => values.includes(measure))).toBe(true);
  expect(new Set(marks.map(({ measure }) => measure)).size).toBe(marks.length);
}

test('no sequence of edits breaks the rules or loses an element, whatever layout it starts from', () => {
  fc.assert(
    fc.property(anyLayout, fc.array(anyEdit, { maxLength: 40 }), (from, edits) => {
      let current = fitLayout(ELEMENTS, from);
      expectRules(current);
      for (const change of edits) {
        const next = edit(current, change);
        expectRules(next);
        const isElsewhere = (code: string) => zoneOf(next, code) !== zoneOf(current, code);
        // Only the element of the edit may have left its zone.
        expect(CODES.filter(isElsewhere).every((code) => change.type !== 'mark' && code === change.code)).toBe(true);
        current = next;
      }
    }),
  );
});

test('a layout that follows the rules is taken as it is', () => {
  const given = layout({
    rows: ['shop', 'area'],
    columns: ['month'],
    values: ['m3', 'm1'],
    marks: [
      { measure: 'm3', kind: 'bar', limit: 0 },
      { measure: 'm1', kind: 'below', limit: 5 },
    ],
  });
  expect(fitLayout(ELEMENTS, given)).toEqual(given);
});

test('a layout without rows or values starts with the first ones, a column as the row if there is one', () => {
  const empty = layout({ rows: [], values: ['gone'] });
  expect(fitLayout(ELEMENTS, empty)).toEqual(layout());
  expect(fitLayout(ELEMENTS, { ...empty, columns: ['month', 'brand'] })).toMatchObject({
    rows: ['month'],
    columns: ['brand'],
  });
  expect(fitLayout({ dimensions: [], measures: [] }, layout())).toEqual({
    rows: [],
    columns: [],
    values: [],
    marks: [],
  });
});
