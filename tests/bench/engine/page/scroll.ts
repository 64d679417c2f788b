import { nextFrame } from './nextFrame';

const DURATION_MS = 5_000;
const SPEED_PX_PER_S = 3_000;
const SLOW_FRAME_MS = 50;

export interface ScrollFrames {
  frames: number;
  /** Frames longer than 50 ms. */
  slow: number;
  longestMs: number;
  /** Frames whose middle shows no filled cell. */
  blank: number;
}

/** Scrolls for five seconds at a steady speed and looks at every frame. */
export async function scroll(): Promise<ScrollFrames> {
  const scroller = window.bench.table.scroller();
  const end = scroller.scrollHeight - scroller.clientHeight;
  const { x, y } = middleOf(scroller);
  const lengths: number[] = [];
  let blank = 0;
  const start = performance.now();
  let last = start;
  while (last - start <= DURATION_MS) {
    await nextFrame();
    const now = performance.now();
    lengths.push(now - last);
    last = now;
    if (!isFilledCellAt(x, y)) blank += 1;
    scroller.scrollTop = Math.min(end, ((now - start) / 1000) * SPEED_PX_PER_S);
  }
  const slow = lengths.filter((length) => length > SLOW_FRAME_MS).length;
  return { frames: lengths.length, slow, longestMs: Math.max(...lengths), blank };
}

function middleOf(scroller: HTMLElement): { x: number; y: number } {
  const isDocument = scroller === document.scrollingElement;
  const box = isDocument ? new DOMRect(0, 0, innerWidth, innerHeight) : scroller.getBoundingClientRect();
  return {
    x: box.left + Math.min(200, box.width / 2),
    y: Math.min(box.top + box.height / 2, innerHeight - 20),
  };
}

function isFilledCellAt(x: number, y: number): boolean {
  const cell = document
    .elementFromPoint(x, y)
    ?.closest('td,th,[role=cell],[role=gridcell],[class*=table-cell],[class*=Table-cell],[data-cell]');
  return !!cell && (cell.textContent.trim() !== '' || !!cell.querySelector('input'));
}
