import { formatNumber } from './format';

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [-1234567, '-1,234,567'],
    [1234.5, '1,234.5'],
  ])('formats %p as %p', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('shows money with two decimals', () => {
    expect(formatNumber(12873.1, 2)).toBe('12,873.10');
  });
});
