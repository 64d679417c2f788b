import { TOAST } from '@/common/constants/workspace';

export type Tone = 'success' | 'info' | 'warning' | 'error';

export interface Notice {
  tone: Tone;
  lines: readonly string[];
  durationMs: number;
}

/** A toast of 2 s; a text with a double space is shown on two lines, for 3 s (shell spec §8, business spec §8). */
export function notice(tone: Tone, text: string): Notice {
  const [first = '', ...rest] = text.split(/ {2,}/).filter((line) => line !== '');
  const lines = rest.length > 0 ? [first, rest.join(' ')] : [first];
  return { tone, lines, durationMs: lines.length > 1 ? TOAST.longMs : TOAST.shortMs };
}
