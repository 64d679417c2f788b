import { columnAt, edgesOf, figureAtPoint, scrollTarget, steppedViewport, windowOf } from './geometry';

const GEOMETRY = {
  rowPx: 40,
  headRowPx: 36,
  headPx: 100,
  stubEdges: [0, 120, 200],
  edges: edgesOf(Array.from({ length: 100 }, () => 100)),
  rowCount: 1001,
  hasPinnedTotal: true,
};
const VIEWPORT = { width: 1000, height: 500, top: 0, left: 0 };

describe('the window of a grid', () => {
  it('covers what is in sight until the viewport has moved by a step', () => {
    for (const [top, left] of [
      [0, 0],
      [159, 239],
      [4321, 5432],
      [39_000, 9_200],
    ]) {
      const seen = { ...VIEWPORT, top: top ?? 0, left: left ?? 0 };
      const shown = windowOf(GEOMETRY, steppedViewport(seen, GEOMETRY.rowPx));
      expect(shown.rowStart * 40).toBeLessThanOrEqual(seen.top);
      expect(shown.rowEnd * 40).toBeGreaterThanOrEqual(Math.min(40_000, seen.top + 400));
      expect(shown.columnStart * 100).toBeLessThanOrEqual(seen.left);
      expect(shown.columnEnd * 100).toBeGreaterThanOrEqual(Math.min(10_000, seen.left + 800));
      expect(shown.rowEnd - shown.rowStart).toBeLessThan(24);
      expect(shown.columnEnd - shown.columnStart).toBeLessThan(14);
    }
  });

  it('is empty without columns, and without a size it has the first rows only', () => {
    expect(windowOf({ ...GEOMETRY, edges: [0] }, VIEWPORT)).toMatchObject({ columnStart: 0, columnEnd: 0 });
    expect(windowOf(GEOMETRY, { width: 0, height: 0, top: 0, left: 0 }).rowEnd).toBeLessThan(10);
  });
});

test('a column is found by its distance, the last one beyond the end', () => {
  const edges = edgesOf([50, 100, 30]);
  expect([0, 49, 50, 149, 150, 999, -5].map((px) => columnAt(edges, px))).toEqual([0, 0, 1, 1, 2, 2, 0]);
});

describe('a figure is scrolled into sight', () => {
  it('by as little as possible, clear of headers and of the total below', () => {
    expect(scrollTarget(GEOMETRY, VIEWPORT, 3, 2)).toEqual({ top: 0, left: 0 });
    // 360 px between the headers and the total.
    expect(scrollTarget(GEOMETRY, VIEWPORT, 9, 8)).toEqual({ top: 40, left: 100 });
    expect(scrollTarget(GEOMETRY, { ...VIEWPORT, top: 4000, left: 4000 }, 9, 8)).toEqual({ top: 360, left: 800 });
  });

  it('along its axis only where it is a header or the total', () => {
    const scrolled = { ...VIEWPORT, top: 4000, left: 4000 };
    expect(scrollTarget(GEOMETRY, scrolled, undefined, 0)).toEqual({ top: 4000, left: 0 });
    expect(scrollTarget(GEOMETRY, scrolled, 0, undefined)).toEqual({ top: 0, left: 4000 });
    expect(scrollTarget(GEOMETRY, scrolled, 1000, 40)).toEqual({ top: 4000, left: 4000 });
  });
});

describe('the figure below a point', () => {
  it('is found in the scrolled grid, the nearest one beside it', () => {
    const scrolled = { ...VIEWPORT, top: 400, left: 1000 };
    expect(figureAtPoint(GEOMETRY, scrolled, 200 + 5, 100 + 5)).toEqual({ row: 10, column: 10 });
    expect(figureAtPoint(GEOMETRY, scrolled, 10, 10)).toMatchObject({ row: 10 });
    expect(figureAtPoint(GEOMETRY, scrolled, 5000, 200)).toMatchObject({ column: 17 });
  });

  it('is the total at the lower edge', () => {
    expect(figureAtPoint(GEOMETRY, VIEWPORT, 300, 490)).toEqual({ row: 1000, column: 1 });
  });
});
