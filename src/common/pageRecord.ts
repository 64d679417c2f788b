/** One thing that a control, or the page itself, has done. */
export interface MeasuredOperation {
  /** A trigger, `edit`, `read` or `call`; of a page: a stage. What asks a person, or opens a page, lasts as long as they take. */
  readonly type: string;
  readonly costMs: number;
  /** Codes of what was done: an interface, the kinds of an event's steps. Never a value. */
  readonly detail: string;
}

/** What the page's protocol calls a control. */
export interface MeasuredControl {
  readonly name: string;
  readonly type: string;
}

/** Takes what one opened page costs, as it happens: a push into a list. Codes, types and times, never a value. */
export interface PageMeasures {
  /** Milliseconds since 1970, with fractions, never going back. */
  now(): number;
  /** Notes what has lasted since `begun`; without a control it was the page's. */
  note(control: MeasuredControl | undefined, type: string, begun: number, detail?: string): void;
  /** Runs the work, and notes what it cost. */
  timed<T>(control: MeasuredControl | undefined, type: string, detail: string, work: () => Promise<T>): Promise<T>;
  /** A stage is reached; its cost is the time since the page was opened. */
  reach(stage: 'read' | 'firstscreen' | 'loaded'): void;
  /** The page is gone. */
  end(): void;
}

/** Where somebody wants to know what pages cost. */
export interface PageMonitor {
  /** A page begins to be read. */
  open(pageCode: string): PageMeasures;
}
