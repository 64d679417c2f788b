import { inflateSync } from 'fflate';
import { MAX_FILE_BYTES } from './check/sheet/sheetTable';
import { MAX_XML_BYTES, readZipEntry, readZipHead } from './zipHead';

/** Sheets that are offered; a workbook with more is not made for an import. */
const MAX_SHEETS = 200;
const EXTENSION = '.xlsx';
const WORKBOOK = /^\/?xl\/workbook\d*\.xml$/i;

/**
 * Why a file cannot be imported. `extension`: it is no .xlsx; `text`: a text such as CSV has this extension; `declared`:
 * it would unpack to more than 200 MB.
 */
export type FileProblem =
  | 'extension'
  | 'several'
  | 'empty'
  | 'tooLarge'
  | 'text'
  | 'encrypted'
  | 'corrupt'
  | 'declared'
  | 'noSheets'
  | 'unreadable';

export type SheetNames = { readonly names: readonly string[] } | { readonly problem: FileProblem };

/** A workbook has none; its entities could multiply the size. */
const DOCUMENT_TYPE = /<!(?:DOCTYPE|ENTITY)/i;

const STORED = 0;
const DEFLATED = 8;

/** Unpacks into a buffer of the declared size, so that the file cannot claim more memory. */
function unpack(data: Uint8Array, { method, size }: { method: number; size: number }): Uint8Array | undefined {
  if (method === STORED) return data;
  if (method !== DEFLATED) return undefined;
  try {
    return inflateSync(data, { out: new Uint8Array(size) });
  } catch {
    // Data that cannot be unpacked is a corrupt file, which the caller tells.
    return undefined;
  }
}

/** The names of the visible sheets, in their order; undefined when the text is no workbook. */
function readWorkbook(xml: string): readonly string[] | undefined {
  if (DOCUMENT_TYPE.test(xml)) return undefined;
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) return undefined;
  if (document.documentElement.localName !== 'workbook') return undefined;
  const visible = Array.from(document.getElementsByTagNameNS('*', 'sheet')).filter(
    (sheet) => !['hidden', 'veryHidden'].includes(sheet.getAttribute('state') ?? ''),
  );
  return visible.slice(0, MAX_SHEETS).flatMap((sheet) => sheet.getAttribute('name') ?? []);
}

async function readSheets(file: File): Promise<SheetNames> {
  const head = await readZipHead(file);
  if ('problem' in head) return head;
  const entry = head.entries.find(({ name }) => WORKBOOK.test(name));
  if (!entry || entry.size > MAX_XML_BYTES) return { problem: 'corrupt' };
  const data = await readZipEntry(file, entry);
  const xml = data && unpack(data, entry);
  const names = xml && readWorkbook(new TextDecoder().decode(xml));
  if (!names) return { problem: 'corrupt' };
  return names.length > 0 ? { names } : { problem: 'noSheets' };
}

/**
 * The visible sheets of a workbook, or why it cannot be imported. Reads the directory of the archive and its
 * `xl/workbook.xml` only, so that the size of the sheets does not matter. Never rejects.
 */
export async function readSheetNames(file: File): Promise<SheetNames> {
  if (!file.name.toLowerCase().endsWith(EXTENSION)) return { problem: 'extension' };
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > MAX_FILE_BYTES) return { problem: 'tooLarge' };
  try {
    return await readSheets(file);
  } catch {
    // The browser may read a file no longer when it was moved or changed, or lies on a drive that is gone.
    return { problem: 'unreadable' };
  }
}
