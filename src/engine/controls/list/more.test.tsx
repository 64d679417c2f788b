import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@/common/errors/appError';
import { createFakeHost } from '../../fakeHost';
import type { BusinessCall } from '../../host';
import { PAGE_STATUS } from '../../host';
import { field, showControls } from '../../react/testView';

const list = {
  type: 'list',
  name: 'shops',
  title: '门店',
  pagesize: 2,
  lazyload: 1,
  source: { api: 'query', input: { word: '=keyword' } },
  titlefield: 'name',
};
const filters = {
  type: 'search',
  name: 'filters',
  title: '筛选',
  target: 'shops',
  controls: [{ type: 'text', name: 'keyword', title: '关键字' }],
};

/** Five shops, two at a time; a shop that is asked for twice has moved between pages. */
const shopsOf = ({ input }: BusinessCall) => {
  const from = (Number(input.__pageindex) - 1) * 2;
  return { items: [1, 2, 3, 4, 5].slice(from, from + 2).map((id) => ({ id, name: `店 ${id}` })), __itemcount: 5 };
};

/** The end of the list comes into sight, as far as the browser can tell. */
let reachEnd: (isIntersecting?: boolean) => void;
beforeEach(() => {
  global.IntersectionObserver = class {
    constructor(run: (entries: { isIntersecting: boolean }[]) => void) {
      reachEnd = (isIntersecting = true) => run([{ isIntersecting }]);
    }

    observe() {
      // It tells when the test says so.
    }

    disconnect() {
      reachEnd = () => undefined;
    }
  } as unknown as typeof IntersectionObserver;
});

const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

async function show(call: (request: BusinessCall) => unknown = shopsOf) {
  const host = createFakeHost({ call: (request) => Promise.resolve().then(() => call(request)) });
  showControls([filters, list], { host, status: PAGE_STATUS.view });
  await screen.findByText('店 1');
  return host;
}

describe('a list that grows', () => {
  it('adds the next rows when its end comes into sight, until there are no more', async () => {
    const host = await show();
    act(() => reachEnd(false));
    expect(host.log.calls).toHaveLength(1);
    act(() => {
      reachEnd();
      reachEnd();
    });
    await waitFor(() => expect(names()).toEqual(['店 1', '店 2', '店 3', '店 4']));
    await act(async () => reachEnd());
    expect(names()).toHaveLength(5);
    expect(screen.getByText('engine.list.end')).toBeVisible();
    expect(screen.getByText('engine.page.count {"count":5}')).toBeVisible();
    expect(host.log.calls.map(({ input }) => [input.__pageindex, input.__pagesize, input.__lazyload])).toEqual([
      [1, 2, 1],
      [2, 2, 1],
      [3, 2, 1],
    ]);
  });

  it('adds them by keyboard as well', async () => {
    await show();
    screen.getByRole('button', { name: 'engine.list.more' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(screen.getByRole('button', { name: 'engine.list.more' })).toHaveFocus();
  });

  it('begins anew when one searches', async () => {
    const host = await show();
    await act(async () => reachEnd());
    await userEvent.type(field('关键字'), '店{Enter}');
    await waitFor(() => expect(names()).toEqual(['店 1', '店 2']));
    expect(host.log.calls.map(({ input }) => [input.__pageindex, input.word])).toEqual([
      [1, undefined],
      [2, undefined],
      [1, '店'],
    ]);
  });

  it('shows a row once that has moved to a later page meanwhile', async () => {
    await show((request) =>
      request.input.__pageindex === 2
        ? {
            items: [
              { id: 2, name: '店 2' },
              { id: 3, name: '店 3' },
            ],
            __itemcount: 6,
          }
        : shopsOf(request),
    );
    await act(async () => reachEnd());
    expect(names()).toEqual(['店 1', '店 2', '店 3']);
  });

  it('keeps its rows when the next ones cannot be read, and reads them on retry', async () => {
    let fails = true;
    await show((request) => {
      if (request.input.__pageindex === 2 && fails) throw new AppError('network', 'offline');
      return shopsOf(request);
    });
    await act(async () => reachEnd());
    expect(names()).toEqual(['店 1', '店 2']);
    expect(screen.getByRole('alert')).toHaveTextContent('offline');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
    await waitFor(() => expect(names()).toEqual(['店 1', '店 2', '店 3', '店 4']));
  });
});
