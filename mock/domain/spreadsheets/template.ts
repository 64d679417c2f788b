import type { Company } from '../company/company';
import { localise } from '../languages/localise';
import type { Language } from '../languages/table';
import type { ImportColumn, Value } from './columns';
import type { ImportModel } from './models/importModel';
import { dayOf, numberOf, serialOfDay, textOf } from './read/cell';
import type { SheetRow } from './read/cell';
import type { Table } from './read/findHeader';
import { columnName, createXlsxWriter } from './write/createXlsxWriter';
import type { WrittenCell } from './write/written';

const WIDTH = 18;

const optionText = ({ options }: ImportColumn, value: Value, language: Language) =>
  localise(options?.find(({ key }) => key === value)?.text ?? String(value), language);

function exampleCell(column: ImportColumn, value: Value | undefined, language: Language): WrittenCell {
  if (value === undefined) return { value };
  if (column.type === 'date') return { value: serialOfDay(Number(value)), style: 'date' };
  return { value: column.options ? optionText(column, value, language) : value };
}

/** Whether a row is the template's example, which people often leave in the file. */
export function isExample({ example }: ImportModel, { positions }: Table, { cells }: SheetRow): boolean {
  return [...positions].every(([column, place]) => {
    const expected = example[column.key];
    // Options are left out: their text depends on the language of the template.
    if (column.options) return true;
    const cell = cells[place];
    if (column.type === 'date') return dayOf(cell) === expected;
    return typeof expected === 'number' ? numberOf(cell) === expected : (textOf(cell) ?? '') === (expected ?? '');
  });
}

/**
 * A workbook to fill in: a header, red where a value is required, an example row, and a second sheet with the options
 * of drop-down lists.
 */
export function writeTemplate(model: ImportModel, company: Company, language: Language): Uint8Array {
  const columns = model.columns(company);
  const listed = columns.filter(({ options }) => options !== undefined);
  const optionSheet = localise('spreadsheet.options', language);
  const writer = createXlsxWriter();
  writer.addSheet({
    name: localise(model.title, language),
    widths: columns.map(() => WIDTH),
    lists: listed.map((column, at) => ({
      column: columns.indexOf(column),
      range: `'${optionSheet}'!$${columnName(at)}$2:$${columnName(at)}$${(column.options?.length ?? 0) + 1}`,
    })),
  });
  writer.addRows([
    columns.map(({ title, isRequired }) => ({
      value: localise(title, language),
      style: isRequired ? ('required' as const) : ('header' as const),
    })),
    columns.map((column) => exampleCell(column, model.example[column.key], language)),
  ]);
  writer.addSheet({ name: optionSheet, widths: listed.map(() => WIDTH) });
  const longest = Math.max(0, ...listed.map(({ options }) => options?.length ?? 0));
  writer.addRows([
    listed.map(({ title }) => ({ value: localise(title, language), style: 'header' as const })),
    ...Array.from({ length: longest }, (_, row) =>
      listed.map(({ options }) => ({ value: options?.[row] && localise(options[row].text, language) })),
    ),
  ]);
  return writer.finish();
}
