import { deflateSync, strToU8, unzipSync, zipSync } from 'fflate';
import type { Unzipped } from 'fflate';
import { utils, write } from 'xlsx';
import type { WorkSheet } from 'xlsx';
import { joinBytes } from '../workbook/bytes';

type Rows = readonly (readonly unknown[])[];

/** A spreadsheet file with a sheet for each list of rows. `change` may add what rows cannot say. */
export function workbookOf(sheets: Readonly<Record<string, Rows>>, change?: (sheet: WorkSheet) => void): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows as unknown[][]);
    change?.(sheet);
    utils.book_append_sheet(book, sheet, name);
  }
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

/** The file with some of its parts replaced. */
export const withParts = (file: Uint8Array, change: (parts: Unzipped) => Unzipped): Uint8Array =>
  zipSync(change(unzipSync(file)));

/** A file whose only sheet has this XML between `<worksheet …>` and its end. */
export const workbookWithXml = (content: string): Uint8Array =>
  withParts(workbookOf({ 表: [['x']] }), (parts) => ({
    ...parts,
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${content}</worksheet>`,
    ),
  }));

/** An archive as programs write it that stream: the sizes and places stand in 64 bits (zip64), however small they are. */
export function zip64Of(parts: Unzipped): Uint8Array {
  const name = (path: string) => strToU8(path);
  const chunks: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let length = 0;
  const add = (list: Uint8Array[], bytes: number, fill: (view: DataView) => void, tail = new Uint8Array()) => {
    const chunk = new Uint8Array(bytes + tail.length);
    fill(new DataView(chunk.buffer));
    chunk.set(tail, bytes);
    list.push(chunk);
  };
  const u32 = (view: DataView, ...pairs: readonly (readonly [at: number, value: number])[]) =>
    pairs.forEach(([at, value]) => view.setUint32(at, value, true));
  const u64 = (view: DataView, at: number, value: number) => view.setBigUint64(at, BigInt(value), true);
  for (const [path, content] of Object.entries(parts)) {
    const packed = deflateSync(content);
    const offset = length;
    add(chunks, 30, (view) => {
      u32(view, [0, 0x04034b50], [8, 8], [18, packed.length], [22, content.length]);
      view.setUint16(26, path.length, true);
    });
    chunks.push(name(path), packed);
    length += 30 + path.length + packed.length;
    const extra = new Uint8Array(28);
    const view64 = new DataView(extra.buffer);
    u32(view64, [0, 0x00180001]);
    [content.length, packed.length, offset].forEach((value, index) => u64(view64, 4 + 8 * index, value));
    add(
      directory,
      46,
      (view) => {
        u32(view, [0, 0x02014b50], [10, 8], [20, 0xffffffff], [24, 0xffffffff], [42, 0xffffffff]);
        view.setUint16(28, path.length, true);
        view.setUint16(30, extra.length, true);
      },
      joinBytes([name(path), extra]),
    );
  }
  const entries = joinBytes(directory);
  const ends: Uint8Array[] = [];
  add(ends, 56, (view) => {
    u32(view, [0, 0x06064b50], [4, 44]);
    [directory.length, directory.length, entries.length, length].forEach((value, index) =>
      u64(view, 24 + 8 * index, value),
    );
  });
  add(ends, 20, (view) => {
    u32(view, [0, 0x07064b50], [16, 1]);
    u64(view, 8, length + entries.length);
  });
  add(ends, 22, (view) => u32(view, [0, 0x06054b50], [8, 0xffffffff], [12, 0xffffffff], [16, 0xffffffff]));
  return joinBytes([...chunks, entries, ...ends]);
}

/** The buffer of the bytes alone, as a worker is given it. */
export const bufferOf = (bytes: Uint8Array): ArrayBuffer => bytes.slice().buffer as ArrayBuffer;
