import type { CheckedColumn } from '@/common/spreadsheet';
import { columnLetters } from '../rules/cell';
import type { ColumnMatches } from '../rules/matchColumns';
import type { SheetProblem, SheetTable } from './sheetTable';

/** Problems of a sheet that are listed. */
const MAX_PROBLEMS = 20;

/** What is wrong with the header, and with the sheet as a whole. */
export function sheetProblems(
  table: SheetTable,
  columns: readonly CheckedColumn[],
  { matches, duplicates }: ColumnMatches,
): SheetProblem[] {
  const isRequired = new Set(columns.filter((column) => column.isRequired).map(({ title }) => title));
  const missing = matches.flatMap(({ title, column }): SheetProblem[] =>
    column === undefined ? [{ kind: isRequired.has(title) ? 'missing' : 'absent', detail: title }] : [],
  );
  const isIncomplete = missing.some(({ kind }) => kind === 'missing');
  const problems = [
    // Merged cells are told where they may be why a column is missing; otherwise an import reads them as they are.
    ...table.problems.filter(({ kind }) => kind !== 'merged' || isIncomplete),
    ...missing.filter(({ kind }) => kind === 'missing'),
    ...duplicates.map((found): SheetProblem => {
      return { kind: 'duplicate', detail: found.title, columns: found.columns.map(columnLetters) };
    }),
  ];
  const more = problems.splice(MAX_PROBLEMS).length;
  if (more > 0) problems.push({ kind: 'more', detail: String(more) });
  return [...problems, ...missing.filter(({ kind }) => kind === 'absent')];
}
