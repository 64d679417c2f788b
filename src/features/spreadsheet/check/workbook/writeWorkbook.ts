import { zipSync } from 'fflate';
import type { Unzipped } from 'fflate';
import { cellText, isBroken } from '../rules/cell';
import type { Cell } from '../rules/cell';
import { MAX_COLUMNS } from '../sheet/sheetTable';
import { addComments } from './addComments';
import { patchWorkbook } from './patchWorkbook';
import type { SheetChange } from './patchWorkbook';
import { plainWorkbook } from './plainWorkbook';
import type { SheetContent } from './plainWorkbook';
import { readCells } from './readCells';
import { sheetPath } from './relations';
import { failure } from './workbookFailure';
import { storableText } from './xmlText';

export interface WrittenWorkbook {
  readonly bytes: Uint8Array;
  /** It is a new workbook with the cells of the checked sheets alone: formats and other sheets are lost. */
  readonly isPlain: boolean;
}

/** Fast compression; the file is sent or saved once. */
const LEVEL = { level: 4 } as const;

/**
 * Writes the file with its changes. What was written is read again: when a cell differs, or the XML cannot be changed,
 * a plain workbook takes its place, unless parts of the sheets were not read (`isPartial`) and would be lost. Throws a
 * `WorkbookFailure` when that differs as well.
 * @param onStep Called before each of the long steps.
 */
export function writeWorkbook(
  entries: Unzipped,
  changes: readonly SheetChange[],
  isPartial: boolean,
  onStep: () => void,
): WrittenWorkbook {
  let reason: unknown;
  try {
    onStep();
    const patched = patchWorkbook(entries, changes);
    onStep();
    if (
      holds(
        patched,
        changes.filter(({ patches }) => patches.size > 0),
      )
    )
      return { bytes: zipSync(patched, LEVEL), isPlain: false };
  } catch (error) {
    reason = error;
  }
  if (isPartial) throw failure('corrupt', reason);
  onStep();
  const plain = plainWorkbook(changes);
  for (const { name, comments } of changes) {
    const path = sheetPath(plain, name);
    if (path !== undefined && comments.length > 0) addComments(plain, path, comments);
  }
  onStep();
  if (!holds(plain, changes)) throw failure('corrupt', reason);
  return { bytes: zipSync(plain, LEVEL), isPlain: true };
}

/** Whether sheets are read with these cells. */
function holds(entries: Unzipped, sheets: readonly SheetContent[]): boolean {
  if (sheets.length === 0) return true;
  const read = readCells(
    entries,
    sheets.map(({ name }) => name),
  );
  return sheets.every(({ rows }, index) => {
    const found = read[index]?.rows ?? [];
    return rows.every((cells, row) => isSameRow(cells, found[row] ?? []));
  });
}

function isSameRow(expected: readonly Cell[], found: readonly Cell[]): boolean {
  const length = Math.min(MAX_COLUMNS, Math.max(expected.length, found.length));
  for (let column = 0; column < length; column += 1) {
    const cell = expected[column];
    const other = found[column];
    if (cell !== other && comparable(cell) !== comparable(other)) return false;
  }
  return true;
}

/** All errors of formulas are alike: the reader knows the codes of some. */
const comparable = (cell: Cell) => (isBroken(cell) ? '#' : storableText(cellText(cell)).trim());
