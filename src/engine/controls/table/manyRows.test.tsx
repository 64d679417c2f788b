import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { showControls } from '../../react/testView';

const ROW_HEIGHT_PX = 38;
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index, no: `SO-${index}` }));
const table = (more: Record<string, unknown> = {}) => ({
  type: 'table',
  name: 'orders',
  title: '订单',
  source: { api: 'query' },
  pagesize: 500,
  height: 400,
  checkable: 1,
  columns: [{ name: 'no', title: '单号', sortable: 1 }],
  ...more,
});

/** jsdom lays nothing out. */
beforeAll(() => {
  const size = (name: string, px: number) =>
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => px });
  size('clientWidth', 800);
  size('clientHeight', 400);
  size('offsetWidth', 800);
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.tagName === 'TR' ? ROW_HEIGHT_PX : 400;
    },
  });
});

async function show(count: number, more: Record<string, unknown> = {}) {
  const host = createFakeHost({ call: () => Promise.resolve({ items: rowsOf(count), __itemcount: count * 2 }) });
  showControls([table(more)], { host });
  await screen.findByText('SO-0');
  return host;
}

const mounted = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const scroller = () => screen.getByRole('table').parentElement as HTMLElement;

async function scrollTo(top: number) {
  await act(async () => {
    scroller().scrollTop = top;
    fireEvent.scroll(scroller());
    await Promise.resolve();
  });
}

describe('many rows on one page', () => {
  it('are mounted only as far as they are in sight, but are counted and checked as a whole', async () => {
    await show(500);
    expect(mounted().length).toBeGreaterThan(5);
    expect(mounted().length).toBeLessThan(60);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '501');
    expect(mounted()[0]).toHaveAttribute('aria-rowindex', '2');
    expect(scroller()).toHaveStyle({ height: '400px' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'engine.table.checkall' }));
    expect(screen.getByText('engine.table.checked {"count":500}')).toBeVisible();
  });

  it('come into sight when a person scrolls, with their own numbers; the row that has the focus stays', async () => {
    await show(500);
    const box = screen.getByRole('checkbox', { name: 'engine.table.checkrow {"name":"SO-1"}' });
    act(() => box.focus());
    await scrollTo(300 * ROW_HEIGHT_PX);
    expect(screen.getByText('SO-305').closest('tr')).toHaveAttribute('aria-rowindex', '307');
    expect(screen.queryByText('SO-3')).toBeNull();
    expect(box).toHaveFocus();
  });

  it('begin at their beginning on the next page and in another order', async () => {
    await show(500);
    const toTop = jest.spyOn(scroller(), 'scrollTo').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'engine.pages.next' }));
    expect(toTop.mock.calls).toEqual([[{ top: 0 }]]);
    await userEvent.click(screen.getByRole('button', { name: '单号' }));
    expect(toTop).toHaveBeenLastCalledWith({ top: 0 });
    expect(toTop.mock.calls.length).toBeGreaterThan(1);
  });

  it('are all mounted while they are few; what is larger than its place is scrolled by keyboard too', async () => {
    const Given = globalThis.ResizeObserver;
    globalThis.ResizeObserver = class extends Given {
      constructor(private readonly look: ResizeObserverCallback) {
        super(look);
      }

      override observe = () => this.look([], this);
    };
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    await show(100);
    globalThis.ResizeObserver = Given;
    expect(screen.getByRole('group', { name: '订单' })).toHaveAttribute('tabindex', '0');
    expect(mounted()).toHaveLength(100);
    expect(scroller()).toHaveStyle({ maxHeight: '400px' });
  });
});
