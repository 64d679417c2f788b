import { lineCuts } from './lineCuts';
import type { Line } from './lineCuts';
import type { Block } from './paginate';
import { whileShown } from './sizeTable';

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

/** Elements that follow each other in one batch, or outside of any. */
function runsOf(elements: readonly HTMLElement[]): HTMLElement[][] {
  const runs: HTMLElement[][] = [];
  let last: Element | null | undefined;
  for (const element of elements) {
    const batch = element.closest('[data-batch]');
    if (batch === last) runs.at(-1)?.push(element);
    else runs.push([element]);
    last = batch;
  }
  return runs;
}

/**
 * Measures a page that is mounted for paper: its elements with `data-paper`, and the heads of its tables.
 * @param sheetHeight Only what is higher is cut, and therefore searched for lines.
 * @param pause Runs between two batches of rows.
 */
export async function measurePaper(
  paper: HTMLElement,
  sheetHeight: number,
  pause: () => Promise<void>,
): Promise<MeasuredPaper> {
  const elements = [...paper.querySelectorAll<HTMLElement>('[data-paper], [data-table] thead')];
  const heads = new Map(elements.map((element, index) => [element, index]));
  const measure = (element: HTMLElement, end: number): Block & { bottom: number } => {
    const { top, bottom, height } = element.getBoundingClientRect();
    const head = element.closest('[data-table]')?.querySelector('thead');
    return {
      height,
      gap: Math.max(0, top - end),
      isHead: element.dataset.paper === 'head' || element === head,
      table: head ? heads.get(head) : undefined,
      cuts: height > sheetHeight ? lineCuts(linesOf(element)) : [],
      bottom,
    };
  };
  const blocks: Block[] = [];
  // Hidden batches take no room, so what stands outside of them is as if they were not there.
  let end = paper.getBoundingClientRect().top;
  for (const run of runsOf(elements)) {
    const isBatch = whileShown(run[0] as HTMLElement, (batch) => {
      let last = batch ? batch.getBoundingClientRect().top : end;
      for (const element of run) {
        const { bottom, ...block } = measure(element, last);
        blocks.push(block);
        last = bottom;
      }
      if (!batch) end = last;
      return batch !== null;
    });
    if (isBatch) await pause();
  }
  return { blocks, elements, heightPx: blocks.reduce((sum, { gap, height }) => sum + gap + height, 0) };
}
