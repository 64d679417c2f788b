import { limitText, readLimit } from './figureLimit';

test('the limit of a percentage is typed in per cent', () => {
  expect(readLimit('12.5', 'percent')).toBe(0.125);
  expect(readLimit('7', 'percent')).toBe(0.07);
  expect(limitText(0.07, 'percent')).toBe('7');
});

test('thousands and wide digits are read', () => {
  expect(readLimit(' 12,000 ', 'money')).toBe(12000);
  expect(readLimit('１２００', 'number')).toBe(1200);
  expect(readLimit('-3.5', 'number')).toBe(-3.5);
});

test.each(['', ' ', '-', '一千', '1e999'])('%j is no limit', (text) => {
  expect(readLimit(text, 'number')).toBeUndefined();
});
