import type { Unzipped } from 'fflate';
import { cellText, columnLetters, shortText } from '../rules/cell';
import type { Cell } from '../rules/cell';
import { findHeaderRow, HEADER_ROWS } from '../rules/matchColumns';
import { MAX_COLUMNS, MAX_ROWS } from '../sheet/sheetTable';
import type { SheetProblem, SheetTable } from '../sheet/sheetTable';
import { readCells, SHEET_ROWS } from './readCells';
import type { SheetCells } from './readCells';
import { hasContentBelow } from './hasContentBelow';

/** Reads sheets as tables; all that are visible without `names`. Throws a `WorkbookFailure`. */
export const readTables = (
  entries: Unzipped,
  names: readonly string[] | undefined,
  titles: readonly string[],
): SheetTable[] =>
  readCells(entries, names).map((sheet) =>
    tableOf(sheet, titles, () => hasContentBelow(entries, sheet.name, SHEET_ROWS)),
  );

/** @param hasMore Whether the sheet goes on below the rows that are read; it takes time to find out. */
function tableOf(sheet: SheetCells, titles: readonly string[], hasMore: () => boolean): SheetTable {
  const { name, rows: all, isWide, isFrom1904 } = sheet;
  const headers = headerRows(sheet);
  const headerRow = findHeaderRow(
    titles,
    headers.map((cells) => Array.from(cells, (cell) => cellText(cell))),
  );
  const header = Array.from(headers[headerRow] ?? [], (cell) =>
    shortText(typeof cell === 'string' ? cell : cellText(cell)),
  );
  while (header.length > 0 && header.at(-1)?.trim() === '') header.pop();
  const rows = all.slice(headerRow + 1, headerRow + 1 + MAX_ROWS);
  const problems: SheetProblem[] = [];
  if (rows.length === 0) problems.push({ kind: 'empty', detail: name });
  if (all.length > headerRow + 1 + MAX_ROWS || hasMore()) problems.push({ kind: 'cut', detail: String(MAX_ROWS) });
  if (isWide) problems.push({ kind: 'wide', detail: String(MAX_COLUMNS) });
  for (const { s, e } of sheet.merges)
    // Only its first column has the title.
    if (s.r <= headerRow && e.r >= headerRow && e.c > s.c && s.c < MAX_COLUMNS)
      problems.push({ kind: 'merged', detail: `${columnLetters(s.c)}${s.r + 1}:${columnLetters(e.c)}${e.r + 1}` });
  return { name, headerRow, header, above: all.slice(0, headerRow + 1), rows, problems, isFrom1904 };
}

/** The rows in which the header is looked for. A cell that is merged downwards counts in each of its rows. */
function headerRows({ rows, merges }: SheetCells): Cell[][] {
  const headers = rows.slice(0, HEADER_ROWS).map((cells) => [...cells]);
  for (const { s, e } of merges) {
    const cell = headers[s.r]?.[s.c];
    if (cell === undefined) continue;
    for (let row = s.r + 1; row <= Math.min(e.r, headers.length - 1); row += 1) {
      const below = headers[row];
      if (below) below[s.c] ??= cell;
    }
  }
  return headers;
}
