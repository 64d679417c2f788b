import { CheckedSum } from './CheckedSum';

function compare(total: number, ...figures: number[]) {
  const sum = new CheckedSum();
  for (const figure of figures) sum.add(figure);
  return sum.compare(total);
}

test('a sum is the total but for the rounding of its figures', () => {
  expect(compare(1, 0.33, 0.33, 0.33)).toBe(0);
  expect(compare(0.3, 0.1, 0.2)).toBe(0);
  expect(compare(48, 40.5, 60.25)).toBe(1);
  expect(compare(200.5, 40, 60)).toBe(-1);
});

test('of whole figures one more or less is no rounding, however many they are', () => {
  const ones = Array.from({ length: 1_000 }, () => 1_000);
  expect(compare(1_000_000, ...ones)).toBe(0);
  expect(compare(999_999, ...ones)).toBe(1);
});

test('a sum that is too large is none', () => {
  expect(compare(1e308, 1e308, 1e308)).toBe(1);
});
