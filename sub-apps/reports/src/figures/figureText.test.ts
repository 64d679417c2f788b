import fc from 'fast-check';
import type { ReportColumn } from '../api/report';
import { directionOf, figureText } from './figureText';

const column = (type: ReportColumn['type'], more: Partial<ReportColumn> = {}) => ({
  type,
  decimals: undefined,
  isComparison: false,
  ...more,
});

describe('a figure is written', () => {
  it.each([
    [1234, column('number'), '1,234'],
    [1234.5, column('number'), '1,234.5'],
    [1234.5, column('number', { decimals: 0 }), '1,235'],
    [12873.1, column('money'), '12,873.10'],
    [1.005, column('money'), '1.01'],
    [-1.005, column('money'), '-1.01'],
    [-0.001, column('money'), '0.00'],
    [12.3456, column('money', { decimals: 4 }), '12.3456'],
    [0.125, column('percent'), '12.5%'],
    [0.07, column('percent', { decimals: 0 }), '7%'],
    [0.28755, column('percent', { decimals: 2 }), '28.76%'],
    ['2000.5', column('money'), '2,000.50'],
    ['华东', column('text'), '华东'],
    ['0012', column('text'), '0012'],
    ['未知', column('number'), '未知'],
  ])('%p as its column says', (value, of, text) => {
    expect(figureText(value, of)).toBe(text);
  });

  it.each([null, undefined, ''])('as a dash where it is missing: %p', (value) => {
    expect(figureText(value, column('money'))).toBe('—');
    expect(figureText(value, column('text'))).toBe('—');
  });

  it('with its direction in place of a sign where it compares', () => {
    const growth = column('percent', { isComparison: true });
    expect(figureText(0.125, growth)).toBe('▲ 12.5%');
    expect(figureText(-0.03, growth)).toBe('▼ 3.0%');
    expect(figureText(0, growth)).toBe('0.0%');
    expect(figureText(null, growth)).toBe('—');
    expect(figureText(-1234.5, column('money', { isComparison: true }))).toBe('▼ 1,234.50');
    expect([0.1, -0.1, 0, null].map((value) => directionOf(value, growth))).toEqual([1, -1, 0, 0]);
    expect(directionOf(-5, column('money'))).toBe(0);
  });

  it('so that money can be read back to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const text = figureText(cents / 100, column('money'));
        expect(Math.round(Number(text.replaceAll(',', '')) * 100)).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });
});

it.each(['0x10', '1e999', 1e308, -1e308, Number.POSITIVE_INFINITY, '1,5'])(
  '%p is no figure of a business and is shown as it is or as missing',
  (value) => {
    const text = figureText(value, { type: 'percent', decimals: undefined, isComparison: true });
    expect(text).not.toMatch(/Infinity|NaN|e\+|%/);
  },
);
