import Decimal from 'decimal.js';
import fc from 'fast-check';
import { add, div, mul, sub } from './decimal';

Decimal.set({ precision: 34 });

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

  it('agrees with decimal.js for any numbers, up to the last place of a number', () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: true });
    // A sum may stand between two numbers: what decides are digits beyond those that either side keeps.
    const expectSame = (own: number, wanted: number) =>
      expect(own === wanted || Math.abs(own - wanted) <= Math.abs(wanted) * Number.EPSILON).toBe(true);
    fc.assert(
      fc.property(any, any, (a, b) => {
        expectSame(add(a, b), new Decimal(a).plus(b).toNumber());
        expectSame(mul(a, b), new Decimal(a).times(b).toNumber());
        if (b !== 0) expectSame(div(a, b), new Decimal(a).div(b).toNumber());
      }),
      { numRuns: 2_000, examples: [[54610305727502980, 5e-18]] },
    );
  });

  it('keeps digits beyond the fast path', () => {
    expect(add(1e-7, 2e-7)).toBe(3e-7);
    expect(mul(123456789.12, 987654321.98)).toBe(new Decimal(123456789.12).times(987654321.98).toNumber());
  });

  it('keeps a number to which next to nothing is added', () => {
    expect(add(-2.875802712706972e44, 5e-324)).toBe(-2.875802712706972e44);
    expect(sub(1e17, -0.001)).toBe(1e17);
  });

  it('divides by zero to zero', () => {
    expect(div(5, 0)).toBe(0);
  });
});
