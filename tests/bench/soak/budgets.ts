/** Heap that may be retained per opened and closed tab or dialog, in bytes (docs: the project's design, 200 tabs). */
export const RETAINED_BYTES_PER_CYCLE = 20_000;

/**
 * Flat: what grows by less than one in two cycles does not grow with them. A single forgotten node or listener per
 * cycle is twice that.
 */
export const FLAT_PER_CYCLE = 0.5;

/** From the click on a tab to the second frame that shows its panel. */
export const SWITCH_MS = 100;
