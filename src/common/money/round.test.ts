import Decimal from 'decimal.js';
import fc from 'fast-check';
import { round, shiftPoint } from './round';

const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true });

it('rounds any number as decimal.js does, also beside a tie', () => {
  const money = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100);
  const ties = fc
    .tuple(fc.integer({ min: -1e7, max: 1e7 }), fc.integer({ min: 0, max: 6 }))
    .map(([figure, digits]) => Number(`${figure}5e-${digits + 1}`));
  const nextTo = fc
    .tuple(ties, fc.integer({ min: -3, max: 3 }))
    .map(([tie, steps]) => tie * (1 + steps * Number.EPSILON));
  const long = fc.integer({ min: 1e15, max: 9e15 }).map((digits) => digits / 1000);
  fc.assert(
    fc.property(fc.oneof(money, ties, nextTo, long, anyNumber), fc.integer({ min: 0, max: 20 }), (value, digits) => {
      expect(round(value, digits)).toBe(new Decimal(value).toDecimalPlaces(digits, Decimal.ROUND_HALF_UP).toNumber());
    }),
    { numRuns: 5_000 },
  );
});

it('rounds halves away from zero', () => {
  expect(round(1.005, 2)).toBe(1.01);
  expect(round(-2.5, 0)).toBe(-3);
});

it('leaves what is no figure as it is', () => {
  expect(round(NaN, 2)).toBeNaN();
  expect(round(Infinity, 2)).toBe(Infinity);
});

it('moves the point of any number as decimal.js multiplies it', () => {
  expect(shiftPoint(0.07, 2)).toBe(7);
  fc.assert(
    fc.property(anyNumber, (value) => {
      expect(shiftPoint(value, 2)).toBe(new Decimal(value).times(100).toNumber());
    }),
    { numRuns: 2_000 },
  );
});
