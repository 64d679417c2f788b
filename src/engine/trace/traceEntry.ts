export type FactName = 'hidden' | 'required' | 'readonly';
export type TracedProp = FactName | 'value';

interface Common {
  readonly id: number;
  /** What it follows from. */
  readonly cause?: number;
  /** Milliseconds since the trace began. */
  readonly at: number;
}

/** How something that takes its time has ended; missing while it is under way. */
export interface Ending {
  readonly tookMs: number;
  readonly result?: string;
  readonly error?: string;
  readonly isSkipped?: boolean;
}

/** A person changed a control, or a cell of an array (`place`: its row). */
export interface EditEntry extends Common {
  readonly kind: 'edit';
  readonly control: string;
  readonly place?: string;
  readonly before: string;
  readonly after: string;
}

/** A control, or a cell, became something else: by its expression (`source`), or because it was set. */
export interface ChangeEntry extends Common {
  readonly kind: 'change';
  readonly control: string;
  readonly place?: string;
  readonly prop: TracedProp;
  readonly source?: string;
  readonly before: string;
  readonly after: string;
}

export interface EventEntry extends Common {
  readonly kind: 'event';
  readonly trigger: string;
  readonly control?: string;
  ending?: Ending;
}

export interface StepEntry extends Common {
  readonly kind: 'step';
  readonly action: string;
  readonly path?: string;
  readonly params: string;
  ending?: Ending;
}

export interface RequestEntry extends Common {
  readonly kind: 'request';
  readonly api: string;
  readonly input: string;
  ending?: Ending;
}

export type TraceEntry = EditEntry | ChangeEntry | EventEntry | StepEntry | RequestEntry;
