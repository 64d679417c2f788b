import { textPx } from '@/ui/list/fitActions';
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
/** Texts are up to this much wider than estimated, because of fractions of pixels. */
const SLACK_PX = 4;
const HEAD_TYPE_PX = 12;

export interface ColumnWidth {
  /** Undefined: its share of the room that is left. */
  readonly widthPx?: number;
  readonly minPx: number;
}

/**
 * The width of a column: as the protocol says, else by its format, and never less than its title needs. Bars take their
 * share of the room that is left, as texts do.
 */
export function columnWidth({ width, format, sortable, bar }: Column, title: string): ColumnWidth {
  if (width !== undefined) return { widthPx: width, minPx: width };
  const headPx = Math.ceil(textPx(title, HEAD_TYPE_PX)) + CELL_PADDING_PX + (sortable === 1 ? SORT_MARK_PX : 0);
  const formatPx = format && FORMAT_WIDTHS_PX[format];
  if (formatPx === undefined) return { minPx: Math.max(TEXT_MIN_PX, headPx) };
  const minPx = Math.max(formatPx, headPx);
  return bar === 1 ? { minPx } : { widthPx: minPx, minPx };
}

/** The width of the column of buttons, which have this much room in it whichever of them a row shows. */
export function actionsWidth(head: string, roomPx: number): number {
  return Math.ceil(Math.max(textPx(head, HEAD_TYPE_PX), roomPx)) + CELL_PADDING_PX + SLACK_PX;
}
