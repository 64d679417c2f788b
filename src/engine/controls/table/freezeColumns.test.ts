/** @jest-environment jsdom */
import { freezeColumns } from './freezeColumns';

const observed: (() => void)[] = [];
let widths: Record<string, number>;
let stopped = 0;

class FakeObserver {
  constructor(run: ResizeObserverCallback) {
    observed.push(() => run([], this));
  }

  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => void (stopped += 1);
}

function show(): HTMLElement {
  document.body.innerHTML =
    '<div><table><thead><tr><th id="check" data-fixed="left"></th><th id="no" data-fixed="left"></th><th id="shop"></th><th id="state" data-fixed="right"></th><th id="actions" data-fixed="right" data-actions></th></tr></thead></table></div>';
  const scroll = document.body.firstElementChild as HTMLElement;
  document.querySelectorAll('th').forEach((head) => {
    head.getBoundingClientRect = () => ({ width: widths[head.id] ?? 0 }) as DOMRect;
  });
  const sizes = { clientWidth: () => widths.room, scrollWidth: () => widths.all };
  Object.entries(sizes).forEach(([name, get]) => Object.defineProperty(scroll, name, { get }));
  return scroll;
}

beforeEach(() => {
  observed.length = 0;
  window.ResizeObserver = FakeObserver;
  widths = { check: 40, no: 150, state: 90, actions: 80, room: 1000, all: 1600 };
});

const scrollTo = (scroll: HTMLElement, left: number) => {
  scroll.scrollLeft = left;
  scroll.dispatchEvent(new Event('scroll'));
};
const edges = (scroll: HTMLElement) => ['data-under-left', 'data-under-right'].map((name) => scroll.hasAttribute(name));

it('each frozen column stands behind those nearer to its side, also when widths change', () => {
  const scroll = show();
  const stop = freezeColumns(scroll);
  const places = () =>
    ['left-0', 'left-1', 'right-0', 'right-1'].map((place) => scroll.style.getPropertyValue(`--frozen-${place}`));
  expect(places()).toEqual(['0px', '40px', '0px', '80px']);
  widths = { ...widths, check: 60, actions: 100 };
  observed.forEach((run) => run());
  expect(places()).toEqual(['0px', '60px', '0px', '100px']);
  stop();
  expect(stopped).toBe(2);
  expect(scroll.hasAttribute('data-frozen')).toBe(false);
});

it('an edge is seen only while something is scrolled under it', () => {
  const scroll = show();
  const stop = freezeColumns(scroll);
  // A browser tells the first sizes after the layout.
  observed.forEach((run) => run());
  expect(edges(scroll)).toEqual([false, true]);
  scrollTo(scroll, 300);
  expect(edges(scroll)).toEqual([true, true]);
  scrollTo(scroll, 600);
  expect(edges(scroll)).toEqual([true, false]);
  stop();
});

it('only the buttons of the rows are frozen where little would be left to scroll', () => {
  widths.room = 500;
  const scroll = show();
  const stop = freezeColumns(scroll);
  expect(scroll.dataset.frozen).toBe('actions');
  expect(scroll.style.scrollPaddingInline).toBe('0px 80px');
  widths.room = 800;
  observed.forEach((run) => run());
  expect(scroll.dataset.frozen).toBe('all');
  stop();
});
