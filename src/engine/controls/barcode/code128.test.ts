import { code128Values, code128Widths } from './code128';

it('encodes letters one by one, with the check that scanners expect', () => {
  expect(code128Values('Wikipedia')).toEqual([104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106]);
});

it('encodes digits in pairs where that is shorter', () => {
  expect(code128Values('123456').slice(0, 4)).toEqual([105, 12, 34, 56]);
  expect(code128Values('SO1234').slice(0, 6)).toEqual([104, 51, 47, 99, 12, 34]);
  expect(code128Values('12345').slice(0, 5)).toEqual([104, 17, 99, 23, 45]);
  expect(code128Values('1234A').slice(0, 5)).toEqual([105, 12, 34, 100, 33]);
  expect(code128Values('12').slice(0, 3)).toEqual([104, 17, 18]);
});

it('draws every character eleven modules wide, and the end thirteen', () => {
  const all = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
  const widths = code128Widths(all);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11 * code128Values(all).length + 2);
  expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
});
