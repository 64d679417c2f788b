import { unbroken } from './unbroken';

/** The text with `|` where its lines cannot be broken. */
const shown = (text: string, isNumeric = false) =>
  unbroken(text, isNumeric).replaceAll('\u2060', '|').replaceAll('\u00A0', '|');

it('dates and numbers of documents stay in one line', () => {
  expect(shown('2026-11-20')).toBe('2026-|11-|20');
  expect(shown('见 SO-202611-00815，2026-11-20 09:30')).toBe('见 SO-|202611-|00815，2026-|11-|20 09:30');
});

it('an amount stays in one line with its unit', () => {
  expect(shown('1,234.00 %', true)).toBe('1,234.00|%');
  expect(shown('-5', true)).toBe('-5');
});

it('long words and other texts are left as they are', () => {
  const address = `https://files.example.com/${'a-b'.repeat(20)}`;
  expect([address, '永兴超市 中山北路', '- 第一'].map((text) => shown(text))).toEqual([
    address,
    '永兴超市 中山北路',
    '- 第一',
  ]);
});
