import { textWidthPx } from '@atrium/common/textWidth';

/** What may be broken before and after: Chinese signs one by one, other text between its words. */
const PIECE = /[\u2e80-\u{10ffff}…—]|\s+|[^\s\u2e80-\u{10ffff}…—]+/gu;

/** No card shows more of a text. */
const MOST_SIGNS = 200;

/** The lines that a text fills when it is broken between words to a width in pixels. The width is an estimate. */
export function wrappedLines(
  text: string,
  roomPx: number,
  sizePx: number,
  weight: 'regular' | 'bold' = 'regular',
): number {
  let lines = 0;
  let used = roomPx;
  for (const [piece] of text.slice(0, MOST_SIGNS).matchAll(PIECE)) {
    const width = textWidthPx(piece, sizePx, weight);
    if (used + width <= roomPx) used += width;
    else if (piece.trim() !== '') {
      // A word that is wider than the room is broken within itself.
      lines += Math.max(1, Math.ceil(width / roomPx));
      used = width % roomPx || Math.min(width, roomPx);
    }
  }
  return lines;
}
