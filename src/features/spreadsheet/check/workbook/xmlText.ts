import { lookUp } from '@/common/lookUp';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const MARKS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** XML 1.0 forbids exactly these, and surrogates without their other half. */
// eslint-disable-next-line no-control-regex -- XML forbids these control characters, and they are replaced.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
/** Spreadsheets read `_x0041_` as the character with this code. */
const CODED_CHARACTER = /_(?=x[\da-f]{4}_)/gi;

/** What is left of a text in XML: characters that XML forbids become blanks, line ends a line feed. */
export const storableText = (text: string): string => text.replace(FORBIDDEN, ' ').replace(/\r\n?/g, '\n');

/** A text for the XML of a spreadsheet. */
export const escapeXml = (text: string): string =>
  storableText(text)
    .replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark)
    .replace(CODED_CHARACTER, '_x005F_');

export const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return characterOf(Number(decimal), entity);
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16), entity);
    return lookUp(MARKS, name ?? '') ?? entity;
  });

const LAST_CODE_POINT = 0x10ffff;
const characterOf = (code: number, entity: string) => (code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity);
