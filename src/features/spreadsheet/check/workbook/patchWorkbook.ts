import { strFromU8, strToU8 } from 'fflate';
import type { Unzipped } from 'fflate';
import type { Cell } from '../rules/cell';
import { addComments } from './addComments';
import type { CellComment } from './addComments';
import { patchSheet } from './patchSheet';
import type { SheetPatches } from './patchSheet';
import { hasStepsInTargets, plainRelations, sheetPath, textOf, WORKBOOK_RELATIONS } from './relations';
import { failure } from './workbookFailure';

export interface SheetChange {
  readonly name: string;
  readonly patches: SheetPatches;
  readonly comments: readonly CellComment[];
  /** All cells that were read, by row of the sheet, as they are after the change. */
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * The entries of a workbook with changed cells. Everything that does not change is kept byte for byte. Throws when the
 * XML is not as spreadsheet programs write it.
 */
export function patchWorkbook(entries: Unzipped, changes: readonly SheetChange[]): Unzipped {
  const written: Unzipped = { ...entries };
  for (const { name, patches, comments } of changes) {
    if (patches.size === 0 && comments.length === 0) continue;
    const path = sheetPath(entries, name);
    const source = path === undefined ? undefined : written[path];
    if (path === undefined || !source) throw failure('noSheet');
    written[path] = strToU8(patchSheet(strFromU8(source), patches));
    if (comments.length > 0) addComments(written, path, comments);
  }
  const relations = hasStepsInTargets(entries) ? plainRelations(entries) : undefined;
  if (relations !== undefined) written[WORKBOOK_RELATIONS] = strToU8(relations);
  dropCalculationOrder(written);
  return written;
}

/** The order of calculation names cells with formulas; a replaced cell has none any more. Programs make it anew. */
function dropCalculationOrder(entries: Unzipped): void {
  if (!entries['xl/calcChain.xml']) return;
  delete entries['xl/calcChain.xml'];
  for (const path of [WORKBOOK_RELATIONS, '[Content_Types].xml'])
    if (entries[path]) entries[path] = strToU8(textOf(entries, path).replace(/<[^<>]*calcChain[^<>]*\/>/g, ''));
}
