/** Widths in which the playground shows its page, in pixels; `fit` is the width of the pane. */
export const DEVICES = { desktop: 1440, tablet: 1024, phone: 390, fit: undefined } as const;

export type Device = keyof typeof DEVICES;

export const DEVICE_NAMES = Object.keys(DEVICES) as readonly Device[];

export const isDevice = (value: unknown): value is Device => DEVICE_NAMES.some((name) => name === value);

/** How much smaller a frame is drawn so that it fits into the pane; it is never enlarged. */
export const scaleOf = (paneWidthPx: number, frameWidthPx: number): number =>
  paneWidthPx > 0 ? Math.min(1, paneWidthPx / frameWidthPx) : 1;
