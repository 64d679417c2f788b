import type { Column } from './arrangeColumns';

/** Of a column that says no width, while only the rows in sight can be asked for one. */
const COLUMN_WIDTH_PX = 160;
const LETTER_PX = 7;
const IDEOGRAPH_PX = 13;
const BUTTON_GAP_PX = 14;
const CELL_PADDING_PX = 24;
const LAST_LETTER_OF_LATIN = 0x2e7f;

const lengthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > LAST_LETTER_OF_LATIN ? IDEOGRAPH_PX : LETTER_PX),
    0,
  );

/** The width of a column in a table that shows a window of its rows: the same whichever rows are in it. */
export const columnWidth = ({ width }: Column): number => width ?? COLUMN_WIDTH_PX;

/** The same for buttons with these titles. */
export const actionsWidth = (titles: readonly string[]): number =>
  titles.reduce((sum, title) => sum + lengthOf(title) + BUTTON_GAP_PX, CELL_PADDING_PX);
