import { shortFigure } from './shortFigure';

it.each([
  [12_345_678, 'zh-CN', '1,234.6 万'],
  [12_345_678, 'zh-TW', '1,234.6 萬'],
  [12_345_678, 'en', '12.3M'],
  [12_345_678, 'other', '1,234.6万'],
  [11_000_000, 'zh-CN', '1,100 万'],
  [12_345, 'zh-CN', '1.23 万'],
  [12_345, 'en', '12.3K'],
  [1_234_567, 'en', '1.23M'],
  [123_456_789, 'zh-CN', '1.23 亿'],
  [4_560_000_000, 'en', '4.56B'],
  [-12_345_678, 'zh-CN', '-1,234.6 万'],
  [123_456_789_012_345, 'zh-CN', '1,234,567.9 亿'],
] as const)('%d is written in %s as %s', (value, language, text) => {
  expect(shortFigure(value, 'money', language)).toBe(text);
});

it.each([
  [99_999_999, 'zh-CN', '1 亿'],
  [99_600_000, 'zh-CN', '9,960 万'],
  [999_960, 'en', '1M'],
  [999_940, 'en', '999.9K'],
] as const)('%d, which is close to the next unit, is written in %s as %s', (value, language, text) => {
  expect(shortFigure(value, 'number', language)).toBe(text);
});

it.each([
  [9_876.5, 'money', '9,876.50'],
  [9_876, 'number', '9,876'],
  [12.3456, 'number', '12.35'],
  [0, 'number', '0'],
  [-0, 'number', '0'],
  [-0.001, 'money', '0.00'],
  [1e308, 'money', '—'],
  [Number.NaN, 'percent', '—'],
  [0.1254, 'percent', '12.5%'],
  [-0.5, 'percent', '-50.0%'],
  [123.456, 'percent', '12,345.6%'],
] as const)('the small figure %d of the type %s is written in full: %s', (value, type, text) => {
  expect(shortFigure(value, type, 'zh-CN')).toBe(text);
});
