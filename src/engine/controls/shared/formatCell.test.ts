import { formatCell } from './formatCell';

it.each([
  [1234.5, 'money', '1,234.50'],
  [1234.5, 'number', '1,234.5'],
  [0.256, 'percent', '25.6%'],
  [0.29, 'percent', '29%'],
  [12.34567, 'percent', '1,234.57%'],
  ['2026-03-01 09:30:15', 'datetime', '2026-03-01 09:30'],
  ['2026-03-01T09:30:15.120Z', 'datetime', '2026-03-01 09:30'],
  ['soon', 'datetime', 'soon'],
  ['2026-03-01', 'date', '2026-03-01'],
  [Number.NaN, 'percent', ''],
  [Infinity, 'number', '—'],
  [-1e308, 'money', '—'],
  [-0, 'number', '0'],
  [-0.001, 'money', '0.00'],
  [1.005, 'money', '1.01'],
  [null, 'money', ''],
  ['NaN', 'number', '—'],
  ['-Infinity', 'money', '—'],
  ['面议', 'money', '面议'],
  ['NaN', 'text', 'NaN'],
  ['photo\u202egpj', 'text', 'photo_gpj'],
  ['第一行\n第二行', 'text', '第一行\n第二行'],
] as const)('%p as %s reads %s', (value, format, text) => {
  expect(formatCell(value, format)).toBe(text);
});
