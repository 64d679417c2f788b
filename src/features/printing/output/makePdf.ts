import type { SheetPicture } from './sheetPicture';

const POINTS_PER_MM = 72 / 25.4;
/** Bytes above 127 in the second line tell programs that the file is not a text. */
const HEAD = Uint8Array.of(...[...'%PDF-1.4\n%'].map((sign) => sign.charCodeAt(0)), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a);
const [CATALOG, PAGES, INFO] = [1, 2, 3];
/** A page, what is drawn on it, and its picture. */
const OBJECTS_PER_PAGE = 3;

const points = (mm: number) => String(Number((mm * POINTS_PER_MM).toFixed(4)));

/** A text of any script: UTF-16 with a byte order mark, in hexadecimal digits. */
const textString = (text: string): string =>
  `<FEFF${text
    .split('')
    .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
    .join('')}>`;

/** A text of ASCII signs, or a picture. */
type Part = string | Blob;

const sizeOf = (part: Part): number => (typeof part === 'string' ? part.length : part.size);

const streamOf = (entries: string, content: Part): Part[] => [
  `<< ${entries}/Length ${sizeOf(content)} >>\nstream\n`,
  content,
  '\nendstream',
];

function objectsOf({ blob, widthPx, heightPx, widthMm, heightMm }: SheetPicture, page: number): Part[][] {
  const [width, height] = [points(widthMm), points(heightMm)];
  const image =
    `/Type /XObject /Subtype /Image /Width ${widthPx} /Height ${heightPx} ` +
    '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode ';
  return [
    [
      `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${page + 1} 0 R ` +
        `/Resources << /XObject << /Sheet ${page + 2} 0 R >> >> >>`,
    ],
    streamOf('', `q ${width} 0 0 ${height} 0 0 cm /Sheet Do Q`),
    streamOf(image, blob),
  ];
}

/**
 * A PDF with one JPEG picture on each page, in the size of its sheet. The pictures go into the file as they are, by
 * reference: neither their number nor their size takes time or memory.
 */
export function makePdf(sheets: readonly SheetPicture[], title: string): Blob {
  const pages = sheets.map((_sheet, index) => INFO + 1 + index * OBJECTS_PER_PAGE);
  const objects: Part[][] = [
    [`<< /Type /Catalog /Pages ${PAGES} 0 R >>`],
    [`<< /Type /Pages /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /Count ${pages.length} >>`],
    [`<< /Title ${textString(title)} >>`],
    ...sheets.flatMap((sheet, index) => objectsOf(sheet, pages[index] ?? 0)),
  ];
  const parts: Part[] = [];
  const offsets: number[] = [];
  let size = HEAD.length;
  objects.forEach((object, index) => {
    offsets.push(size);
    for (const part of [`${index + 1} 0 obj\n`, ...object, '\nendobj\n']) {
      parts.push(part);
      size += sizeOf(part);
    }
  });
  // Each line of the table of offsets has 20 bytes.
  const table = ['0000000000 65535 f ', ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n `)];
  const trailer = `<< /Size ${table.length} /Root ${CATALOG} 0 R /Info ${INFO} 0 R >>`;
  const end = `xref\n0 ${table.length}\n${table.join('\n')}\ntrailer\n${trailer}\nstartxref\n${size}\n%%EOF\n`;
  return new Blob([HEAD, ...parts, end], { type: 'application/pdf' });
}
