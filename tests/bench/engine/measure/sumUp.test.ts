import { sumUp } from './sumUp';

describe('sumUp', () => {
  it('takes the median over all observations of all repetitions', () => {
    const figures = sumUp([{ settled: [30, 50] }, { settled: [10, 40, 20] }]);
    expect(figures.settled).toEqual({ median: 30, p95: 50, n: 5 });
  });

  it('keeps each figure apart and leaves out one that was never seen', () => {
    expect(Object.keys(sumUp([{ cpu: [1], add: [] }, { first: [2] }]))).toEqual(['cpu', 'first']);
  });
});
