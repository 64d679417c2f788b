import type { Toast } from '@/common/toastOf';

/** How an error that reached the surface is shown. */
export type ErrorPresentation =
  | ({ kind: 'toast'; tone: 'error' | 'warning' } & Toast)
  /** The person has to confirm it before going on. */
  | { kind: 'alert'; text: string }
  /** Nothing: the end of a session leads to the sign-in screen by itself, and a cancelled call was given up on purpose. */
  | { kind: 'silence' };

/** The one table from an error to what is shown. */
export interface Errors {
  present(error: unknown): ErrorPresentation;
  /** The words for a place that shows an error itself, for example beside a form. */
  text(error: unknown): string;
}
