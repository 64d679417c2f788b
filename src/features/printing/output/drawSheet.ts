import { AppError } from '@/common/errors/appError';
import type { Drawing } from './sheetPicture';

/** Quality of the pictures, of 1: text has no visible traces. */
const QUALITY = 0.92;

export interface DrawOptions {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  /** What is not copied along. */
  readonly ignored: Element;
}

/** Draws a sheet that is in a document. Fonts are those of the browser, so Chinese is as on screen. */
export async function drawSheet(sheet: HTMLElement, { width, height, ratio, ignored }: DrawOptions): Promise<Drawing> {
  const { default: html2canvas } = await import(/* webpackChunkName: "html2canvas" */ 'html2canvas-pro');
  const canvas = await html2canvas(sheet, {
    width,
    height,
    scale: ratio,
    backgroundColor: null,
    logging: false,
    useCORS: true,
    ignoreElements: (element) => element === ignored,
  });
  const { width: widthPx, height: heightPx } = canvas;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  // Frees the memory at once: a browser holds few canvases of this size.
  canvas.width = 0;
  canvas.height = 0;
  if (!blob) throw new AppError('bug', 'The sheet could not be drawn', { code: 'printing.failed' });
  return { blob, widthPx, heightPx };
}
