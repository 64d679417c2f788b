import type { Disposable } from '@/common/disposable';

/** Wider than any sheet: figures decide by media queries how they look, and should look as on a large screen. */
const FRAME_WIDTH_PX = 1600;

/** A document of its own for paper: light, without the page's ids, and small enough to be copied for each picture. */
export interface PaperFrame {
  /** Where the page is mounted. */
  readonly paper: HTMLElement;
  /** Where a sheet stands while it is drawn. */
  readonly stage: HTMLElement;
  /** Copies the styles that the product has by now. */
  copyStyles(): void;
  dispose: Disposable;
}

/** The rules of a stylesheet; antd's are not needed on paper. */
function rulesOf(sheet: CSSStyleSheet): string {
  const owner = sheet.ownerNode;
  const isOfAntd = owner instanceof Element && owner.hasAttribute('data-css-hash');
  // The rules of another origin cannot be read.
  const isOwn = !sheet.href || new URL(sheet.href).origin === window.location.origin;
  return isOfAntd || !isOwn ? '' : [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
}

export async function createPaperFrame(document: Document): Promise<PaperFrame> {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineStart: `${-2 * FRAME_WIDTH_PX}px`,
    top: '0',
    width: `${FRAME_WIDTH_PX}px`,
    height: '1200px',
    border: '0',
    visibility: 'hidden',
  });
  // A document without a type measures tables otherwise than the copy of which the picture is made.
  frame.srcdoc = '<!doctype html><html><head></head><body></body></html>';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const inner = frame.contentDocument;
  if (!inner) throw new Error('The frame for paper has no document');
  inner.documentElement.lang = document.documentElement.lang;
  inner.documentElement.dataset.theme = 'light';
  const style = inner.createElement('style');
  const paper = inner.createElement('div');
  const stage = inner.createElement('div');
  inner.head.append(style);
  inner.body.append(paper, stage);
  inner.body.style.margin = '0';
  return {
    paper,
    stage,
    copyStyles() {
      style.textContent = [...document.styleSheets].map(rulesOf).join('\n');
    },
    dispose: () => frame.remove(),
  };
}
