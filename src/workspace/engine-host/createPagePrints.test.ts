import { createPagePrints } from './createPagePrints';

const frame = (pageId: string, isShown?: boolean) => ({
  pageId,
  viewId: pageId.split('/')[0],
  close: () => Promise.resolve(true),
  ...(isShown !== undefined && { isShown: () => isShown }),
});
const print = () => jest.fn(() => Promise.resolve());

it('finds the print of the page in a view until the page closes', () => {
  const prints = createPagePrints();
  const [first, second] = [print(), print()];
  const close = prints.offer(frame('v1'), first);
  prints.offer(frame('v2'), second);
  expect(prints.find('v1')).toBe(first);
  expect(prints.find('v2')).toBe(second);
  close();
  expect(prints.find('v1')).toBeUndefined();
});

it('finds the page of a folder that is shown, and none that a native screen has mounted', () => {
  const prints = createPagePrints();
  const shown = print();
  prints.offer(frame('v1/0', false), print());
  prints.offer(frame('v1/1', true), shown);
  prints.offer(frame('v2/x1'), print());
  expect(prints.find('v1')).toBe(shown);
  expect(prints.find('v2')).toBeUndefined();
});
