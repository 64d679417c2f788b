import { lineCuts } from './lineCuts';
import type { Line } from './lineCuts';
import type { Block } from './paginate';

/** A page for paper that is laid out: what can be put on sheets, and the elements that show it. */
export interface MeasuredPaper {
  readonly blocks: readonly Block[];
  readonly elements: readonly HTMLElement[];
  readonly heightPx: number;
}

/** The lines of text and the pictures in an element, from its top. */
function linesOf(element: HTMLElement): Line[] {
  const { top } = element.getBoundingClientRect();
  const range = element.ownerDocument.createRange();
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isText = node.nodeType === Node.TEXT_NODE;
    if (!isText && !/^(img|svg|canvas)$/i.test(node.nodeName)) continue;
    if (isText) range.selectNodeContents(node);
    else range.selectNode(node);
    const rects = [...range.getClientRects()].filter(({ height }) => height > 0);
    lines.push(...rects.map((rect) => ({ top: rect.top - top, bottom: rect.bottom - top })));
  }
  return lines;
}

/**
 * Measures a page that is mounted for paper: its elements with `data-paper`, and the heads of its tables.
 * @param sheetHeight Only what is higher is cut, and therefore searched for lines.
 */
export function measurePaper(paper: HTMLElement, sheetHeight: number): MeasuredPaper {
  const elements = [...paper.querySelectorAll<HTMLElement>('[data-paper], table[data-table] > thead')];
  const heads = new Map(elements.map((element, index) => [element, index]));
  let end = paper.getBoundingClientRect().top;
  const first = end;
  const blocks = elements.map((element): Block => {
    const { top, bottom, height } = element.getBoundingClientRect();
    const gap = Math.max(0, top - end);
    end = bottom;
    const head = element.closest('table[data-table]')?.querySelector<HTMLElement>(':scope > thead');
    return {
      height,
      gap,
      isHead: element.dataset.paper === 'head' || element === head,
      table: head ? heads.get(head) : undefined,
      cuts: height > sheetHeight ? lineCuts(linesOf(element)) : [],
    };
  });
  return { blocks, elements, heightPx: end - first };
}
