import { FITTED, isFitted, moveBy, pinch, zoomBy, ZOOM_STEP } from './zoom';
import type { Fingers } from './zoom';

it('a picture is zoomed within 25 and 800 percent, around the middle of the stage', () => {
  expect(zoomBy(FITTED, 100).scale).toBe(8);
  expect(zoomBy(FITTED, 0.001).scale).toBe(0.25);
  expect(zoomBy(moveBy(FITTED, 10, -20), 2)).toEqual({ scale: 2, x: 20, y: -40 });
});

it('what is between two fingers stays between them', () => {
  const before: Fingers = [
    { x: 10, y: 0 },
    { x: 30, y: 40 },
  ];
  const after: Fingers = [
    { x: 0, y: 10 },
    { x: 40, y: 90 },
  ];
  const zoom = { scale: 1.5, x: 5, y: -5 };
  const next = pinch(zoom, before, after);
  expect(next.scale).toBe(3);
  const shownAt = ({ scale, x, y }: typeof zoom, point: { x: number; y: number }) => ({
    x: (point.x - x) / scale,
    y: (point.y - y) / scale,
  });
  expect(shownAt(next, { x: 20, y: 50 })).toEqual(shownAt(zoom, { x: 20, y: 20 }));
});

it('two fingers zoom within 25 and 800 percent, and from one place they move the picture only', () => {
  const [near, far, same]: readonly [Fingers, Fingers, Fingers] = [
    [
      { x: -1, y: 0 },
      { x: 1, y: 0 },
    ],
    [
      { x: -1_000, y: 0 },
      { x: 1_000, y: 0 },
    ],
    [
      { x: 7, y: 7 },
      { x: 7, y: 7 },
    ],
  ];
  expect(pinch(FITTED, near, far)).toEqual({ scale: 8, x: 0, y: 0 });
  expect(pinch(FITTED, far, near)).toEqual({ scale: 0.25, x: 0, y: 0 });
  expect(pinch(FITTED, same, near)).toEqual({ scale: 1, x: -7, y: -7 });
});

it('as many steps out as in fit the picture again', () => {
  const steps = (zoom: typeof FITTED, factor: number) =>
    Array.from({ length: 7 }).reduce<typeof FITTED>((each) => zoomBy(each, factor), zoom);
  const large = steps(FITTED, ZOOM_STEP);
  expect(isFitted(large)).toBe(false);
  expect(isFitted(steps(large, 1 / ZOOM_STEP))).toBe(true);
});
