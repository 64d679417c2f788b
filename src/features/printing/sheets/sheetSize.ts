import { PAPER_SIZES_MM } from '@/common/printing';
import type { PrintLayout } from '@/common/printing';

const PX_PER_MM = 96 / 25.4;
/** Room of the line at head or foot. */
const LINE_PX = 28;
/** Pixels of a picture for one of the layout: 192 dots per inch. */
const PICTURE_RATIO = 2;
/** More pixels than this on one side do not fit into a canvas everywhere. */
export const CANVAS_LIMIT_PX = 8192;
/** A sheet is high enough for this at least, whatever its margins are. */
const LEAST_CONTENT_PX = 60;

/** The measures of a sheet in pixels of the layout, which are `scale` times as large on paper. */
export interface SheetSize {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly marginPx: number;
  readonly headerPx: number;
  readonly footerPx: number;
  /** Width and height of the room for content. */
  readonly contentWidthPx: number;
  readonly contentHeightPx: number;
  /** Pixels of the picture for one of the layout. */
  readonly ratio: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * The sheets of a layout. @param contentPx Height of all content: a page that is not long is one sheet of that height;
 * undefined for one that is too long for a picture.
 */
export function sheetSize(layout: PrintLayout, contentPx = 0): SheetSize | undefined {
  const { paper, orientation, marginMm, scale, isLong, header, footer } = layout;
  const [short, long] = PAPER_SIZES_MM[paper];
  const [widthMm, paperHeightMm] = orientation === 'portrait' ? [short, long] : [long, short];
  const toPx = (mm: number) => (mm * PX_PER_MM) / scale;
  const marginPx = toPx(marginMm);
  const headerPx = header === '' ? 0 : LINE_PX;
  const footerPx = footer === '' ? 0 : LINE_PX;
  const aroundPx = 2 * marginPx + headerPx + footerPx;
  const paperPx = Math.ceil(toPx(paperHeightMm));
  const heightPx = isLong ? paperPx : Math.max(paperPx, Math.ceil(contentPx + aroundPx));
  const widthPx = Math.round(toPx(widthMm));
  if (!isLong && heightPx > CANVAS_LIMIT_PX) return undefined;
  return {
    widthPx,
    heightPx,
    marginPx,
    headerPx,
    footerPx,
    contentWidthPx: Math.floor(widthPx - 2 * marginPx),
    contentHeightPx: Math.max(LEAST_CONTENT_PX, heightPx - aroundPx),
    ratio: Math.min(PICTURE_RATIO * scale, CANVAS_LIMIT_PX / Math.max(heightPx, widthPx)),
    widthMm,
    heightMm: heightPx === paperPx ? paperHeightMm : (heightPx * scale) / PX_PER_MM,
  };
}
