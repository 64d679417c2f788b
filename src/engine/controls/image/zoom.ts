/** How a picture is shown: scaled around its middle, then moved by pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The whole picture in the middle. */
export const FITTED: Zoom = { scale: 1, x: 0, y: 0 };

const MIN_SCALE = 0.25;
const MAX_SCALE = 8;

/** Scales around the middle of the stage, within 25 to 800 percent. */
export function zoomBy({ scale, x, y }: Zoom, factor: number): Zoom {
  const next = Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale * factor));
  return { scale: next, x: (x * next) / scale, y: (y * next) / scale };
}

/** Moves the picture. @param dx Pixels to the right. @param dy Pixels down. */
export const moveBy = ({ scale, x, y }: Zoom, dx: number, dy: number): Zoom => ({ scale, x: x + dx, y: y + dy });
