import { strToU8 } from 'fflate';
import type { Unzipped } from 'fflate';
import { columnLetters } from '../rules/cell';
import { textOf } from './relations';
import { escapeXml } from './xmlText';

export interface CellComment {
  /** From 0. */
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE_RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const COMMENTS_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml';
const DRAWING_TYPE = 'application/vnd.openxmlformats-officedocument.vmlDrawing';
/** What may stand after `legacyDrawing` in a sheet. */
const AFTER = /<(?:[\w.-]+:)?(?:legacyDrawingHF|picture|oleObjects|controls|webPublishItems|tableParts|extLst)\b/;

/**
 * Adds comments to a sheet. A sheet that has comments already, or drawings of the same kind, is left as it is: the
 * reasons are in their column as well.
 */
export function addComments(entries: Unzipped, path: string, comments: readonly CellComment[]): void {
  const sheet = textOf(entries, path);
  if (/<(?:[\w.-]+:)?legacyDrawing\b/.test(sheet)) return;
  const folder = path.slice(0, path.lastIndexOf('/'));
  const relationsPath = `${folder}/_rels/${path.slice(folder.length + 1)}.rels`;
  const relations =
    textOf(entries, relationsPath) || `${HEADER}<Relationships xmlns="${PACKAGE_RELATIONS}"></Relationships>`;
  const name = `check${path.replace(/\D+/g, '')}`;
  const added = [
    `<Relationship Id="${name}d" Type="${RELATIONS}/vmlDrawing" Target="/xl/drawings/${name}.vml"/>`,
    `<Relationship Id="${name}c" Type="${RELATIONS}/comments" Target="/xl/${name}.xml"/>`,
  ].join('');
  const drawing = `<${prefixOf(sheet)}legacyDrawing xmlns:check="${RELATIONS}" check:id="${name}d"/>`;
  const end = sheet.search(/<\/(?:[\w.-]+:)?worksheet>/);
  const rows = Math.max(0, sheet.lastIndexOf('sheetData'));
  const later = sheet.slice(rows).search(AFTER);
  const at = later < 0 ? end : rows + later;
  if (at < 0) return;
  entries[path] = strToU8(sheet.slice(0, at) + drawing + sheet.slice(at));
  entries[relationsPath] = strToU8(openedRelations(relations).replace('</Relationships>', `${added}</Relationships>`));
  entries[`xl/${name}.xml`] = strToU8(commentsXml(comments));
  entries[`xl/drawings/${name}.vml`] = strToU8(drawingXml(comments));
  entries['[Content_Types].xml'] = strToU8(withTypes(textOf(entries, '[Content_Types].xml'), name));
}

const prefixOf = (sheet: string) => /<([\w.-]+:)?worksheet\b/.exec(sheet)?.[1] ?? '';
/** An empty list may be written as one tag. */
const openedRelations = (xml: string) => xml.replace(/<Relationships([^>]*)\/>/, '<Relationships$1></Relationships>');

function withTypes(types: string, name: string): string {
  const vml = /Extension="vml"/i.test(types) ? '' : `<Default Extension="vml" ContentType="${DRAWING_TYPE}"/>`;
  const part = `<Override PartName="/xl/${name}.xml" ContentType="${COMMENTS_TYPE}"/>`;
  return types.replace(/(<Types\b[^>]*>)/, `$1${vml}`).replace('</Types>', `${part}</Types>`);
}

function commentsXml(comments: readonly CellComment[]): string {
  const list = comments.map(
    ({ row, column, text }) =>
      `<comment ref="${columnLetters(column)}${row + 1}" authorId="0"><text><t xml:space="preserve">${escapeXml(text)}</t></text></comment>`,
  );
  return `${HEADER}<comments xmlns="${MAIN}"><authors><author></author></authors><commentList>${list.join('')}</commentList></comments>`;
}

/** The boxes of the comments: three columns wide and four rows high, hidden until pointed at. */
function drawingXml(comments: readonly CellComment[]): string {
  const shapes = comments.map(({ row, column }, index) => {
    const anchor = [column + 1, 15, Math.max(0, row - 1), 10, column + 4, 15, row + 3, 4].join(',');
    return `<v:shape id="_x0000_s${1025 + index}" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="infoBackground" o:insetmode="auto"><v:fill color2="infoBackground"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`;
  });
  return `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>${shapes.join('')}</xml>`;
}
