import { headerText } from '../model/pivotTexts';
import { cellText } from '../model/pivotTable';
import type { AxisItem, HeaderSpan } from '../model/axis';
import type { PivotTexts } from '../model/pivotTexts';
import type { ColumnItem, PivotModel } from '../pivotModel';

/** A header or a figure that contains what is searched, wherever folds and sorting put it. */
export type Find =
  | { readonly kind: 'header'; readonly axis: 'rows' | 'columns'; readonly header: HeaderSpan }
  | { readonly kind: 'figure'; readonly row: AxisItem; readonly column: ColumnItem };

/** Only such texts can be found in figures. */
const IN_FIGURES = /^[\d.,%+\-—▲▼ ]+$/;

export const searchText = (typed: string) => typed.trim().toLowerCase();

/** Whether a shown text contains what is searched; figures also without their separators. `search` is of `searchText`. */
export const isFound = (text: string, search: string): boolean =>
  text.toLowerCase().includes(search) || (text.includes(',') && text.replaceAll(',', '').includes(search));

/**
 * Finds a text in all headers and figures of a model, also in those that are not mounted, from top to bottom. Yields the
 * finds of each row, so that the caller can pause between two of them.
 */
export function* findTexts(model: PivotModel, texts: PivotTexts, search: string): Generator<readonly Find[]> {
  const { rows, columns } = model;
  const finds = (header: HeaderSpan | undefined): header is HeaderSpan =>
    header !== undefined && isFound(headerText(header, texts), search);
  for (let level = 0; level < columns.levels; level += 1) {
    const headers = columns.headerAt[level] ?? [];
    yield headers
      .filter((header, index) => header.level === level && header.start === index && finds(header))
      .map((header): Find => ({ kind: 'header', axis: 'columns', header }));
  }
  const hasFigures = IN_FIGURES.test(search);
  for (const [item, row] of rows.items.entries()) {
    const found: Find[] = [];
    for (let level = 0; level < rows.levels; level += 1) {
      const header = rows.headerAt[level]?.[item];
      if (header?.start === item && header.level === level && finds(header)) {
        found.push({ kind: 'header', axis: 'rows', header });
      }
    }
    if (hasFigures) {
      columns.items.forEach((column, index) => {
        if (isFound(cellText(model, item, index), search)) found.push({ kind: 'figure', row, column });
      });
    }
    yield found;
  }
}
