/** A value with the values before and after it, for undo and redo. */
export interface History<Value> {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
  /** What the last change was about: further changes of the same are one step. */
  subject?: string;
}

/** Steps that can be undone. */
const MOST_STEPS = 100;

export const startHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] });

/** Adds a step. Changes of one subject, such as typing into one field, are one step. */
export function changeHistory<Value>(history: History<Value>, present: Value, subject?: string): History<Value> {
  if (present === history.present) return history;
  const isSameStep = subject !== undefined && subject === history.subject;
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present, future: [], ...(subject !== undefined && { subject }) };
}

/** One step back; the same history when there is none. */
export function undoStep<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  const previous = past.at(-1);
  return previous === undefined
    ? history
    : { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

/** One step forward; the same history when there is none. */
export function redoStep<Value>(history: History<Value>): History<Value> {
  const [next, ...future] = history.future;
  return next === undefined ? history : { past: [...history.past, history.present], present: next, future };
}
