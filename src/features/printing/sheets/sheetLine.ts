export interface SheetLineValues {
  readonly page: number;
  readonly pages: number;
  readonly title: string;
  readonly date: string;
}

/** The line at head or foot of a sheet, with {page}, {pages}, {title} and {date} replaced. */
export const sheetLine = (line: string, values: SheetLineValues): string =>
  line.replace(/\{(page|pages|title|date)\}/g, (_whole, name: keyof SheetLineValues) => String(values[name]));
