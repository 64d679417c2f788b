import { saveFile } from '../../common/dom/saveFile';
import { AppError } from '../../common/errors/appError';
import { chartPicture } from './chartPicture';
import type { ChartPicture } from './chartPicture';

/** Pixels of the file for one of the screen. */
const RATIO = 2;

const failure = (message: string, cause?: unknown) =>
  new AppError('bug', message, { code: 'ui.chart.pictureFailed', cause });

/** Lets the browser draw an SVG file. */
function loadImage(markup: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = (cause) => reject(failure('The picture of the chart could not be read', cause));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  });
}

async function toPng({ markup, width, height }: ChartPicture): Promise<Blob> {
  const image = await loadImage(markup);
  const canvas = document.createElement('canvas');
  canvas.width = width * RATIO;
  canvas.height = height * RATIO;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw failure('The picture of the chart could not be drawn');
  return blob;
}

/**
 * Saves the picture of a chart as a PNG, with title and legend, on the surface colour of the theme. Resolves when the
 * download has begun. Rejects with an AppError.
 * @param chart The picture in its chart (`pictureRef` of `Chart`).
 * @param filename With or without its extension.
 */
export async function saveChartPicture(chart: SVGSVGElement, filename: string): Promise<void> {
  const png = await toPng(chartPicture(chart));
  saveFile(png, filename.endsWith('.png') ? filename : `${filename}.png`);
}
