import { JobFailure } from '../jobs/job';

const MEGABYTE = 1_024 * 1_024;
const LARGEST_FILE_BYTES = 20 * MEGABYTE;
const LARGEST_CONTENT_BYTES = 200 * MEGABYTE;
const MOST_ENTRIES = 10_000;

/** First bytes of the old binary format, which encrypted workbooks also have. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];
const END_RECORD = 0x06054b50;
const END_RECORD_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
/** In place of sizes that need the 64-bit form, which no workbook of allowed size needs. */
const IN_64_BITS = 0xffffffff;

/** A file inside of a zip archive, as the archive's directory declares it. */
export interface ZipEntry {
  /** Position of its header. */
  offset: number;
  compressedBytes: number;
  declaredBytes: number;
  /** 8: deflated. */
  method: number;
}

const unreadable = () => new JobFailure('spreadsheet.unreadable');

/** The position of the record at the end of the archive. */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_RECORD_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_RECORD) return at;
  }
  throw unreadable();
}

function readEntries(view: DataView): ZipEntry[] {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) throw new JobFailure('spreadsheet.too_large');
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== ENTRY) throw unreadable();
    const entry = {
      method: view.getUint16(at + 10, true),
      compressedBytes: view.getUint32(at + 20, true),
      declaredBytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    at += ENTRY_BYTES + [28, 30, 32].reduce((sum, field) => sum + view.getUint16(at + field, true), 0);
    if (entry.declaredBytes === IN_64_BITS || entry.compressedBytes === IN_64_BITS) throw unreadable();
    return entry;
  });
}

/**
 * The entries of a workbook, from the directory of its archive alone. Throws JobFailure for what is no workbook, is
 * encrypted, or declares more than 200 MB; nothing is decompressed before.
 */
export function workbookEntries(file: Uint8Array): ZipEntry[] {
  if (file.length === 0) throw new JobFailure('spreadsheet.no_content');
  if (file.length > LARGEST_FILE_BYTES) throw new JobFailure('spreadsheet.too_large');
  if (COMPOUND_FILE.every((byte, place) => file[place] === byte)) throw new JobFailure('spreadsheet.encrypted');
  if (file.length < END_RECORD_BYTES) throw unreadable();
  try {
    const entries = readEntries(new DataView(file.buffer, file.byteOffset, file.byteLength));
    const contentBytes = entries.reduce((sum, { declaredBytes }) => sum + declaredBytes, 0);
    if (contentBytes > LARGEST_CONTENT_BYTES) throw new JobFailure('spreadsheet.too_large');
    return entries;
  } catch (error) {
    if (error instanceof RangeError) throw unreadable();
    throw error;
  }
}
