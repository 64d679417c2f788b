/** The verdict in a table beside a budget. */
export type Verdict = 'met' | 'missed' | 'not measured';

/** Compares a figure with the most that it may be. A figure that fits exactly is met. */
export function verdict(figure: number | undefined, atMost: number): Verdict {
  if (figure === undefined) return 'not measured';
  return figure <= atMost ? 'met' : 'missed';
}

/** Compares a figure with the least that it may be. */
export function verdictAtLeast(figure: number | undefined, atLeast: number): Verdict {
  if (figure === undefined) return 'not measured';
  return figure >= atLeast ? 'met' : 'missed';
}
