import { lessDiscount, toCents, toYuan } from './money';

it('converts yuan to whole cents and back', () => {
  expect(toCents(36.1)).toBe(3_610);
  expect(toCents(0.07)).toBe(7);
  expect(toYuan(3_610)).toBe(36.1);
});

it.each([1.005, Number.NaN, Number.POSITIVE_INFINITY])('rejects %p as an amount', (yuan) => {
  expect(toCents(yuan)).toBeUndefined();
});

it('rounds a discount to the cent', () => {
  expect(lessDiscount(10_830, 2.5)).toBe(10_559);
  expect(lessDiscount(999, 0)).toBe(999);
  expect(lessDiscount(999, 100)).toBe(0);
});
