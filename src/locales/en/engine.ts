/** Texts of the page engine. */
export const engine = {};
