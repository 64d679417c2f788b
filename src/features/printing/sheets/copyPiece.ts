/** Rounding of layout, in pixels. */
const TOLERANCE_PX = 0.5;

/** A copy with what was drawn into its canvases. */
export function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  const drawn = element.querySelectorAll('canvas');
  copy.querySelectorAll('canvas').forEach((canvas, index) => {
    const source = drawn[index];
    if (source && source.width > 0 && source.height > 0) canvas.getContext('2d')?.drawImage(source, 0, 0);
  });
  return copy;
}

function textsOf(element: HTMLElement): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  return texts;
}

/** The first line of a text that begins at a height or below it. */
interface LineStart {
  /** Index of its first character; the length of the text where no line is so far down. */
  readonly offset: number;
  readonly top: number;
}

/** Finds the line by binary search, because each question about a long text takes time. */
function findLine(text: Text, height: number): LineStart {
  const range = text.ownerDocument.createRange();
  const topAt = (offset: number): number => {
    range.setStart(text, offset);
    range.setEnd(text, offset + 1);
    return range.getClientRects()[0]?.top ?? -Infinity;
  };
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (topAt(middle) < height - TOLERANCE_PX) low = middle + 1;
    else high = middle;
  }
  return { offset: low, top: low < text.length ? topAt(low) : height };
}

/** Leaves in a copied text only the lines from `top` to `bottom`, in their places. */
function keepLines(text: Text, copy: Text, top: number, bottom: number): void {
  const { parentElement: box } = text;
  const copiedBox = copy.parentElement;
  if (!box || !copiedBox) return;
  const start = findLine(text, top);
  const end = findLine(text, bottom);
  if (start.offset === 0 && end.offset === text.length) return;
  // What stands below it keeps its place.
  Object.assign(copiedBox.style, { boxSizing: 'border-box', height: `${box.getBoundingClientRect().height}px` });
  const room = copy.ownerDocument.createElement('div');
  room.style.height = `${start.offset === 0 ? 0 : start.top - findLine(text, -Infinity).top}px`;
  copy.data = text.data.slice(start.offset, end.offset);
  copy.before(room);
}

/**
 * A copy of the part of an element between two heights, in pixels from its top. Its long texts have only the lines that
 * are seen there: a text over many sheets would else be laid out whole for each of them.
 */
export function copyPiece(element: HTMLElement, from: number, to: number): HTMLElement {
  const copy = copyOf(element);
  const { top } = element.getBoundingClientRect();
  const copies = textsOf(copy);
  textsOf(element).forEach((text, index) => {
    const copied = copies[index];
    // A text beside others does not begin at the start of a line.
    if (copied && text.parentElement?.childNodes.length === 1) keepLines(text, copied, top + from, top + to);
  });
  return copy;
}
