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
  /** Runs when the dialog is there: the outcome may take as long as the job. */
  onShown?(): void;
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
  /** Runs when the dialog is there. */
  onShown?(): void;
}

/** An export that the platform begins with a call of its own, such as that of a report. */
export interface FollowedExport {
  /** What is exported, for the list of imports and exports. */
  readonly title: string;
  /** Name of the saved file, with or without its extension `.xlsx`. */
  readonly filename: string;
  /** Makes the call. Resolves to the id of the job; to undefined where the platform tells none. */
  start(): Promise<string | undefined>;
}

/**
 * How an import or export ended; `cancelled` also when its dialog was closed before it began, `running` when another
 * dialog follows it now, or the workspace has ended.
 */
export type SpreadsheetOutcome = 'success' | 'error' | 'cancelled' | 'running';

/** Imports and exports with a dialog. A job goes on when its dialog is closed; its outcome then comes when it ends. */
export interface SpreadsheetTool {
  import(request: ImportRequest): Promise<SpreadsheetOutcome>;
  export(request: ExportRequest): Promise<SpreadsheetOutcome>;
  /**
   * Starts an export and follows its job without a dialog. Resolves when the job has ended; to `running` at once where it
   * has no id. Rejects as the start does: then nothing is followed.
   */
  followExport(request: FollowedExport): Promise<SpreadsheetOutcome>;
}
