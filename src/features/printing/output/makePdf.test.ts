import { makePdf } from './makePdf';
import type { SheetPicture } from './sheetPicture';

const PICTURE = Uint8Array.of(0xff, 0xd8, 0x0a, 0x80, 0xff, 0xd9);

const sheet = (change: Partial<SheetPicture> = {}): SheetPicture => ({
  url: 'blob:1',
  blob: new Blob([PICTURE]),
  widthPx: 1588,
  heightPx: 2246,
  widthMm: 210,
  heightMm: 297,
  ...change,
});

/** The bytes of the file, each as one character. */
const bytesOf = async (pdf: Blob) => Buffer.from(await pdf.arrayBuffer()).toString('latin1');

it('is a PDF with a page for each sheet, in its size', async () => {
  const pdf = makePdf([sheet(), sheet({ widthMm: 420, heightMm: 297 })], '订单');
  expect(pdf.type).toBe('application/pdf');
  const text = await bytesOf(pdf);
  expect(text.startsWith('%PDF-1.4\n')).toBe(true);
  expect(text.endsWith('%%EOF\n')).toBe(true);
  expect(text).toContain('/Kids [4 0 R 7 0 R] /Count 2');
  expect(
    [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [width, height]),
  ).toEqual([
    ['595.2756', '841.8898'],
    ['1190.5512', '841.8898'],
  ]);
});

it('holds the pictures byte for byte, drawn over the whole page', async () => {
  const text = await bytesOf(makePdf([sheet()], ''));
  expect(text).toContain(
    '/Width 1588 /Height 2246 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length 6 >>\n' +
      `stream\n${Buffer.from(PICTURE).toString('latin1')}\nendstream`,
  );
  expect(text).toContain('q 595.2756 0 0 841.8898 0 0 cm /Sheet Do Q');
});

it('has its title in any script', async () => {
  expect(await bytesOf(makePdf([], '订单 1'))).toContain('/Title <FEFF8ba2535500200031>');
});

it('says where each of its objects begins', async () => {
  const text = await bytesOf(makePdf([sheet(), sheet()], 'a'));
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  const lines = text.slice(table).split('\n');
  expect(lines.slice(0, 3)).toEqual(['xref', '0 10', '0000000000 65535 f ']);
  const offsets = lines.slice(3, 12).map((line) => Number(/^(\d{10}) 00000 n $/.exec(line)?.[1]));
  offsets.forEach((offset, index) => expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)));
});
