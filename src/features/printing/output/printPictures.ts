import type { SheetPicture } from './sheetPicture';

/** Time between the last picture and the print dialog (business spec §9). */
export const PRINT_DELAY_MS = 333;
/** A picture as high as the sheet would begin another sheet when the printer rounds. */
const SLACK_MM = 0.2;
/** Not every browser fires `afterprint`. After this time it has copied the pictures, and the frame is removed. */
const LONGEST_PRINT_MS = 10 * 60_000;

export interface PrintPicturesDeps {
  readonly document: Document;
  wait(ms: number): Promise<void>;
  /** Resolves when the picture can be shown. */
  decode(picture: HTMLImageElement): Promise<void>;
  /** Opens the print dialog of the browser. */
  print(window: Window): void;
}

/** The document that is printed: one picture on each sheet, without the margins of the browser. */
export function printStyle({ widthMm, heightMm }: Pick<SheetPicture, 'widthMm' | 'heightMm'>): string {
  return [
    `@page{size:${widthMm}mm ${heightMm}mm;margin:0}`,
    'html,body{margin:0}',
    `img{display:block;width:${widthMm}mm;height:${heightMm - SLACK_MM}mm}`,
    'img:not(:last-child){break-after:page}',
  ].join('');
}

/** Prints the pictures of sheets that are equal in size. Resolves when the print dialog is closed. */
export async function printPictures(
  sheets: readonly SheetPicture[],
  { document, wait, decode, print }: PrintPicturesDeps,
): Promise<void> {
  const [first] = sheets;
  if (!first) return;
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, {
    position: 'fixed',
    width: '0',
    height: '0',
    border: '0',
    insetInlineEnd: '0',
    bottom: '0',
  });
  document.body.append(frame);
  try {
    const inner = frame.contentDocument;
    const view = frame.contentWindow;
    if (!inner || !view) throw new Error('The frame for printing has no document');
    const style = inner.createElement('style');
    style.textContent = printStyle(first);
    inner.head.append(style);
    const pictures = sheets.map(({ url }) => Object.assign(inner.createElement('img'), { src: url, alt: '' }));
    inner.body.append(...pictures);
    await Promise.all(pictures.map(decode));
    await wait(PRINT_DELAY_MS);
    const ended = new Promise<void>((resolve) => view.addEventListener('afterprint', () => resolve(), { once: true }));
    print(view);
    await Promise.race([ended, wait(LONGEST_PRINT_MS)]);
  } finally {
    frame.remove();
  }
}
