/** Looks of cells in written sheets. `fault` marks a cell that could not be imported, `required` a header. */
export const STYLES = ['plain', 'header', 'date', 'money', 'fault', 'required', 'percent'] as const;

export interface WrittenCell {
  /** A date is its serial number. */
  value: string | number | boolean | undefined;
  style?: (typeof STYLES)[number];
}

export type WrittenRow = readonly WrittenCell[];

export interface SheetOptions {
  name: string;
  /** Width of each column, in characters. */
  widths: readonly number[];
  /** Drop-down lists: the column (zero-based) and the range that holds its options. */
  lists?: readonly { column: number; range: string }[];
}
