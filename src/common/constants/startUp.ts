/** The progress bar of the transitional screen (shell spec §4, §9). */
export const PROGRESS = {
  tickMs: 50,
  /** Per cent reached by ticking. */
  waitsAt: 90,
  /** From the end of the ticking to the full bar. */
  finishMs: 1000,
} as const;
