import { figureOf } from './figure';

describe('figureOf', () => {
  it('keeps the median, the 95th percentile and the number of observations', () => {
    const observations = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(figureOf(observations)).toEqual({ median: 50.5, p95: 95, n: 100 });
  });

  it('rounds to two digits', () => {
    expect(figureOf([1.2345])).toEqual({ median: 1.23, p95: 1.23, n: 1 });
  });

  it('is missing without observations', () => {
    expect(figureOf([])).toBeUndefined();
  });
});
