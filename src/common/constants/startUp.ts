/** The progress bar of the transitional screen (shell spec §4, §9). */
export const PROGRESS = {
  tickMs: 50,
  /** The ticks stop at this percentage. */
  waitsAt: 90,
  /** Time from the last tick to the full bar. */
  finishMs: 1000,
} as const;
