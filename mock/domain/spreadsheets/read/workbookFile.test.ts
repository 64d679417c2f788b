import { strToU8, zipSync } from 'fflate';
import type { JobFailure } from '../jobs/job';
import { workbookEntries } from './workbookFile';

const archive = () => zipSync({ 'a.xml': strToU8('<a/>'.repeat(100)), 'b.xml': strToU8('b') });
const ENTRY_SIGNATURE = 'PK\u0001\u0002';
/** Writes a number into the first entry of the directory. */
function edited(offset: number, value: number): Uint8Array {
  const bytes = Buffer.from(archive());
  bytes.writeUInt32LE(value, bytes.indexOf(ENTRY_SIGNATURE, 0, 'latin1') + offset);
  return bytes;
}
function failureOf(file: Uint8Array): string {
  try {
    workbookEntries(file);
    return '';
  } catch (error) {
    return (error as JobFailure).key;
  }
}

it('lists the entries with their declared sizes', () => {
  expect(workbookEntries(archive()).map(({ declaredBytes, method }) => [declaredBytes, method])).toEqual([
    [400, 8],
    [1, 8],
  ]);
});

it('lists entries with figures in 64 bits, as programs write them that stream', () => {
  const bytes = Buffer.from(archive());
  const at = bytes.indexOf(ENTRY_SIGNATURE, 0, 'latin1');
  const field = Buffer.alloc(12);
  field.writeUInt32LE(0x00080001, 0);
  field.writeBigUInt64LE(400n, 4);
  const name = at + 46 + 'a.xml'.length;
  const file = Buffer.concat([bytes.subarray(0, name), field, bytes.subarray(name)]);
  file.writeUInt32LE(0xffffffff, at + 24);
  file.writeUInt16LE(12, at + 30);
  expect(workbookEntries(file).map(({ declaredBytes }) => declaredBytes)).toEqual([400, 1]);
  file.writeUInt16LE(4, name + 2);
  expect(failureOf(file)).toBe('spreadsheet.unreadable');
});

it.each([
  ['spreadsheet.no_content', new Uint8Array()],
  ['spreadsheet.encrypted', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
  ['spreadsheet.unreadable', strToU8('客户名称,区域\r\n')],
  ['spreadsheet.unreadable', strToU8('x'.repeat(100_000))],
  ['spreadsheet.unreadable', archive().subarray(0, 60)],
  ['spreadsheet.unreadable', edited(0, 0)],
  ['spreadsheet.unreadable', edited(24, 0xffffffff)],
  ['spreadsheet.too_large', edited(24, 201 * 1_024 * 1_024)],
  ['spreadsheet.too_large', new Uint8Array(20 * 1_024 * 1_024 + 1)],
])('refuses a file with %s', (key, file) => {
  expect(failureOf(file)).toBe(key);
});

it('throws nothing but failures for archives with changed bytes', () => {
  const bytes = archive();
  for (let at = 0; at < bytes.length; at += 1) {
    for (const value of [0, 0xff]) {
      const changed = bytes.slice();
      changed[at] = value;
      expect(failureOf(changed)).toMatch(/^(|spreadsheet\.\w+)$/);
    }
  }
});
