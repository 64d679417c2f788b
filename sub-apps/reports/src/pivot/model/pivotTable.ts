import { figureText } from '../../figures/figureText';
import type { CopiedTable } from '../copyText';
import type { PivotModel } from '../pivotModel';
import { itemTexts } from './pivotTexts';
import type { PivotTexts } from './pivotTexts';

/** Rows and columns of figures, from the first to the last one. */
export interface FigureRange {
  rowStart: number;
  rowEnd: number;
  columnStart: number;
  columnEnd: number;
}

export const wholeRange = ({ rows, columns }: PivotModel): FigureRange => ({
  rowStart: 0,
  rowEnd: rows.items.length - 1,
  columnStart: 0,
  columnEnd: columns.items.length - 1,
});

/** A total that the answer does not have is an empty cell. */
export const cellText = (model: PivotModel, row: number, column: number): string => {
  const figure = model.figureAt(row, column);
  const value = model.columns.items[column]?.value;
  return figure === undefined || !value ? '' : figureText(figure, value);
};

/**
 * A part of the table as texts, with the headers of its rows and columns. Headers are repeated for every row and column
 * that they cover, so that each can be read, sorted and filtered alone.
 */
export function pivotTable(model: PivotModel, texts: PivotTexts, range: FigureRange = wholeRange(model)): CopiedTable {
  const { rows, columns, source } = model;
  const columnItems = columns.items.slice(range.columnStart, range.columnEnd + 1);
  const dimensions = Array.from({ length: rows.levels }, (_, level) => source.data.rows[level]?.title ?? '');
  const valueLevel = columns.levels - 1;
  const columnWords = columnItems.map((item) => [...itemTexts(item, valueLevel, texts), item.value.title]);
  const head = Array.from({ length: columns.levels }, (_, level) => {
    const corner =
      level === valueLevel ? dimensions : cornerTexts(rows.levels, source.data.columns[level]?.title ?? '');
    return [...corner, ...columnWords.map((words) => words[level] ?? '')];
  });
  const body = rows.items
    .slice(range.rowStart, range.rowEnd + 1)
    .map((item, index) => [
      ...itemTexts(item, rows.levels, texts),
      ...columnItems.map((_, column) => cellText(model, range.rowStart + index, range.columnStart + column)),
    ]);
  return { head, rows: body };
}

/** The name of a column dimension is beside its members. */
const cornerTexts = (levels: number, title: string): string[] =>
  Array.from({ length: levels }, (_, level) => (level === levels - 1 ? title : ''));
