import { numberText } from './numberText';

it('a number that is missing is a dash', () => {
  expect([numberText(null, { format: 'percent' }), numberText(undefined)]).toEqual(['—', '—']);
});

it('takes any number of decimals', () => {
  expect([-1, 1.5, 1000].map((decimals) => numberText(0.25, { decimals }).length)).toEqual([1, 3, 22]);
});

it('writes a number in its format, with its decimals, and never the inaccuracy of the computer', () => {
  expect(numberText(0.1 + 0.2)).toBe('0.3');
  expect(numberText(1234.5, { format: 'money' })).toBe('1,234.50');
  expect(numberText(1234.565, { format: 'money', decimals: 0 })).toBe('1,235');
  expect(numberText(7, { decimals: 1 })).toBe('7.0');
  expect(numberText(0.256, { format: 'percent' })).toBe('25.6%');
  expect(numberText(0.256, { format: 'percent', decimals: 0 })).toBe('26%');
});
