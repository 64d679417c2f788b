/** Height of the window of rows, unless the page says another. */
export const DEFAULT_HEIGHT_PX = 440;
