/** One measured operation of a control or of the page. */
export interface MeasuredOperation {
  /**
   * A trigger, `edit`, `read` or `call`; for the page, a stage. The cost includes the time that a person takes to
   * answer.
   */
  readonly type: string;
  readonly costMs: number;
  /** Codes only: the business interface, the kinds of an event's steps. Never a value. */
  readonly detail: string;
}

/** Name and type of a control in the page's protocol. */
export interface MeasuredControl {
  readonly name: string;
  readonly type: string;
}

/**
 * Records the operations of one opened page: codes, types and times, never a value. A record is one push into a list.
 */
export interface PageMeasures {
  /** Milliseconds since 1970 with fractions, monotonic. */
  now(): number;
  /** Records an operation that started at `startedAt`; without a control it is the page's. */
  note(control: MeasuredControl | undefined, type: string, startedAt: number, detail?: string): void;
  /** Runs the work and records its duration. */
  timed<T>(control: MeasuredControl | undefined, type: string, detail: string, work: () => Promise<T>): Promise<T>;
  /** Records a stage; its cost is the time since the page was opened. */
  reach(stage: 'read' | 'firstscreen' | 'loaded'): void;
  /** The page is closed. */
  end(): void;
}

/** The performance monitor of opened pages. */
export interface PageMonitor {
  /** Starts the measures of a page that begins to load. */
  open(pageCode: string): PageMeasures;
}
