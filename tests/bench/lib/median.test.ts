import { median } from './median';

describe('median', () => {
  it('is the middle of an odd number of values, whatever their order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('is the mean of the two middle values of an even number', () => {
    expect(median([4, 1, 3, 100])).toBe(3.5);
  });

  it('sorts by size, not by spelling', () => {
    expect(median([10, 9, 100])).toBe(10);
  });

  it('is missing when there is no value, and leaves its input as it was', () => {
    const values = [3, 1, 2];
    expect(median([])).toBeUndefined();
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});
