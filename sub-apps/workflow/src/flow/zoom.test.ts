import { anchoredScroll, firstZoom, fitZoom, limitZoom } from './zoom';

test('a diagram opens as wide as its room, but never smaller than can be read and never enlarged', () => {
  expect(firstZoom(1_000, 950)).toBe(0.95);
  expect(firstZoom(1_000, 860)).toBe(0.86);
  expect(firstZoom(1_000, 800)).toBe(0.85);
  expect(firstZoom(4_000, 390)).toBe(0.85);
  expect(12 * firstZoom(4_000, 390)).toBeGreaterThanOrEqual(10);
  expect(firstZoom(300, 1_200)).toBe(1);
  expect(firstZoom(300, 0)).toBe(1);
});

test('fitting shows a wide diagram smaller than that, down to the least zoom', () => {
  expect(fitZoom(2_000, 800)).toBe(0.4);
  expect(fitZoom(20_000, 800)).toBe(0.3);
  expect(limitZoom(9)).toBe(2);
});

test('the point under the pointer stays where it is', () => {
  const [scroll, anchor] = [100, 50];
  const after = anchoredScroll(scroll, anchor, 1, 2);
  expect((after + anchor) / 2).toBe(scroll + anchor);
});
