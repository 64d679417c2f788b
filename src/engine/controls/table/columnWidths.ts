import type { Column } from './arrangeColumns';

/** Widths by what a column shows: they may not follow the rows, or every page would move the columns. */
const FORMAT_WIDTHS_PX: Partial<Record<NonNullable<Column['format']>, number>> = {
  number: 100,
  money: 130,
  percent: 100,
  date: 120,
  datetime: 160,
  tag: 110,
};
/** A column of text takes its share of the room that is left, and at least this. */
const TEXT_MIN_PX = 160;
const CELL_PADDING_PX = 24;
const SORT_MARK_PX = 18;
const BUTTON_GAP_PX = 14;
/** Texts are up to this much wider than estimated, because of fractions of pixels. */
const SLACK_PX = 4;
const LAST_LETTER_OF_LATIN = 0x2e7f;

/** The width of a text: of ideographs it is the size of the type, of other letters about 0.58 of it. */
const textPx = (text: string, typePx: number): number =>
  [...text].reduce(
    (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > LAST_LETTER_OF_LATIN ? typePx : typePx * 0.58),
    0,
  );

const HEAD_TYPE_PX = 12;
const BODY_TYPE_PX = 13;

export interface ColumnWidth {
  /** Undefined: its share of the room that is left. */
  readonly widthPx?: number;
  readonly minPx: number;
}

/** The width of a column: as the protocol says, else by its format, and never less than its title needs. */
export function columnWidth({ width, format, sortable }: Column, title: string): ColumnWidth {
  if (width !== undefined) return { widthPx: width, minPx: width };
  const headPx = Math.ceil(textPx(title, HEAD_TYPE_PX)) + CELL_PADDING_PX + (sortable === 1 ? SORT_MARK_PX : 0);
  const formatPx = format && FORMAT_WIDTHS_PX[format];
  if (formatPx === undefined) return { minPx: Math.max(TEXT_MIN_PX, headPx) };
  const widthPx = Math.max(formatPx, headPx);
  return { widthPx, minPx: widthPx };
}

/** The width of the column of buttons: room for all that a row may show, whichever it shows. */
export function actionsWidth(head: string, buttons: readonly string[]): number {
  const buttonsPx = buttons.reduce((sum, title) => sum + textPx(title, BODY_TYPE_PX), 0);
  const gapsPx = Math.max(0, buttons.length - 1) * BUTTON_GAP_PX;
  return Math.ceil(Math.max(textPx(head, HEAD_TYPE_PX), buttonsPx + gapsPx)) + CELL_PADDING_PX + SLACK_PX;
}
