/** How a picture is shown: scaled around its middle, then moved by pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The whole picture in the middle. */
export const FITTED: Zoom = { scale: 1, x: 0, y: 0 };

/** Whether the picture is as large as it was fitted; steps in and out of the zoom leave a rounding error. */
export const isFitted = ({ scale }: Zoom): boolean => Math.round(scale * 100) === 100;

/** Factor of one step of the zoom. */
export const ZOOM_STEP = 1.25;

const MIN_SCALE = 0.25;
const MAX_SCALE = 8;

/** A place on the stage, in pixels from its middle. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Point = { x: 0, y: 0 };

/** Scales around a point, within 25 to 800 percent. */
export function zoomBy({ scale, x, y }: Zoom, factor: number, around: Point = MIDDLE): Zoom {
  const next = Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale * factor));
  const ratio = next / scale;
  return { scale: next, x: around.x + (x - around.x) * ratio, y: around.y + (y - around.y) * ratio };
}

/** Moves the picture. @param dx Pixels to the right. @param dy Pixels down. */
export const moveBy = ({ scale, x, y }: Zoom, dx: number, dy: number): Zoom => ({ scale, x: x + dx, y: y + dy });

/** Two fingers on the stage. */
export type Fingers = readonly [Point, Point];

const middleOf = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distanceOf = ([a, b]: Fingers): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Scales and moves the picture with two fingers: what was between them stays between them. */
export function pinch(zoom: Zoom, before: Fingers, after: Fingers): Zoom {
  const [from, to] = [middleOf(before), middleOf(after)];
  // Fingers at the same place tell no scale.
  const factor = distanceOf(before) > 0 ? distanceOf(after) / distanceOf(before) : 1;
  return zoomBy(moveBy(zoom, to.x - from.x, to.y - from.y), factor, to);
}
