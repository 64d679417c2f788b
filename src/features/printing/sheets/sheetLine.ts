import { shorten } from '@/common/format/shorten';

export interface SheetLineValues {
  readonly page: number;
  readonly pages: number;
  readonly title: string;
  readonly date: string;
}

/** More characters do not fit into one line of the largest sheet. */
const MAX_LINE_LENGTH = 500;

/** The line at head or foot of a sheet, with {page}, {pages}, {title} and {date} replaced. */
export function sheetLine(line: string, values: SheetLineValues): string {
  const text = shorten(line, MAX_LINE_LENGTH).replace(
    /\{(page|pages|title|date)\}/g,
    (_whole, name: keyof SheetLineValues) => String(values[name]),
  );
  return shorten(text, MAX_LINE_LENGTH);
}
