import type { Unzipped } from 'fflate';
import { attribute } from './attribute';
import { sheetPath } from './relations';

const ROW = /<(?:[\w.-]+:)?row(?:\s[^<>]*)?>/g;
/** A start tag of a value or a text that is not empty. */
const CONTENT = /<(?:[\w.-]+:)?[vt](?:\s[^<>]*)?>(?:[^<]|<!\[CDATA\[)/;
const WORKSHEET = /^xl\/worksheets\/[^/]+\.xml$/i;

/**
 * Whether a sheet has a cell with a content below a row, counted from 1. The size that it declares is no proof: programs
 * declare a million rows for the formats of empty cells.
 */
export function hasContentBelow(entries: Unzipped, name: string, row: number): boolean {
  const path = sheetPath(entries, name);
  // A reader may find a sheet without its relation; then it is one of these.
  const paths = path === undefined ? Object.keys(entries).filter((entry) => WORKSHEET.test(entry)) : [path];
  // Tags and numbers are ASCII; one byte for a character takes half of the memory.
  return paths.some((entry) => isBelow(new TextDecoder('latin1').decode(entries[entry]), row));
}

function isBelow(xml: string, lastRow: number): boolean {
  let number = 0;
  let from = -1;
  const isFull = (to: number) => from >= 0 && CONTENT.test(xml.slice(from, to));
  for (const { 0: tag, index } of xml.matchAll(ROW)) {
    if (isFull(index)) return true;
    number = Number(attribute(tag, 'r') ?? number + 1);
    from = number > lastRow ? index : -1;
  }
  return isFull(xml.length);
}
