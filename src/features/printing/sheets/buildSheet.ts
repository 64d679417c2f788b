import { copyOf, copyPiece } from './copyPiece';
import type { MeasuredPaper } from './measurePaper';
import type { Piece, SheetPlan } from './paginate';
import type { SheetSize } from './sheetSize';
import { whileShown } from './sizeTable';

export interface SheetTexts {
  readonly header: string;
  readonly footer: string;
}

function place(element: HTMLElement, box: { left: number; top: number; width: number; height: number }): void {
  const { left, top, width, height } = box;
  Object.assign(element.style, {
    position: 'absolute',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    overflow: 'hidden',
  });
}

/** Copies of rows of a table, and of its head, as one table with the columns that were measured. */
function tableOf(copies: readonly HTMLElement[], heights: readonly number[], grid: HTMLTableElement): HTMLElement {
  const copy = grid.cloneNode(false) as HTMLTableElement;
  const columns = grid.querySelector('colgroup');
  if (columns) copy.append(columns.cloneNode(true));
  const body = grid.ownerDocument.createElement('tbody');
  copies.forEach((copied, index) => {
    if (copied.nodeName === 'THEAD') return copy.append(copied);
    copied.style.height = `${heights[index] ?? 0}px`;
    body.append(copied);
  });
  copy.append(body);
  return copy;
}

const tableFor = (element: HTMLElement | undefined): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-table]') ?? null;

const isWhole = ({ block, from, height }: Piece, { blocks }: MeasuredPaper): boolean =>
  from === 0 && height === blocks[block]?.height;

/** Pieces that one element shows: whole rows of one table that follow each other, or one piece. */
function groupsOf(plan: SheetPlan, measured: MeasuredPaper): Piece[][] {
  const { elements } = measured;
  const groups: Piece[][] = [];
  for (const piece of plan) {
    const last = groups.at(-1)?.at(-1);
    const table = tableFor(elements[piece.block]);
    const goesOn =
      last && table && table === tableFor(elements[last.block]) && isWhole(last, measured) && isWhole(piece, measured);
    if (goesOn) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

function copyFor(piece: Piece, measured: MeasuredPaper): HTMLElement | undefined {
  const element = measured.elements[piece.block];
  if (!element || isWhole(piece, measured)) return element && copyOf(element);
  return whileShown(element, () => copyPiece(element, piece.from, piece.from + piece.height));
}

/** Makes the element of a sheet: copies of what the plan puts on it, between the lines at head and foot. */
export function buildSheet(
  paper: HTMLElement,
  measured: MeasuredPaper,
  plan: SheetPlan,
  size: SheetSize,
  texts: SheetTexts,
): HTMLElement {
  const document = paper.ownerDocument;
  const { widthPx, heightPx, marginPx, headerPx, contentWidthPx } = size;
  const sheet = document.createElement('div');
  Object.assign(sheet.style, {
    position: 'relative',
    width: `${widthPx}px`,
    height: `${heightPx}px`,
    overflow: 'hidden',
    background: 'var(--color-surface)',
  });
  // The look of the paper comes with its class.
  const content = (paper.firstElementChild?.cloneNode(false) ?? document.createElement('div')) as HTMLElement;
  sheet.append(content);
  const addLine = (text: string, top: number) => {
    if (text === '') return;
    const line = document.createElement('div');
    line.textContent = text;
    place(line, { left: marginPx, top, width: contentWidthPx, height: 20 });
    Object.assign(line.style, {
      fontSize: '11px',
      textAlign: 'center',
      whiteSpace: 'nowrap',
      color: 'var(--color-muted)',
    });
    content.append(line);
  };
  addLine(texts.header, marginPx);
  addLine(texts.footer, heightPx - marginPx - 20);
  for (const group of groupsOf(plan, measured)) {
    const [first] = group;
    const last = group.at(-1);
    const element = first && measured.elements[first.block];
    if (!first || !last || !element) continue;
    const copies = group.flatMap((piece) => copyFor(piece, measured) ?? []);
    const [copied] = copies;
    if (!copied) continue;
    const heights = group.map(({ block }) => measured.blocks[block]?.height ?? 0);
    const box = document.createElement('div');
    const height = last.y + last.height - first.y;
    place(box, { left: marginPx, top: marginPx + headerPx + first.y, width: contentWidthPx, height });
    const grid = element.closest('table');
    const copy = grid && tableFor(element) ? tableOf(copies, heights, grid) : copied;
    copy.style.marginTop = `${-first.from}px`;
    box.append(copy);
    content.append(box);
  }
  return sheet;
}
