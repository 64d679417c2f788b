import { MAX_UNPACKED_BYTES } from './check/sheet/sheetTable';

/** Most bytes of XML that are read of a workbook, packed or unpacked. */
export const MAX_XML_BYTES = 2 * 1024 * 1024;
/** A workbook has about one entry per sheet; each takes at least 46 bytes in the directory. */
const MAX_DIRECTORY_BYTES = 4 * 1024 * 1024;

const LOCAL_ENTRY = { signature: 0x04034b50, bytes: 30 };
const ENTRY = { signature: 0x02014b50, bytes: 46 };
const END = { signature: 0x06054b50, bytes: 22 };
const MAX_COMMENT_BYTES = 0xffff;
/** A figure that stands elsewhere, in 64 bits (zip64): programs that write without knowing the sizes use it. */
const ELSEWHERE = 0xffffffff;
const ZIP64_FIELD = 0x0001;
const ZIP64_LOCATOR = { signature: 0x07064b50, bytes: 20 };
const ZIP64_END = { signature: 0x06064b50, bytes: 56 };
const ENCRYPTED_FLAG = 1;
/** So many bytes of a text hold no NUL, unlike those of almost all other files. */
const TEXT_SAMPLE_BYTES = 4096;
/** Compound file: an encrypted workbook, or one of Excel 97. */
const COMPOUND_FILE = 0xe011cfd0;

/** One file of an archive; sizes in bytes. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

export type ZipHead =
  { readonly entries: readonly ZipEntry[] } | { readonly problem: 'text' | 'encrypted' | 'corrupt' | 'declared' };

const CORRUPT: ZipHead = { problem: 'corrupt' };

async function viewOf(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(Math.max(from, 0), to).arrayBuffer());
}

/** The last occurrence, because the comment behind it may hold anything. */
function findEnd(tail: DataView): number | undefined {
  for (let at = tail.byteLength - END.bytes; at >= 0; at -= 1)
    if (tail.getUint32(at, true) === END.signature) return at;
  return undefined;
}

/**
 * The figures of an entry, with those that stand in its field of 64-bit figures; undefined where that is damaged.
 * @param from Where the extra fields begin; they end at `to`.
 */
function in64Bits(view: DataView, figures: readonly number[], from: number, to: number): readonly number[] | undefined {
  if (!figures.includes(ELSEWHERE)) return figures;
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP64_FIELD) continue;
    const end = Math.min(to, at + 4 + view.getUint16(at + 2, true));
    let next = at + 4;
    const read = figures.map((figure) => {
      if (figure !== ELSEWHERE) return figure;
      next += 8;
      return next <= end ? Number(view.getBigUint64(next - 8, true)) : Number.NaN;
    });
    return read.every(Number.isSafeInteger) ? read : undefined;
  }
  return undefined;
}

/** The entries of a directory; undefined when it is damaged. */
function readEntries(view: DataView): (ZipEntry & { flags: number })[] | undefined {
  const entries: (ZipEntry & { flags: number })[] = [];
  for (let at = 0; at < view.byteLength;) {
    if (at + ENTRY.bytes > view.byteLength || view.getUint32(at, true) !== ENTRY.signature) return undefined;
    const nameBytes = view.getUint16(at + 28, true);
    const extra = at + ENTRY.bytes + nameBytes;
    const extraEnd = extra + view.getUint16(at + 30, true);
    const next = extraEnd + view.getUint16(at + 32, true);
    if (next > view.byteLength) return undefined;
    const figures = [24, 20, 42].map((place) => view.getUint32(at + place, true));
    const [size, packedSize, offset] = in64Bits(view, figures, extra, extraEnd) ?? [];
    if (size === undefined || packedSize === undefined || offset === undefined) return undefined;
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + ENTRY.bytes, nameBytes)),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      packedSize,
      size,
      offset,
    });
    at = next;
  }
  return entries;
}

/** Where the directory is; undefined when the end of the archive is damaged. */
async function findDirectory(file: Blob): Promise<{ bytes: number; offset: number } | undefined> {
  const from = Math.max(0, file.size - END.bytes - MAX_COMMENT_BYTES - ZIP64_LOCATOR.bytes);
  const tail = await viewOf(file, from, file.size);
  const end = findEnd(tail);
  if (end === undefined) return undefined;
  const [bytes, offset] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  const locator = end - ZIP64_LOCATOR.bytes;
  if (locator < 0 || tail.getUint32(locator, true) !== ZIP64_LOCATOR.signature) return { bytes, offset };
  const at = Number(tail.getBigUint64(locator + 8, true));
  const end64 = await viewOf(file, at, at + ZIP64_END.bytes);
  if (end64.byteLength < ZIP64_END.bytes || end64.getUint32(0, true) !== ZIP64_END.signature) return undefined;
  return { bytes: Number(end64.getBigUint64(40, true)), offset: Number(end64.getBigUint64(48, true)) };
}

/** Reads the directory of an archive: its beginning, its end and the directory itself. */
export async function readZipHead(file: Blob): Promise<ZipHead> {
  const start = await viewOf(file, 0, TEXT_SAMPLE_BYTES);
  const magic = start.byteLength >= 4 ? start.getUint32(0, true) : 0;
  if (magic === COMPOUND_FILE) return { problem: 'encrypted' };
  if (magic !== LOCAL_ENTRY.signature) return new Uint8Array(start.buffer).includes(0) ? CORRUPT : { problem: 'text' };
  const directory = await findDirectory(file);
  if (!directory) return CORRUPT;
  const { bytes, offset } = directory;
  if (bytes > MAX_DIRECTORY_BYTES || offset + bytes > file.size) return CORRUPT;
  const entries = readEntries(await viewOf(file, offset, offset + bytes));
  if (!entries) return CORRUPT;
  if (entries.some(({ flags }) => (flags & ENCRYPTED_FLAG) !== 0)) return { problem: 'encrypted' };
  const declared = entries.reduce((sum, { size }) => sum + size, 0);
  return declared > MAX_UNPACKED_BYTES ? { problem: 'declared' } : { entries };
}

/** The packed bytes of an entry; undefined when they are not where the directory says, or too many. */
export async function readZipEntry(file: Blob, entry: ZipEntry): Promise<Uint8Array | undefined> {
  const { offset, packedSize } = entry;
  if (packedSize > MAX_XML_BYTES) return undefined;
  const head = await viewOf(file, offset, offset + LOCAL_ENTRY.bytes);
  if (head.byteLength < LOCAL_ENTRY.bytes || head.getUint32(0, true) !== LOCAL_ENTRY.signature) return undefined;
  const start = offset + LOCAL_ENTRY.bytes + head.getUint16(26, true) + head.getUint16(28, true);
  if (start + packedSize > file.size) return undefined;
  return new Uint8Array(await file.slice(start, start + packedSize).arrayBuffer());
}
