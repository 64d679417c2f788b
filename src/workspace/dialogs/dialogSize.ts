import { DIALOG, FULL_HEIGHT_PAGE_TYPE } from '@/common/constants/workspace';

/** A length in a page option: pixels (`640`, `"640px"`) or a percentage (`"80%"`). */
export type Length = string | number;

export interface FrameOptions {
  width?: Length;
  height?: Length;
  position: 'center' | 'right';
  hasCloseIcon: boolean;
  pageType?: number;
}

/** The height of a dialog whose page is loading for the first time and of which nothing is known. */
export const UNKNOWN_HEIGHT_PX = 320;

export interface Viewport {
  width: number;
  height: number;
}

/** Pixels. Without a height the dialog is as high as its content, up to `maxHeight`. */
export interface DialogBox {
  x: number;
  y: number;
  width: number;
  height?: number;
  maxHeight: number;
}

/** Heights that no option declares. */
export interface ContentHeights {
  /** Of the dialog with its content, once it is laid out. */
  content?: number;
  /** That the dialog keeps while its page is loading, so that it grows once at most. */
  loading?: number | undefined;
}

/**
 * The position and size of a dialog (shell spec §2, §9). It stays inside the viewport: a dialog with high content
 * moves up.
 */
export function dialogBox(
  options: FrameOptions,
  viewport: Viewport,
  { content = 0, loading }: ContentHeights = {},
): DialogBox {
  const width = clamp(
    pixels(options.width, viewport.width) ?? DIALOG.defaultWidthPx,
    DIALOG.minWidthPx,
    viewport.width,
  );
  if (options.position === 'right') {
    return { x: viewport.width - width, y: 0, width, height: viewport.height, maxHeight: viewport.height };
  }
  const maxHeight = Math.max(viewport.height - DIALOG.reservedHeightPx, DIALOG.minHeightPx);
  const declared = pixels(options.height, viewport.height) ?? (isFullHeight(options) ? maxHeight : undefined);
  const wanted = declared ?? (loading === undefined ? undefined : Math.min(loading, maxHeight));
  const height = wanted === undefined ? undefined : clamp(wanted, DIALOG.minHeightPx, viewport.height);
  const top = Math.round((viewport.height * DIALOG.topPercent) / 100);
  const y = clamp(top, 0, viewport.height - (height ?? Math.min(content, maxHeight)));
  const x = Math.round((viewport.width - width) / 2);
  return { x, y, width, maxHeight: height ?? maxHeight, ...(height === undefined ? {} : { height }) };
}

function isFullHeight(options: FrameOptions): boolean {
  return options.pageType === FULL_HEIGHT_PAGE_TYPE;
}

function pixels(length: Length | undefined, whole: number): number | undefined {
  const [, digits, unit] = /^\s*(\d+(?:\.\d+)?)\s*(px|%)?\s*$/.exec(String(length ?? '')) ?? [];
  if (digits === undefined) return undefined;
  return Math.round(unit === '%' ? (Number(digits) / 100) * whole : Number(digits));
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(Math.min(value, high), Math.min(low, high));
}
