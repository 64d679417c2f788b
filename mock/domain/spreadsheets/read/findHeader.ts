import type { ImportColumn } from '../columns';
import { localise } from '../../languages/localise';
import { LANGUAGES } from '../../languages/table';
import { JobFailure } from '../jobs/job';
import type { Cell, Sheet, SheetRow } from './cell';

/** The header is among the first lines of a sheet; titles and notes may be above it. */
export const HEADER_LINES = 20;
/** A single known word may be part of a note. */
const FEWEST_TITLES = 2;

/** A sheet with a known header. */
export interface Table {
  sheet: string;
  /** The header's cells as they are in the file. */
  header: readonly Cell[];
  /** Position of each column that the sheet has. */
  positions: ReadonlyMap<ImportColumn, number>;
  rows: readonly SheetRow[];
}

/** Without spaces and the mark of required columns. */
const normalise = (cell: Cell) => (typeof cell === 'string' ? cell.replace(/[\s*＊]/g, '').toLowerCase() : '');

/** Columns by their titles in all languages. */
function columnsByTitle(columns: readonly ImportColumn[]): ReadonlyMap<string, ImportColumn> {
  return new Map(
    columns.flatMap((column) =>
      LANGUAGES.map((language) => [normalise(localise(column.title, language)), column] as const),
    ),
  );
}

function positionsIn(row: SheetRow, byTitle: ReadonlyMap<string, ImportColumn>) {
  const found = row.cells.flatMap((cell, place) => {
    const column = byTitle.get(normalise(cell));
    return column ? [[column, place] as const] : [];
  });
  return { found, positions: new Map(found) };
}

/**
 * Finds the line with the most titles of columns, in any language; unknown columns stay unread. Throws JobFailure when
 * there is none, when a required column is missing, or when one occurs twice.
 */
export function findHeader({ name, rows }: Sheet, columns: readonly ImportColumn[]): Table {
  const byTitle = columnsByTitle(columns);
  const candidates = rows
    .filter(({ line }) => line <= HEADER_LINES)
    .map((row) => ({ row, ...positionsIn(row, byTitle) }));
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (chosen, next) => (next.positions.size > (chosen?.positions.size ?? 0) ? next : chosen),
    undefined,
  );
  if (!best || best.positions.size < Math.min(FEWEST_TITLES, columns.length))
    throw new JobFailure('spreadsheet.no_header', { sheet: name });
  const { row, found, positions } = best;
  const missing = columns.find((column) => column.isRequired && !positions.has(column));
  if (missing) throw new JobFailure('spreadsheet.column_missing', { sheet: name, column: missing.title });
  const twice = found.find(([column, place]) => positions.get(column) !== place)?.[0];
  if (twice) throw new JobFailure('spreadsheet.column_twice', { sheet: name, column: twice.title });
  return { sheet: name, header: row.cells, positions, rows: rows.filter(({ line }) => line > row.line) };
}
