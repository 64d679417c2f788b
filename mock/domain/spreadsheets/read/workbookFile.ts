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
/** In place of figures that stand in 64 bits (zip64): programs that stream use that form for small workbooks too. */
const IN_64_BITS = 0xffffffff;
const FIELD_64 = 1;
const LOCATOR_64 = 0x07064b50;
const LOCATOR_64_BYTES = 20;
const END_RECORD_64 = 0x06064b50;

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

const number64 = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

/** The number of entries, and the position of the first one. */
function findDirectory(view: DataView): { count: number; at: number } {
  const end = findEnd(view);
  const locator = end - LOCATOR_64_BYTES;
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR_64)
    return { count: view.getUint16(end + 10, true), at: view.getUint32(end + 16, true) };
  const end64 = number64(view, locator + 8);
  if (view.getUint32(end64, true) !== END_RECORD_64) throw unreadable();
  return { count: number64(view, end64 + 32), at: number64(view, end64 + 48) };
}

/** The figures of an entry, with those that stand in its extra field of 64-bit figures, between two positions. */
function figuresOf(view: DataView, figures: readonly number[], from: number, to: number): readonly number[] {
  if (!figures.includes(IN_64_BITS)) return figures;
  let at = from;
  while (at + 4 <= to && view.getUint16(at, true) !== FIELD_64) at += 4 + view.getUint16(at + 2, true);
  if (at + 4 > to) throw unreadable();
  const end = at + 4 + view.getUint16(at + 2, true);
  at += 4;
  return figures.map((figure) => {
    if (figure !== IN_64_BITS) return figure;
    at += 8;
    if (at > end) throw unreadable();
    return number64(view, at - 8);
  });
}

function readEntries(view: DataView): ZipEntry[] {
  const directory = findDirectory(view);
  if (directory.count > MOST_ENTRIES) throw new JobFailure('spreadsheet.too_large');
  let { at } = directory;
  return Array.from({ length: directory.count }, () => {
    if (view.getUint32(at, true) !== ENTRY) throw unreadable();
    const extra = at + ENTRY_BYTES + view.getUint16(at + 28, true);
    const extraEnd = extra + view.getUint16(at + 30, true);
    const figures = [24, 20, 42].map((place) => view.getUint32(at + place, true));
    const [declaredBytes = 0, compressedBytes = 0, offset = 0] = figuresOf(view, figures, extra, extraEnd);
    const method = view.getUint16(at + 10, true);
    at = extraEnd + view.getUint16(at + 32, true);
    return { method, compressedBytes, declaredBytes, offset };
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
