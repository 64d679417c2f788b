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
    },
  ]);
  dispose();
  dispose();
  expect(pages.get()).toEqual([]);
  expect(forget).toHaveBeenCalledWith('v1/x1');
});

it('another route is shown in the same frame; a disposed screen shows no other', () => {
  const { pages, element, target, shown } = setUp();
  pages.mount(element, { pageCode: 'orders' }, 'v2');
  const view = pages.mountView(element, '/report-detail?reportcode=a', 'v1');
  const frame = pages.get()[1]?.frame;
  view.show('/report-detail?reportcode=b');
  expect(pages.get()[1]).toEqual({ element, target: target('/report-detail?reportcode=b'), frame });
  expect(pages.get()[1]?.frame).toBe(frame);
  view.dispose();
  view.show('/report-detail?reportcode=c');
  expect(shown()).toEqual([['page', 'orders', {}]]);
});
