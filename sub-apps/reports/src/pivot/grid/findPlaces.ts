import { headerText } from '../model/pivotTexts';
import { cellText } from '../model/pivotTable';
import type { HeaderSpan } from '../model/axis';
import type { PivotTexts } from '../model/pivotTexts';
import type { PivotModel } from '../pivotModel';
import { gridSize } from './gridMap';
import type { Place } from './gridMap';

/** Only such texts can be found in figures. */
const IN_FIGURES = /^[\d.,%+\-—▲▼ ]+$/;

export const searchText = (typed: string) => typed.trim().toLowerCase();

/** Whether a shown text contains what is searched; figures also without their separators. `search` is of `searchText`. */
export const isFound = (text: string, search: string): boolean =>
  text.toLowerCase().includes(search) || (text.includes(',') && text.replaceAll(',', '').includes(search));

/**
 * Finds a text in all headers and figures, also in those that are not mounted, from top to bottom. Yields the finds of
 * each row, so that the caller can pause between two of them.
 */
export function* findPlaces(model: PivotModel, texts: PivotTexts, search: string): Generator<readonly Place[]> {
  const { headRows, headColumns } = gridSize(model);
  const finds = (header: HeaderSpan | undefined) => header !== undefined && isFound(headerText(header, texts), search);
  for (let row = 0; row < headRows; row += 1) {
    const headers = model.columns.headerAt[row] ?? [];
    yield headers.flatMap((header, index) =>
      header.level === row && header.start === index && finds(header) ? [{ row, column: headColumns + index }] : [],
    );
  }
  const hasFigures = IN_FIGURES.test(search);
  for (let item = 0; item < model.rows.items.length; item += 1) {
    const row = headRows + item;
    const found: Place[] = [];
    for (let level = 0; level < headColumns; level += 1) {
      const header = model.rows.headerAt[level]?.[item];
      if (header?.start === item && header.level === level && finds(header)) found.push({ row, column: level });
    }
    for (let column = 0; hasFigures && column < model.columns.items.length; column += 1) {
      if (isFound(cellText(model, item, column), search)) found.push({ row, column: headColumns + column });
    }
    yield found;
  }
}
