import { strFromU8, strToU8, zipSync } from 'fflate';
import type { Unzipped } from 'fflate';
import { addComments } from './addComments';
import type { CellComment } from './addComments';
import { patchSheet } from './patchSheet';
import type { SheetPatches } from './patchSheet';
import { failure } from './workbookFailure';

export interface SheetChange {
  readonly name: string;
  readonly patches: SheetPatches;
  readonly comments: readonly CellComment[];
}

/** Fast compression; the file is sent or saved once. */
const LEVEL = { level: 4 } as const;
const WORKBOOK_RELATIONS = 'xl/_rels/workbook.xml.rels';

/** Writes a workbook with changed cells. Everything that does not change is kept byte for byte. */
export function patchWorkbook(entries: Unzipped, changes: readonly SheetChange[]): Uint8Array {
  const written: Unzipped = { ...entries };
  for (const { name, patches, comments } of changes) {
    const path = sheetPath(entries, name);
    const source = path === undefined ? undefined : written[path];
    if (path === undefined || !source) throw failure('noSheet');
    written[path] = strToU8(patchSheet(strFromU8(source), patches));
    if (comments.length > 0) addComments(written, path, comments);
  }
  dropCalculationOrder(written);
  return zipSync(written, LEVEL);
}

/** The entry of a sheet, which the workbook names by a relation. */
export function sheetPath(entries: Unzipped, name: string): string | undefined {
  const workbook = textOf(entries, 'xl/workbook.xml');
  const sheet = [...workbook.matchAll(/<(?:[\w.-]+:)?sheet\s[^>]*>/g)].find(
    ([tag]) => unescapeXml(/\sname="([^"]*)"/.exec(tag)?.[1] ?? '') === name,
  )?.[0];
  const relation = sheet && /\s[\w.-]+:id="([^"]*)"/.exec(sheet)?.[1];
  const target = [...textOf(entries, WORKBOOK_RELATIONS).matchAll(/<(?:[\w.-]+:)?Relationship\s[^>]*>/g)].find(
    ([tag]) => /\sId="([^"]*)"/.exec(tag)?.[1] === relation,
  )?.[0];
  const path = target && /\sTarget="([^"]*)"/.exec(target)?.[1];
  return path?.startsWith('/') ? path.slice(1) : path && `xl/${path}`;
}

/** The order of calculation names cells with formulas; a replaced cell has none any more. Programs make it anew. */
function dropCalculationOrder(entries: Unzipped): void {
  if (!entries['xl/calcChain.xml']) return;
  delete entries['xl/calcChain.xml'];
  for (const path of [WORKBOOK_RELATIONS, '[Content_Types].xml'])
    entries[path] = strToU8(textOf(entries, path).replace(/<[^<>]*calcChain[^<>]*\/>/g, ''));
}

const textOf = (entries: Unzipped, path: string) => (entries[path] ? strFromU8(entries[path]) : '');

const MARKS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapeXml = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return MARKS[name ?? ''] ?? entity;
  });
