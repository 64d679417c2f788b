import { copyPiece } from './copyPiece';

const [LINE_PX, LINE_LENGTH] = [20, 10];
const TOP_PX = 100;

/** jsdom lays nothing out: a line has ten characters. */
beforeAll(() => {
  Range.prototype.getClientRects = function getClientRects(this: Range) {
    const line = Math.floor(this.startOffset / LINE_LENGTH);
    return [new DOMRect(0, TOP_PX + line * LINE_PX, 8, LINE_PX)] as unknown as DOMRectList;
  };
});

function blockOf(html: string): HTMLElement {
  const block = document.createElement('div');
  block.innerHTML = html;
  block.getBoundingClientRect = () => new DOMRect(0, TOP_PX, 600, 1000);
  return block;
}

const TEXT = Array.from({ length: 50 }, (_, line) => `${line}`.padEnd(LINE_LENGTH, '.')).join('');

it('a long text has only the lines of its sheet, in their places', () => {
  const copy = copyPiece(blockOf(`<p>${TEXT}</p>`), 10 * LINE_PX, 12 * LINE_PX);
  const [text] = copy.children;
  expect(text).toHaveTextContent('10........11........');
  expect(text?.firstElementChild).toHaveStyle({ height: '200px' });
});

it('the beginning and the end of a text are kept', () => {
  expect(copyPiece(blockOf(`<p>${TEXT}</p>`), 0, LINE_PX)).toHaveTextContent(/^0\.+$/);
  expect(copyPiece(blockOf(`<p>${TEXT}</p>`), 49 * LINE_PX, 50 * LINE_PX)).toHaveTextContent(/^49\.+$/);
});

it('what is whole on its sheet is copied as it is', () => {
  const block = blockOf('<label>备注</label><p>短</p>');
  expect(copyPiece(block, 0, 40).innerHTML).toBe(block.innerHTML);
});

it('a text beside others keeps all of its lines', () => {
  expect(copyPiece(blockOf(`<p>${TEXT}<b>粗</b></p>`), 0, LINE_PX).querySelector('p')?.firstChild).toHaveTextContent(
    TEXT,
  );
});
