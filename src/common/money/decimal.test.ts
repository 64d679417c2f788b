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

  it('agrees with decimal.js for any numbers', () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(add(a, b) + 0).toBe(new Decimal(a).plus(b).toNumber() + 0);
        expect(mul(a, b) + 0).toBe(new Decimal(a).times(b).toNumber() + 0);
        if (b !== 0) expect(div(a, b) + 0).toBe(new Decimal(a).div(b).toNumber() + 0);
      }),
      { numRuns: 2_000 },
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
