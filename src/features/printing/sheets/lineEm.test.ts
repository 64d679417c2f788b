import { lineEm } from './lineEm';

it('estimates the width of a short text by its signs', () => {
  expect(lineEm('下单日期', 4)).toBe(4);
  expect(lineEm('2026-11-20', 10)).toBeCloseTo(6);
  expect(lineEm('', 4)).toBe(0);
});

it('does not read a long text to its end', () => expect(lineEm('永兴超市鼓楼店'.repeat(1000), 10)).toBeUndefined());
