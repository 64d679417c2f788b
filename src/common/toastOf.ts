import { TOAST } from './constants/workspace';

export interface Toast {
  /** One line, or more. */
  lines: readonly string[];
  durationMs: number;
}

/** A double space starts a second line (shell, business spec §8). */
function linesOf(text: string): string[] {
  const [first = '', ...rest] = text.split(/ {2,}/).filter((line) => line !== '');
  return rest.length === 0 ? [first] : [first, rest.join(' ')];
}

/** A toast of 2 s, or of 3 s with more lines than one. Several messages in one text are separated by line breaks. */
export function toastOf(text: string): Toast {
  const lines = text.split('\n').flatMap(linesOf);
  return { lines, durationMs: lines.length > 1 ? TOAST.longMs : TOAST.shortMs };
}
