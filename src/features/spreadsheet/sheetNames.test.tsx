import { File as NodeFile } from 'node:buffer';
import { unzipSync, zipSync } from 'fflate';
import { utils, write } from 'xlsx';
import { MAX_FILE_BYTES } from './check/sheet/sheetTable';
import { zip64Of } from './check/worker/testWorkbooks';
import { readSheetNames } from './sheetNames';

const text = (value: string) => new TextEncoder().encode(value);
/** Node's file, because jsdom's cannot be read in parts. */
const fileOf = (bytes: Uint8Array, name = 'x.xlsx') => new NodeFile([bytes], name) as unknown as File;

function workbook(sheets: readonly (readonly [name: string, hidden: 0 | 1 | 2])[]) {
  const book = utils.book_new();
  sheets.forEach(([name]) => utils.book_append_sheet(book, utils.aoa_to_sheet([['编码']]), name));
  book.Workbook = { Sheets: sheets.map(([name, Hidden]) => ({ name, Hidden })) };
  return new Uint8Array(write(book, { type: 'array', compression: true }) as ArrayBuffer);
}

const archive = (xml: string) => zipSync({ 'xl/workbook.xml': text(xml) });

/** Changes the size that the directory declares for its first entry. */
function declaring(bytes: Uint8Array, size: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) {
      view.setUint32(at + 24, size, true);
      break;
    }
  return bytes;
}

function flagged(bytes: Uint8Array, flags: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, flags, true);
  return bytes;
}

it('lists the visible sheets in their order', async () => {
  const bytes = workbook([
    ['客户', 0],
    ['选项', 1],
    ['A & B <1>', 0],
    ['secret', 2],
  ]);
  await expect(readSheetNames(fileOf(bytes, '客户.XLSX'))).resolves.toEqual({ names: ['客户', 'A & B <1>'] });
});

it('reads the same from an archive that does not pack its files, or whose tags have a prefix', async () => {
  const xml =
    '<x:workbook xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheets><x:sheet name="一"/></x:sheets></x:workbook>';
  const stored = zipSync({ 'xl/workbook.xml': [text(xml), { level: 0 }] });
  await expect(readSheetNames(fileOf(stored))).resolves.toEqual({ names: ['一'] });
});

it('reads less than 100 kB of a file of 8 MB', async () => {
  const sheet = Uint8Array.from({ length: 8_000_000 }, (_, index) => (index * 7919) % 251);
  const bytes = zipSync({
    'xl/worksheets/sheet1.xml': [sheet, { level: 0 }],
    'xl/workbook.xml': text('<workbook><sheets><sheet name="大"/></sheets></workbook>'),
  });
  const read = jest.spyOn(NodeFile.prototype, 'slice');
  await expect(readSheetNames(fileOf(bytes))).resolves.toEqual({ names: ['大'] });
  const amounts = read.mock.calls.map(([from = 0, to = 0]) => to - from);
  expect(amounts.reduce((sum, amount) => sum + amount)).toBeLessThan(100_000);
  read.mockRestore();
});

it('reads a workbook with comments, and the names of properties of objects', async () => {
  const xml = '<!-- <sheet name="x"/> --><workbook><sheets><sheet name="__proto__"/><!-- y --></sheets></workbook>';
  await expect(readSheetNames(fileOf(archive(xml)))).resolves.toEqual({ names: ['__proto__'] });
});

it('reads an archive with figures in 64 bits, as programs write it that stream', async () => {
  const parts = unzipSync(workbook([['客户', 0]]));
  await expect(readSheetNames(fileOf(zip64Of(parts)))).resolves.toEqual({ names: ['客户'] });
  const bomb = zip64Of(parts);
  // The unpacked size of an entry, behind its name and the head of the field.
  const at = bomb.findLastIndex(
    (_, index) => new DataView(bomb.buffer).getUint32(Math.min(index, bomb.length - 4), true) === 0x00180001,
  );
  new DataView(bomb.buffer).setBigUint64(at + 4, 2n ** 40n, true);
  await expect(readSheetNames(fileOf(bomb))).resolves.toEqual({ problem: 'declared' });
  new DataView(bomb.buffer).setUint32(at, 0x00080001, true);
  await expect(readSheetNames(fileOf(bomb))).resolves.toEqual({ problem: 'corrupt' });
});

it('offers at most 200 sheets', async () => {
  const sheets = Array.from({ length: 1000 }, (_, index) => `<sheet name="${index}"/>`).join('');
  const answer = await readSheetNames(fileOf(archive(`<workbook><sheets>${sheets}</sheets></workbook>`)));
  expect('names' in answer && answer.names.length).toBe(200);
});

const GOOD = '<workbook><sheets><sheet name="a"/></sheets></workbook>';
const cases: readonly (readonly [string, Uint8Array, string])[] = [
  ['an empty file', new Uint8Array(), 'empty'],
  ['a text', text('编码,名称'), 'text'],
  ['a CSV in GBK', Uint8Array.from([0xbf, 0xcd, 0xbb, 0xa7, 0x2c, 0xc7, 0xf8, 0xd3, 0xf2, 0x0d, 0x0a]), 'text'],
  ['another kind of file', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'corrupt'],
  ['an archive without an end', archive(GOOD).slice(0, 60), 'corrupt'],
  [
    'an encrypted workbook or one of Excel 97',
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    'encrypted',
  ],
  ['an archive with a password', flagged(archive(GOOD), 1), 'encrypted'],
  ['an archive that declares 300 MB', declaring(archive(GOOD), 300 * 1024 * 1024), 'declared'],
  ['a workbook of 3 MB of XML', declaring(archive(GOOD), 3 * 1024 * 1024), 'corrupt'],
  ['a size of a large archive', declaring(archive(GOOD), 0xffffffff), 'corrupt'],
  ['an archive without a workbook', zipSync({ 'word/document.xml': text(GOOD) }), 'corrupt'],
  ['damaged XML', archive('<workbook><sheets>'), 'corrupt'],
  ['XML with entities', archive(`<!DOCTYPE w [<!ENTITY a "b">]>${GOOD}`), 'corrupt'],
  ['another XML', archive('<html/>'), 'corrupt'],
  [
    'a workbook without visible sheets',
    archive('<workbook><sheets><sheet name="a" state="hidden"/></sheets></workbook>'),
    'noSheets',
  ],
];
it.each(cases)('tells before any upload what is wrong with %s', async (_title, bytes, problem) => {
  await expect(readSheetNames(fileOf(bytes))).resolves.toEqual({ problem });
});

it('does not unpack more than the workbook declares', async () => {
  const bomb = declaring(archive(`${GOOD}${' '.repeat(1_500_000)}`), 100);
  expect(bomb.length).toBeLessThan(5000);
  await expect(readSheetNames(fileOf(bomb))).resolves.toEqual({ names: ['a'] });
});

it('tells that a file is truncated, and does not fail over one that is overwritten', async () => {
  const bytes = workbook([['客户', 0]]);
  for (let cut = 0; cut < bytes.length; cut += 97) {
    await expect(readSheetNames(fileOf(bytes.slice(0, cut)))).resolves.toHaveProperty('problem');
    const overwritten = await readSheetNames(fileOf(bytes.slice().fill(0xff, cut, cut + 200)));
    expect(overwritten).not.toEqual({ problem: 'unreadable' });
  }
});

it('refuses other extensions and files of more than 20 MB without reading them', async () => {
  const slice = jest.spyOn(NodeFile.prototype, 'slice');
  await expect(readSheetNames(fileOf(archive(GOOD), 'x.xls'))).resolves.toEqual({ problem: 'extension' });
  const big = Object.defineProperty(fileOf(archive(GOOD)), 'size', { value: MAX_FILE_BYTES + 1 });
  await expect(readSheetNames(big)).resolves.toEqual({ problem: 'tooLarge' });
  expect(slice).not.toHaveBeenCalled();
  slice.mockRestore();
});

it('tells when the browser can no longer read the file', async () => {
  const gone = fileOf(archive(GOOD));
  jest.spyOn(gone, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotFoundError');
  });
  await expect(readSheetNames(gone)).resolves.toEqual({ problem: 'unreadable' });
});
