/** What becomes of an error that reached the surface. */
export type ErrorPresentation =
  /** `lines` has two entries when the text held a double space (shell spec §8). */
  | { kind: 'toast'; level: 'error' | 'warning'; lines: readonly string[]; durationMs: number }
  /** Somebody has to take note of it before they go on. */
  | { kind: 'alert'; text: string }
  /** Nothing: the session's end leads to the sign-in screen by itself, a cancelled call is nobody's concern. */
  | { kind: 'silence' };

/** The one table from an error to what is shown. */
export interface Errors {
  present(error: unknown): ErrorPresentation;
  /** One line for a place that shows an error itself, for example beside a form. */
  text(error: unknown): string;
}
