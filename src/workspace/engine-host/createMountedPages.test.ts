import type { PageHandle } from '@/engine';
import type { Target } from '@/routes/destination';
import { createMountedPages } from './createMountedPages';

function setUp() {
  let count = 0;
  const forget = jest.fn();
  const target = (route: string): Target => ({ kind: 'app', app: 'reports', route });
  const pages = createMountedPages({
    newId: () => `x${++count}`,
    navigation: {
      pageTargetOf: ({ pageCode }) => ({ kind: 'page', pageCode, linkParam: {} }),
      screenTargetOf: target,
    },
    closeGuard: { canClose: () => Promise.resolve(true) },
    forget,
    t: (key) => key,
  });
  const element = {} as HTMLElement;
  const shown = () => pages.get().map(({ target: { kind, ...rest } }) => [kind, ...Object.values(rest)]);
  return { pages, element, forget, target, shown };
}

it('a screen stands in a page until it is disposed, as a part of the view that contains the page', () => {
  const { pages, element, forget, target } = setUp();
  const { dispose } = pages.mountView(element, '/report-detail?reportcode=a', 'v1/0');
  expect(pages.get()).toEqual([
    {
      element,
      target: target('/report-detail?reportcode=a'),
      frame: expect.objectContaining({ pageId: 'v1/x1', viewId: 'v1' }) as object,
      page: { chrome: 'page' },
    },
  ]);
  dispose();
  dispose();
  expect(pages.get()).toEqual([]);
  expect(forget.mock.calls).toEqual([['v1/x1']]);
});

it('another route is shown in the same frame; a disposed screen shows no other', () => {
  const { pages, element, target, shown } = setUp();
  pages.mount(element, { pageCode: 'orders' }, 'v2');
  const view = pages.mountView(element, '/report-detail?reportcode=a', 'v1');
  const frame = pages.get()[1]?.frame;
  view.show('/report-detail?reportcode=b');
  expect(pages.get()[1]).toMatchObject({ element, target: target('/report-detail?reportcode=b') });
  expect(pages.get()[1]?.frame).toBe(frame);
  view.dispose();
  view.show('/report-detail?reportcode=c');
  expect(shown()).toEqual([['page', 'orders', {}]]);
});

describe('a page that a screen mounts', () => {
  function handleOf(values: Record<string, unknown>) {
    let load = () => undefined as void;
    let change = () => undefined as void;
    let isLoaded = false;
    const handle: PageHandle = {
      isLoaded: () => isLoaded,
      whenLoaded: () => new Promise((resolve) => (load = resolve)),
      values: () => values,
      collect: () => Promise.resolve(values),
      markSaved: jest.fn(),
      mountOnPaper: jest.fn(() => Promise.resolve(() => undefined)),
      onChange: (tell) => {
        change = tell;
        return () => undefined;
      },
    };
    return {
      handle,
      change: () => change(),
      load() {
        isLoaded = true;
        load();
        return Promise.resolve();
      },
    };
  }

  it('is a part of the screen without its buttons, and a page like any other with them', () => {
    const { pages, element } = setUp();
    pages.mount(element, { pageCode: 'a' }, 'v1');
    pages.mount(element, { pageCode: 'b', hasToolbar: false }, 'v1');
    expect(pages.get().map(({ page }) => [page.chrome, page.hasToolbar])).toEqual([
      ['page', true],
      ['dialog', false],
    ]);
  });

  it('reads its record itself when the screen gives it no values', () => {
    const { pages, element } = setUp();
    pages.mount(element, { pageCode: 'a', values: { a: 1 } }, 'v1');
    pages.mount(element, { pageCode: 'a', values: {} }, 'v1');
    expect(pages.get().map(({ page }) => page.values)).toEqual([{ a: 1 }, undefined]);
  });

  it('answers its values once it has been read, and is asked for none before and after that', async () => {
    const { pages, element } = setUp();
    const onLoaded = jest.fn();
    const mounted = pages.mount(element, { pageCode: 'a', onLoaded }, 'v1');
    const { handle, load } = handleOf({ a: 1 });
    const refused = { kind: 'user', message: 'workspace.page.loading' };
    expect(mounted.values()).toEqual({});
    await expect(mounted.collect()).rejects.toMatchObject(refused);
    pages.get()[0]?.page.onHandle?.(handle);
    expect(mounted.values()).toEqual({});
    await expect(mounted.collect()).rejects.toMatchObject(refused);
    expect(onLoaded).not.toHaveBeenCalled();
    await load();
    expect([mounted.values(), onLoaded.mock.calls.length]).toEqual([{ a: 1 }, 1]);
    const values = await mounted.collect();
    mounted.markSaved(values);
    expect(handle.markSaved).toHaveBeenCalledWith(values);
    pages.get()[0]?.page.onHandle?.(undefined);
    expect(mounted.values()).toEqual({});
    mounted.markSaved();
  });

  it('tells when it begins and ceases to hold unsaved input', () => {
    const { pages, element } = setUp();
    const onDirty = jest.fn();
    pages.mount(element, { pageCode: 'a', onDirty }, 'v1');
    [false, true, true, false].forEach((isDirty) => pages.get()[0]?.frame.onDirty?.(isDirty));
    expect(onDirty.mock.calls).toEqual([[true], [false]]);
  });

  it('tells of changes at most once per 150 ms, after the last one, and never when it is disposed', () => {
    jest.useFakeTimers();
    const { pages, element } = setUp();
    const onChange = jest.fn();
    const mounted = pages.mount(element, { pageCode: 'a', onChange }, 'v1');
    const { handle, change } = handleOf({});
    pages.get()[0]?.page.onHandle?.(handle);
    [0, 100, 100, 100].forEach((wait) => {
      jest.advanceTimersByTime(wait);
      change();
    });
    expect(onChange).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(50);
    expect(onChange).toHaveBeenCalledTimes(2);
    change();
    mounted.dispose();
    change();
    jest.advanceTimersByTime(1000);
    expect(onChange).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  it('keeps drafts of what the screen says that it edits, and none without that', () => {
    const { pages, element } = setUp();
    pages.mount(element, { pageCode: 'a' }, 'v1');
    pages.mount(element, { pageCode: 'a', draftOf: 'flow/leave' }, 'v1');
    expect(pages.get().map(({ frame }) => frame.draftOf)).toEqual([null, '["a","flow/leave"]']);
  });
});
