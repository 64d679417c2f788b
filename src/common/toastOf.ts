import { TOAST } from './constants/workspace';

export interface Toast {
  /** One line, or two. */
  lines: readonly string[];
  durationMs: number;
}

/**
 * A toast of 2 s. A double space in the text starts a second line, and the toast takes 3 s (shell, business spec §8).
 */
export function toastOf(text: string): Toast {
  const [first = '', ...rest] = text.split(/ {2,}/).filter((line) => line !== '');
  if (rest.length === 0) return { lines: [first], durationMs: TOAST.shortMs };
  return { lines: [first, rest.join(' ')], durationMs: TOAST.longMs };
}
