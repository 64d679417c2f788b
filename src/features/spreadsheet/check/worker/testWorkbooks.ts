import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Unzipped } from 'fflate';
import { utils, write } from 'xlsx';
import type { WorkSheet } from 'xlsx';

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

/** The buffer of the bytes alone, as a worker is given it. */
export const bufferOf = (bytes: Uint8Array): ArrayBuffer => bytes.slice().buffer as ArrayBuffer;
