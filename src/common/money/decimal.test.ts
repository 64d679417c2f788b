import Decimal from 'decimal.js';
import fc from 'fast-check';
import { add, div, mul, round, sub } from './decimal';

const money = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100);

describe('decimal-safe arithmetic', () => {
  it('adds cents without binary noise', () => {
    expect(add(0.1, 0.2)).toBe(0.3);
    expect(sub(0.3, 0.1)).toBe(0.2);
    expect(mul(1.1, 1.1)).toBe(1.21);
    expect(div(0.3, 0.1)).toBe(3);
  });

  it('agrees with decimal.js for any amounts of money', () => {
    fc.assert(
      fc.property(money, money, (a, b) => {
        expect(add(a, b)).toBe(new Decimal(a).plus(b).toNumber());
        expect(sub(a, b)).toBe(new Decimal(a).minus(b).toNumber());
        expect(mul(a, b)).toBe(new Decimal(a).times(b).toNumber());
      }),
    );
  });

  it('keeps digits beyond the fast path', () => {
    expect(add(1e-7, 2e-7)).toBe(3e-7);
    expect(mul(123456789.12, 987654321.98)).toBe(new Decimal(123456789.12).times(987654321.98).toNumber());
  });

  it('divides by zero to zero', () => {
    expect(div(5, 0)).toBe(0);
  });

  it('rounds any number as decimal.js does, also beside a tie', () => {
    const ties = fc
      .tuple(fc.integer({ min: -1e7, max: 1e7 }), fc.integer({ min: 0, max: 6 }))
      .map(([figure, digits]) => Number(`${figure}5e-${digits + 1}`));
    const nextTo = fc
      .tuple(ties, fc.integer({ min: -3, max: 3 }))
      .map(([tie, steps]) => tie * (1 + steps * Number.EPSILON));
    fc.assert(
      fc.property(
        fc.oneof(money, ties, nextTo, fc.double({ noNaN: true, noDefaultInfinity: true })),
        fc.integer({ min: 0, max: 20 }),
        (value, digits) => {
          expect(round(value, digits)).toBe(
            new Decimal(value).toDecimalPlaces(digits, Decimal.ROUND_HALF_UP).toNumber(),
          );
        },
      ),
      { numRuns: 5_000 },
    );
  });

  it('rounds halves away from zero', () => {
    expect(round(1.005, 2)).toBe(1.01);
    expect(round(-2.5, 0)).toBe(-3);
  });
});
