import { setImmediate } from 'node:timers/promises';
import { ApiError } from '../apiError';
import { localise } from '../languages/localise';
import type { Language } from '../languages/table';
import { LANGUAGES } from '../languages/table';
import type { Fault, FindOption, ImportColumn, Value } from './columns';
import { parseCell } from './columns';
import type { FaultyRow } from './errorFile';
import { writeErrorFile } from './errorFile';
import type { JobCounts, JobUpdate } from './jobs/job';
import { JobFailure } from './jobs/job';
import type { ImportModel, RowValues, SaveContext, UnitOutcome } from './models/importModel';
import type { Sheet, SheetRow } from './read/cell';
import { isBlank } from './read/cell';
import type { Table } from './read/findHeader';
import { findHeader } from './read/findHeader';
import { isExample } from './template';

export interface ImportOptions {
  model: ImportModel;
  context: SaveContext;
  language: Language;
  /** Rows of one sheet. */
  mostRows: number;
  readSheets: () => Promise<readonly Sheet[]>;
  /** Stores the file with the faulty rows and returns its address. */
  storeErrors: (file: Uint8Array) => Promise<string>;
  /** Called with what became of the rows, also when the import is cancelled. */
  onRowsEnd: (counts: JobCounts) => void;
}

/** Rows that are checked and saved between two pauses. */
const ROWS_PER_STEP = 1_000;
/** Per cent when the sheets are read, and when all rows are saved. */
const PROGRESS = { read: 10, saved: 95 } as const;

interface LocatedRow {
  table: Table;
  row: SheetRow;
}

/** Finds options by their texts in all languages. */
function optionFinder(): FindOption {
  const known = new Map<ImportColumn, Map<string, NonNullable<ReturnType<FindOption>>>>();
  return (column, text) => {
    let byText = known.get(column);
    if (!byText) {
      const named = (column.options ?? []).flatMap((option) =>
        [option.key, ...LANGUAGES.map((language) => localise(option.text, language))].map(
          (name) => [name, option] as const,
        ),
      );
      byText = new Map(named);
      known.set(column, byText);
    }
    return byText.get(text);
  };
}

/** Rows of each record: one row each, or all rows with the same value in the grouping column. */
function unitsOf(tables: readonly Table[], groupedBy: string | undefined): LocatedRow[][] {
  const rows = tables.flatMap((table) => table.rows.map((row) => ({ table, row })));
  if (groupedBy === undefined) return rows.map((row) => [row]);
  const units = new Map<unknown, LocatedRow[]>();
  for (const located of rows) {
    const column = [...located.table.positions].find(([{ key }]) => key === groupedBy);
    const cell = column && located.row.cells[column[1]];
    // A row without the value is a unit of its own, and will be told what it lacks.
    const group = isBlank(cell) ? located : String(cell).trim();
    const unit = units.get(group);
    if (unit) unit.push(located);
    else units.set(group, [located]);
  }
  return [...units.values()];
}

/** Checks the cells of a row, and that unique values occur once in the file. */
function checkRow({ table, row }: LocatedRow, findOption: FindOption, firstLines: Map<string, number>) {
  const values = new Map<string, Value>();
  const faults: Fault[] = [];
  for (const [column, position] of table.positions) {
    const value = parseCell(column, row.cells[position], findOption);
    if (typeof value === 'object') faults.push(value);
    else if (value !== undefined) values.set(column.key, value);
    if (!column.isUnique || value === undefined || typeof value === 'object') continue;
    const seen = `${column.key}\n${value}`;
    const line = firstLines.get(seen);
    if (line === undefined) firstLines.set(seen, row.line);
    else faults.push({ column: column.key, key: 'spreadsheet.twice_in_file', params: { line } });
  }
  return { values: values as RowValues, faults };
}

function trySave(model: ImportModel, work: () => UnitOutcome): UnitOutcome {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const column = model.columnOfError[error.code];
    return { row: 0, fault: { key: error.code, params: error.params, ...(column && { column }) } };
  }
}

/** Takes units until they have enough rows for a step. A unit is never divided. */
function* steps(units: readonly LocatedRow[][]): Generator<LocatedRow[][]> {
  let step: LocatedRow[][] = [];
  let rows = 0;
  for (const unit of units) {
    step.push(unit);
    rows += unit.length;
    if (rows < ROWS_PER_STEP) continue;
    yield step;
    step = [];
    rows = 0;
  }
  if (step.length > 0) yield step;
}

function tablesOf(sheets: readonly Sheet[], { model, context, mostRows }: ImportOptions): Table[] {
  const columns = model.columns(context.caller.company);
  const tables = sheets.map((sheet) => {
    if (!sheet.rows.some(({ cells }) => !cells.every(isBlank)))
      throw new JobFailure('spreadsheet.no_rows', { sheet: sheet.name });
    const table = findHeader(sheet, columns);
    const rows = table.rows.filter((row) => !row.cells.every(isBlank) && !isExample(model, table, row));
    if (rows.length > mostRows) throw new JobFailure('spreadsheet.too_many_rows', { sheet: sheet.name, max: mostRows });
    return { ...table, rows };
  });
  if (!tables.some(({ rows }) => rows.length > 0))
    throw new JobFailure('spreadsheet.no_rows', { sheet: sheets[0]?.name ?? '' });
  return tables;
}

/**
 * Imports the rows of a workbook in steps: checks each row, saves the good ones, and writes the faulty ones into a file
 * with their reasons. A record is saved as a whole or not at all. Throws JobFailure when no row can be read.
 */
export async function* importRows(options: ImportOptions): AsyncGenerator<JobUpdate, JobUpdate> {
  const { model, context, language } = options;
  const tables = tablesOf(await options.readSheets(), options);
  const units = unitsOf(tables, model.groupedBy);
  const total = units.reduce((sum, unit) => sum + unit.length, 0);
  const counts: JobCounts = { total, processed: 0, faulty: 0, ignored: 0 };
  const faulty: FaultyRow[] = [];
  const [findOption, firstLines] = [optionFinder(), new Map<string, number>()];
  yield { counts: { ...counts }, progress: PROGRESS.read };

  try {
    for (const step of steps(units)) {
      const save = model.begin(context);
      for (const unit of step) {
        const checked = unit.map((located) => ({ ...located, ...checkRow(located, findOption, firstLines) }));
        const isSound = checked.every(({ faults }) => faults.length === 0);
        const outcome = isSound ? trySave(model, () => save(checked.map(({ values }) => values))) : undefined;
        counts.processed += unit.length;
        if (outcome === 'ignored') counts.ignored += unit.length;
        if (outcome === 'ignored' || outcome === 'saved') continue;
        counts.faulty += unit.length;
        if (outcome) checked[outcome.row]?.faults.push(outcome.fault);
        for (const { table, row, faults } of checked)
          faulty.push({ table, row, faults: faults.length > 0 ? faults : [{ key: 'spreadsheet.sibling_faulty' }] });
      }
      const share = counts.processed / Math.max(1, total);
      yield { counts: { ...counts }, progress: Math.floor(PROGRESS.read + share * (PROGRESS.saved - PROGRESS.read)) };
    }
  } finally {
    options.onRowsEnd(counts);
  }
  if (faulty.length === 0) return {};
  const file = yield* writeErrorFile(tables, faulty, language);
  return { errorFileUrl: await options.storeErrors(file) };
}

/** Runs steps to their end without pauses for others, but lets the process answer calls between them. */
export async function runAtOnce(work: AsyncGenerator<JobUpdate, JobUpdate | undefined>): Promise<JobUpdate> {
  const result: JobUpdate = {};
  for (;;) {
    const { value, done } = await work.next();
    Object.assign(result, value);
    if (done) return result;
    await setImmediate();
  }
}
