import fc from 'fast-check';
import type { CheckedColumn } from '@/common/spreadsheet';
import { cellText, columnLetters, columnOf } from './cell';
import { dateTextToSerial, serialToText } from './dates';
import { faultOf, textToNumber, typedCell } from './rules';

const column = (changes: Partial<CheckedColumn> = {}): CheckedColumn => ({ title: '列', type: 'text', ...changes });
const kind = (...args: Parameters<typeof faultOf>) => faultOf(...args)?.kind;

test('a required cell is neither empty nor blank', () => {
  const required = column({ isRequired: true });
  expect([undefined, '', '  ', 'x', 0, false].map((cell) => kind(cell, required))).toEqual([
    ...['required', 'required', 'required'],
    ...[undefined, undefined, undefined],
  ]);
  expect(kind(undefined, column({ type: 'date' }))).toBeUndefined();
});

test('a number may be a text with separators, but no text with a unit', () => {
  const number = column({ type: 'number' });
  for (const right of [1, -2.5, '1,234.5', '1e3', ' 7 ', '+3', '0012']) expect(kind(right, number)).toBeUndefined();
  for (const wrong of ['12元', '1,23', '１２', true, 'NaN', 'Infinity', '-', '.'])
    expect(kind(wrong, number)).toBe('number');
  expect(kind({ serial: 45_000 }, number)).toBe('number');
});

test('an integer has no fraction', () => {
  const integer = column({ type: 'integer' });
  expect([3, '3', '3.0', 3.5, '3.5', 'x'].map((cell) => kind(cell, integer))).toEqual([
    ...[undefined, undefined, undefined],
    ...['integer', 'integer', 'number'],
  ]);
});

test('a date may be written in the usual ways', () => {
  const date = column({ type: 'date' });
  for (const right of ['2024-01-31', '2024/1/31', '2024.1.31', '2024年1月31日', '20240131', '2024-01-31 08:30'])
    expect(kind(right, date)).toBeUndefined();
  expect(kind({ serial: 45_322.5 }, date)).toBeUndefined();
  for (const wrong of ['2024-02-30', '31/1/2024', '2024-13-01', 'morgen', '2024-1-1 25:00', true, { serial: 0.5 }])
    expect(kind(wrong, date)).toBe('date');
});

test('a number in place of a date is told with the date that it stands for', () => {
  expect(faultOf(45_322, column({ type: 'date' }))).toEqual({
    kind: 'dateNumber',
    detail: '45322',
    suggestion: '2024-01-31',
  });
});

test('an option that differs only in blanks, case or width is suggested', () => {
  const options = column({ options: ['上海', 'A类'] });
  expect(kind('上海', options)).toBeUndefined();
  expect(faultOf(' 上海', options)).toEqual({ kind: 'blanks', suggestion: '上海' });
  expect(faultOf('ａ类', options)?.suggestion).toBe('A类');
  expect(faultOf('北京', options)).toEqual({ kind: 'option', detail: ['上海', 'A类'] });
});

test('a length is counted in characters, also of those that take two code units', () => {
  expect(kind('𠮷𠮷', column({ maxLength: 2 }))).toBeUndefined();
  expect(faultOf('四个字符', column({ maxLength: 3 }))).toEqual({ kind: 'length', detail: '3' });
});

test('a formula without a result is told, whatever the column expects', () => {
  expect(faultOf({ broken: '#REF!' }, column())).toEqual({ kind: 'broken', detail: '#REF!' });
});

test('the calendar of spreadsheets and the texts of dates agree', () => {
  expect(dateTextToSerial('1900-03-01')).toBe(61);
  expect(dateTextToSerial('2024-01-31 12:00:00')).toBe(45_322.5);
  fc.assert(
    fc.property(fc.integer({ min: 61, max: 2_958_465 }), (serial) => {
      expect(dateTextToSerial(serialToText(serial))).toBe(serial);
    }),
  );
});

test('what is typed becomes what the column expects', () => {
  expect(typedCell(' 1,200 ', 'number', undefined)).toBe(1200);
  expect(typedCell('2024/1/31', 'date', undefined)).toEqual({ serial: 45_322 });
  expect(typedCell('0012', 'text', 3)).toBe('0012');
  expect(typedCell('abc', 'number', 3)).toBe('abc');
  expect(typedCell('  ', 'number', 3)).toBeUndefined();
  expect(typedCell('5', undefined, 3)).toBe(5);
});

test('a cell that is typed as it is shown keeps its fault or has none', () => {
  const types = ['text', 'number', 'integer', 'date'] as const;
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), fc.constantFrom(...types), (cell, type) => {
      const again = typedCell(cellText(cell), type, cell);
      expect(kind(again, column({ type }))).toBe(kind(cell, column({ type })));
    }),
  );
});

test('numbers are never read from hostile texts slowly', () => {
  const long = `${'1'.repeat(100_000)}x`;
  const began = performance.now();
  expect(textToNumber(long)).toBeUndefined();
  expect(dateTextToSerial(`${' '.repeat(50_000)}2024${' '.repeat(50_000)}`)).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('columns have letters as in spreadsheet programs', () => {
  expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  fc.assert(
    fc.property(fc.nat(16_383), (index) => {
      expect(columnOf(`${columnLetters(index)}12`)).toBe(index);
    }),
  );
});

test('thousands of options are read once, not for each cell', () => {
  let reads = 0;
  const options = new Proxy(
    Array.from({ length: 5_000 }, (_, index) => `选项 ${index}`),
    { get: (target, key) => (key in target && (reads += 1), Reflect.get(target, key) as unknown) },
  );
  const choice = column({ options });
  expect(faultOf('选项4999', choice)?.suggestion).toBe('选项 4999');
  const readsOfFirst = reads;
  for (let cell = 0; cell < 100; cell += 1) expect(kind(`另一 ${cell}`, choice)).toBe('option');
  expect(reads - readsOfFirst).toBeLessThan(5_000);
});

test('of options that differ in width, case or blanks alone the first is suggested', () => {
  expect(faultOf(' a b', column({ options: ['AB', 'ab'] }))?.suggestion).toBe('AB');
});
