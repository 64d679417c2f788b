/** The business model and behaviour that imports or exports rows (business spec §7). */
export interface SpreadsheetService {
  readonly moCode: string;
  readonly lgCode: string;
  readonly microclass: string;
}

/** A rule for rows that exist already: one option of the duplicate-handling group. */
export interface DuplicateRule {
  readonly key: string;
  readonly text: string;
  readonly isSelected: boolean;
}

/** What the check in the browser expects of a column, before the file is uploaded. */
export interface CheckedColumn {
  /** Header of the column in the template. */
  readonly title: string;
  readonly type: 'text' | 'number' | 'integer' | 'date';
  readonly isRequired?: boolean;
  /** Whether no value may occur twice in the sheet. */
  readonly isUnique?: boolean;
  /** Characters. */
  readonly maxLength?: number;
  /** The only values that are allowed. */
  readonly options?: readonly string[];
}

export interface ImportRequest {
  readonly service: SpreadsheetService;
  /** The page that asks; the foreground service gets it as a header. */
  readonly pageCode: string;
  readonly title?: string | undefined;
  /** The foreground service: the business call that imports the file and answers when it has ended. */
  readonly api?: string | undefined;
  /** Logic inputs, sent beside `impfile`. */
  readonly input: Readonly<Record<string, unknown>>;
  /** File key of the template. */
  readonly templateKey?: string | undefined;
  readonly duplicateRules: readonly DuplicateRule[];
  /** Columns that are checked before the upload; none: the file is uploaded as it is. */
  readonly columns: readonly CheckedColumn[];
}

export interface ExportColumn {
  readonly key: string;
  readonly text: string;
  readonly isSelected: boolean;
}

export interface ExportRequest {
  readonly service: SpreadsheetService;
  readonly title?: string | undefined;
  readonly input: Readonly<Record<string, unknown>>;
  readonly sheetName: string;
  /** Proposed file name, with or without an extension. */
  readonly filename: string;
  readonly columns: readonly ExportColumn[];
}

/** How an import or export ended; `cancelled` also when its dialog was closed before it began. */
export type SpreadsheetOutcome = 'success' | 'error' | 'cancelled' | 'running';

/** Imports and exports with a dialog. */
export interface SpreadsheetTool {
  import(request: ImportRequest): Promise<SpreadsheetOutcome>;
  export(request: ExportRequest): Promise<SpreadsheetOutcome>;
}
