/** Factors of the size at 100 %. At `readable` the smallest texts, of 12 px, are still 10 px high. */
export const ZOOM = { least: 0.3, most: 2, readable: 0.85, step: 1.2 } as const;

export const limitZoom = (zoom: number): number => Math.min(ZOOM.most, Math.max(ZOOM.least, zoom));

/** The zoom that shows the whole width of a diagram; never larger than 100 %. */
export const fitZoom = (diagramPx: number, roomPx: number): number =>
  roomPx > 0 && diagramPx > 0 ? limitZoom(Math.min(1, roomPx / diagramPx)) : 1;

/** The zoom that a diagram opens with: its texts can be read, even if it is wider than the room. */
export const firstZoom = (diagramPx: number, roomPx: number): number =>
  Math.max(ZOOM.readable, fitZoom(diagramPx, roomPx));

/** The scroll offset with which the point at `anchorPx` of the room stays where it is. */
export const anchoredScroll = (scrollPx: number, anchorPx: number, before: number, after: number): number =>
  ((scrollPx + anchorPx) * after) / before - anchorPx;
