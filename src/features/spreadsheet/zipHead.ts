import { MAX_UNPACKED_BYTES } from './check/sheet/sheetTable';

/** Most bytes of XML that are read of a workbook, packed or unpacked. */
export const MAX_XML_BYTES = 2 * 1024 * 1024;
/** A workbook has about one entry per sheet; each takes at least 46 bytes in the directory. */
const MAX_DIRECTORY_BYTES = 4 * 1024 * 1024;

const LOCAL_ENTRY = { signature: 0x04034b50, bytes: 30 };
const ENTRY = { signature: 0x02014b50, bytes: 46 };
const END = { signature: 0x06054b50, bytes: 22 };
const MAX_COMMENT_BYTES = 0xffff;
/** A size of a large archive (zip64), which stands elsewhere. */
const ELSEWHERE = 0xffffffff;
const ENCRYPTED_FLAG = 1;
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
  { readonly entries: readonly ZipEntry[] } | { readonly problem: 'encrypted' | 'corrupt' | 'declared' };

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

/** The entries of a directory; undefined when it is damaged or uses zip64. */
function readEntries(view: DataView): (ZipEntry & { flags: number })[] | undefined {
  const entries: (ZipEntry & { flags: number })[] = [];
  for (let at = 0; at < view.byteLength;) {
    if (at + ENTRY.bytes > view.byteLength || view.getUint32(at, true) !== ENTRY.signature) return undefined;
    const nameBytes = view.getUint16(at + 28, true);
    const next = at + ENTRY.bytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > view.byteLength) return undefined;
    const [packedSize, size, offset] = [20, 24, 42].map((place) => view.getUint32(at + place, true)) as [
      number,
      number,
      number,
    ];
    if ([packedSize, size, offset].includes(ELSEWHERE)) return undefined;
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

/** Reads the directory of an archive: its first four bytes, its end and the directory itself. */
export async function readZipHead(file: Blob): Promise<ZipHead> {
  const start = await viewOf(file, 0, 4);
  const magic = start.byteLength === 4 ? start.getUint32(0, true) : 0;
  if (magic === COMPOUND_FILE) return { problem: 'encrypted' };
  if (magic !== LOCAL_ENTRY.signature) return CORRUPT;
  const tail = await viewOf(file, file.size - END.bytes - MAX_COMMENT_BYTES, file.size);
  const end = findEnd(tail);
  if (end === undefined) return CORRUPT;
  const bytes = tail.getUint32(end + 12, true);
  const offset = tail.getUint32(end + 16, true);
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
