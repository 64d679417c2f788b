import { textWidthPx } from './textWidth';

test('Chinese signs are as wide as the type is high, letters narrower, points and spaces narrowest', () => {
  expect(textWidthPx('上海市', 12)).toBe(36);
  const widths = ['上', '%', 'A', '8', '.'].map((sign) => textWidthPx(sign, 12));
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  expect(new Set(widths).size).toBe(5);
});

test('the arrow of a comparison and the dash of a missing figure are as wide as Chinese signs', () => {
  for (const sign of ['▲', '—', '…', '𠮷']) expect(textWidthPx(sign, 13)).toBe(13);
});

test('bold texts are wider', () => {
  for (const sign of ['上', '%', 'A', '8', '.']) {
    const text = sign.repeat(10);
    expect(textWidthPx(text, 13, 'bold')).toBeGreaterThan(textWidthPx(text, 13));
  }
});

test('a text of a million signs is as wide as its beginning', () => {
  expect(textWidthPx('长'.repeat(1_000_000), 12)).toBe(64 * 12);
});
