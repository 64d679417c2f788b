import { createCsvWriter } from './createCsvWriter';
import type { WrittenRow } from './written';

function written(...rows: readonly WrittenRow[]): string {
  const writer = createCsvWriter();
  writer.addRows(rows);
  return Buffer.from(writer.finish()).toString();
}

it('begins with a byte order mark and ends each line with CR and LF', () => {
  expect(written([{ value: '客户' }, { value: 1 }], [{ value: undefined }, { value: true }])).toBe(
    '\ufeff客户,1\r\n,true\r\n',
  );
});

it.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['\n=1+1', '"\'\n=1+1"'],
  ['+86 138', "'+86 138"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['a=1', 'a=1'],
  ['a,"b"\n', '"a,""b""\n"'],
])('writes the text %p as %p', (value, field) => {
  expect(written([{ value }])).toBe(`\ufeff${field}\r\n`);
});

it('leaves numbers as they are, and writes dates as days', () => {
  expect(written([{ value: -5 }, { value: 46_346, style: 'date' }, { value: -0.5, style: 'money' }])).toBe(
    '\ufeff-5,2026-11-20,-0.5\r\n',
  );
});
