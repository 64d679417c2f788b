import type { MeasuredPaper } from './measurePaper';
import type { Piece, SheetPlan } from './paginate';
import type { SheetSize } from './sheetSize';

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

/** A copy with what was drawn into its canvases. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  const drawn = element.querySelectorAll('canvas');
  copy.querySelectorAll('canvas').forEach((canvas, index) => {
    const source = drawn[index];
    if (source && source.width > 0 && source.height > 0) canvas.getContext('2d')?.drawImage(source, 0, 0);
  });
  return copy;
}

/** Whole rows of a table, and its head, as one table with the columns that were measured. */
function tableOf(rows: readonly HTMLElement[], heights: readonly number[], grid: HTMLTableElement): HTMLElement {
  const copy = grid.cloneNode(false) as HTMLTableElement;
  const columns = grid.querySelector('colgroup');
  if (columns) copy.append(columns.cloneNode(true));
  const body = grid.ownerDocument.createElement('tbody');
  rows.forEach((row, index) => {
    const copied = copyOf(row);
    if (copied.nodeName === 'THEAD') return copy.append(copied);
    copied.style.height = `${heights[index] ?? 0}px`;
    body.append(copied);
  });
  copy.append(body);
  return copy;
}

const tableFor = (element: HTMLElement | undefined): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-table]') ?? null;

/** Pieces that one element shows: whole rows of one table that follow each other, or one piece. */
function groupsOf(plan: SheetPlan, { blocks, elements }: MeasuredPaper): Piece[][] {
  const groups: Piece[][] = [];
  const isWhole = ({ block, from, height }: Piece) => from === 0 && height === blocks[block]?.height;
  for (const piece of plan) {
    const last = groups.at(-1)?.at(-1);
    const table = tableFor(elements[piece.block]);
    const goesOn = last && table && table === tableFor(elements[last.block]) && isWhole(last) && isWhole(piece);
    if (goesOn) groups.at(-1)?.push(piece);
    else groups.push([piece]);
  }
  return groups;
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
    const shown = group.flatMap(({ block }) => measured.elements[block] ?? []);
    const heights = group.map(({ block }) => measured.blocks[block]?.height ?? 0);
    const [element] = shown;
    if (!first || !last || !element) continue;
    const box = document.createElement('div');
    const height = last.y + last.height - first.y;
    place(box, { left: marginPx, top: marginPx + headerPx + first.y, width: contentWidthPx, height });
    const grid = element.closest('table');
    const copy = grid && tableFor(element) ? tableOf(shown, heights, grid) : copyOf(element);
    copy.style.marginTop = `${-first.from}px`;
    box.append(copy);
    content.append(box);
  }
  return sheet;
}
