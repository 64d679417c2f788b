import { ratio } from './ratio';

describe('ratio', () => {
  it('is a share of the reference', () => {
    expect(ratio(30, 120)).toBe(0.25);
  });

  it('keeps a measured zero', () => {
    expect(ratio(0, 10)).toBe(0);
  });

  it('is missing when a side is missing or the reference is zero', () => {
    expect(ratio(undefined, 10)).toBeUndefined();
    expect(ratio(10, undefined)).toBeUndefined();
    expect(ratio(10, 0)).toBeUndefined();
  });
});
