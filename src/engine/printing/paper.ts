import type { FileEntry } from '../controls/file/entries';
import type { Tone } from '../controls/shared/Tag';
import type { ControlModel } from '../model/controlModel';

/** A text on paper. `undefined` tone: no tag. In a cell of a table, pictures may stand in its place. */
export interface PaperText {
  readonly text: string;
  readonly tone?: Tone | undefined;
  readonly pictures?: readonly FileEntry[];
}

export interface PaperField extends PaperText {
  readonly name: string;
  readonly label: string;
  /** Columns of the grid that it takes. */
  readonly span: number;
  /** A total stands at the right, in larger type. */
  readonly isTotal?: boolean;
}

export interface PaperColumn {
  readonly key: string;
  readonly title: string;
  readonly isNumeric: boolean;
  /** Its part of the width of the table, in per cent. */
  readonly share: number;
}

/** A row of a table, or the line above the rows of a section. */
export type PaperRow =
  | { readonly key: string; readonly cells: readonly PaperText[]; readonly section?: undefined }
  | { readonly key: string; readonly cells?: undefined; readonly section: string };

export interface PaperTable {
  readonly kind: 'table';
  readonly name: string;
  readonly title: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
  /** How many of all rows are printed; empty when all are. */
  readonly scope: string;
  readonly totals: readonly string[];
}

/** A page for paper, from top to bottom, without containers: whatever stands in tabs or folded cards is there. */
export type PaperPart =
  | { readonly kind: 'heading'; readonly key: string; readonly text: string; readonly level: 1 | 2 }
  | { readonly kind: 'fields'; readonly columns: number; readonly fields: readonly PaperField[] }
  | PaperTable
  /** It is more than text, and drawn by the view of its control. */
  | { readonly kind: 'figure'; readonly control: ControlModel; readonly label: string };

/** The heading of the print, what is left out of it, and the columns of its fields. */
export interface PaperOptions {
  /** Tracked. Empty: no heading. */
  heading(): string;
  readonly hidden: ReadonlySet<string>;
  readonly columns?: number | undefined;
}
