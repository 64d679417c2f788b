import { localise, localiseWith } from '../languages/localise';
import type { Language } from '../languages/table';
import type { Fault } from './columns';
import type { JobUpdate } from './jobs/job';
import type { Cell, SheetRow } from './read/cell';
import { isBroken, isDateCell } from './read/cell';
import type { Table } from './read/findHeader';
import { createXlsxWriter } from './write/createXlsxWriter';
import type { WrittenCell, WrittenRow } from './write/written';

export interface FaultyRow {
  table: Table;
  row: SheetRow;
  faults: readonly Fault[];
}

const ROWS_PER_STEP = 1_000;
const CELL_WIDTH = 16;
const REASON_WIDTH = 48;

function writtenCell(cell: Cell): WrittenCell {
  if (isDateCell(cell)) return { value: cell.serial, style: 'date' };
  return { value: isBroken(cell) ? cell.error : cell };
}

/** `客户名称：必填；联系电话：电话号码格式不正确`. */
function reasonText(table: Table, faults: readonly Fault[], language: Language): string {
  const titleOf = (key: string) => [...table.positions.keys()].find((column) => column.key === key)?.title ?? key;
  const reasons = faults.map(({ column, key, params }) => {
    const reason = localiseWith(key, language, params);
    const title = column === undefined ? undefined : titleOf(column);
    return title === undefined || reason.startsWith(title)
      ? reason
      : localiseWith('spreadsheet.reason', language, { column: title, reason });
  });
  return reasons.join(localise('spreadsheet.separator', language));
}

function writtenRow({ table, row, faults }: FaultyRow, language: Language): WrittenRow {
  const wrong = new Set(faults.map(({ column }) => column));
  const marked = new Set([...table.positions].flatMap(([{ key }, place]) => (wrong.has(key) ? [place] : [])));
  const cells = table.header.map((_, place): WrittenCell => {
    const cell = writtenCell(row.cells[place]);
    return marked.has(place) ? { ...cell, style: 'fault' } : cell;
  });
  return [...cells, { value: reasonText(table, faults, language) }];
}

/**
 * Writes the faulty rows as they were, with one more column for the reason and the faulty cells in red. Sheets and
 * headers are those of the imported file, so that the corrected file can be imported again.
 */
export function* writeErrorFile(
  tables: readonly Table[],
  faulty: readonly FaultyRow[],
  language: Language,
): Generator<JobUpdate, Uint8Array> {
  const writer = createXlsxWriter();
  for (const table of tables) {
    const rows = faulty.filter((row) => row.table === table);
    if (rows.length === 0) continue;
    writer.addSheet({ name: table.sheet, widths: [...table.header.map(() => CELL_WIDTH), REASON_WIDTH] });
    const header = table.header.map((cell): WrittenCell => ({ value: writtenCell(cell).value, style: 'header' }));
    writer.addRows([[...header, { value: localise('spreadsheet.reason_title', language), style: 'header' }]]);
    for (let first = 0; first < rows.length; first += ROWS_PER_STEP) {
      writer.addRows(rows.slice(first, first + ROWS_PER_STEP).map((row) => writtenRow(row, language)));
      yield {};
    }
  }
  return writer.finish();
}
