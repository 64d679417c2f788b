import { pageNumbers } from './pageNumbers';

describe('the page numbers under a table', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [4, 5, [1, 2, 3, 4, 5]],
    [50, 2500, [1, 0, 48, 49, 50, 51, 52, 0, 2500]],
    [2500, 2500, [1, 0, 2498, 2499, 2500]],
  ])('on page %p of %p are %p (0 is a gap)', (current, last, numbers) => {
    expect(pageNumbers(current, last, 2)).toEqual(numbers);
  });

  it.each([
    [1, 625, [1, 0, 625]],
    [312, 625, [1, 0, 312, 0, 625]],
    [2, 3, [1, 2, 3]],
  ])('on page %p of %p are %p where there is no room for neighbours', (current, last, numbers) => {
    expect(pageNumbers(current, last, 0)).toEqual(numbers);
  });
});
