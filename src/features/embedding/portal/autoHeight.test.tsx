import { autoHeight } from './autoHeight';

/** The height of a box: of the screen, fixed, or that of the screen less what is around it. */
interface Box {
  id: string;
  overflow: string;
  /** Height of what is in the box; it may change. */
  content: number;
  clientHeight(screenPx: number): number;
}

const stops: (() => void)[] = [];

/** A page whose boxes are laid out by the test, because jsdom has no layout. */
function setUp(boxes: readonly Box[], nest = true) {
  document.body.innerHTML = '<div id="workspace-content"></div>';
  let parent = document.getElementById('workspace-content') as HTMLElement;
  const { style } = document.documentElement;
  const screenPx = () => parseFloat(style.getPropertyValue('--screen-height')) || 5_000;
  for (const box of boxes) {
    const { id, overflow, clientHeight } = box;
    const element = Object.assign(document.createElement('div'), { id });
    element.style.overflowY = overflow;
    Object.defineProperties(element, {
      clientHeight: { get: () => clientHeight(screenPx()) },
      scrollHeight: { get: () => Math.max(box.content, clientHeight(screenPx())) },
    });
    parent.append(element);
    if (nest) parent = element;
  }
  const reported: number[] = [];
  const stop = autoHeight(window, (px) => reported.push(px));
  stops.push(stop);
  return { reported, stop, style };
}

const settle = () => jest.advanceTimersByTimeAsync(200);

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.checkVisibility = function check(this: HTMLElement) {
    return !this.hidden;
  };
});
afterEach(() => {
  // One that goes on would change the style that the next one observes.
  stops.splice(0).forEach((stop) => stop());
  jest.useRealTimers();
});

const fills = (px: number) => px;

it('is that of the page, whatever the frame has', () => {
  const { reported, style } = setUp([{ id: 'page', overflow: 'auto', content: 1_120, clientHeight: fills }]);
  expect(reported).toEqual([1_120]);
  expect(style.getPropertyValue('--screen-height')).toBe('');
});

it('shows head, foot and all rows of a list whose rows have a least height', () => {
  const { reported } = setUp([
    // Head and foot take 168 px beside the rows, which keep 120 px: cut off at the height of the probe.
    { id: 'frame', overflow: 'hidden', content: 288, clientHeight: fills },
    { id: 'rows', overflow: 'auto', content: 188, clientHeight: (px) => Math.max(120, px - 168) },
  ]);
  expect(reported).toEqual([168 + 188]);
});

it('takes the higher of two scrollers that stand side by side', () => {
  const { reported } = setUp(
    [
      { id: 'tree', overflow: 'auto', content: 300, clientHeight: fills },
      { id: 'list', overflow: 'scroll', content: 700, clientHeight: fills },
    ],
    false,
  );
  expect(reported).toEqual([700]);
});

it('ignores what a box hides on purpose', () => {
  const { reported } = setUp([{ id: 'label', overflow: 'hidden', content: 900, clientHeight: () => 1 }]);
  expect(reported).toEqual([240]);
});

it('ends at 3,000 px, where a list scrolls', () => {
  const { reported } = setUp([{ id: 'list', overflow: 'auto', content: 50_000, clientHeight: fills }]);
  expect(reported).toEqual([3_000]);
});

it('is measured again after a change, once, and reported only where it differs', async () => {
  const box: Box = { id: 'page', overflow: 'auto', content: 500, clientHeight: fills };
  const { reported, stop } = setUp([box]);
  document.body.append('text');
  await settle();
  expect(reported).toEqual([500]);
  box.content = 640;
  document.body.append('more');
  document.body.append('text');
  await settle();
  expect(reported).toEqual([500, 640]);
  stop();
  box.content = 900;
  document.body.append('after the end');
  await settle();
  expect(reported).toEqual([500, 640]);
});

it('gives an open dialog room, and takes it back when the dialog is hidden', async () => {
  const { reported } = setUp([{ id: 'page', overflow: 'auto', content: 300, clientHeight: fills }]);
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  await settle();
  dialog.hidden = true;
  await settle();
  expect(reported).toEqual([300, 600, 300]);
});

it('follows a change of the width, and not that of its own height', async () => {
  const box = { id: 'page', overflow: 'auto', content: 700, clientHeight: fills };
  const { reported } = setUp([box]);
  await settle();
  box.content = 900;
  window.dispatchEvent(new Event('resize'));
  await settle();
  expect(reported).toEqual([700]);
  const width = window.innerWidth;
  window.innerWidth = 300;
  window.dispatchEvent(new Event('resize'));
  await settle();
  expect(reported).toEqual([700, 900]);
  window.innerWidth = width;
});
