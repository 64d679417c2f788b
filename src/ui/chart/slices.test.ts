import { middleOf, sharesOf, sliceAt, slicesOf } from './slices';

it('what is not above 0 has no slice, and a slice alone is a circle', () => {
  expect(slicesOf(sharesOf([1, 0, -3]), 10)).toEqual([expect.stringMatching(/^M.*A.*A.*Z$/), '', '']);
  expect(slicesOf(sharesOf([0]), 10)).toEqual(['']);
  expect(slicesOf(sharesOf([1, 3]), 10)[1]).toContain('A10 10 0 1 1');
});

it('the shares of huge numbers are finite', () => {
  expect(sharesOf([1e308, 1e308])).toEqual([0.5, 0.5]);
});

it('finds the slice at a point, clockwise from the top, and none outside', () => {
  const shares = sharesOf([1, 0, 1, 2]);
  const at = (x: number, y: number) => sliceAt(shares, 10, x, y);
  expect([at(3, -3), at(3, 3), at(-3, 3), at(-3, -3), at(8, 8)]).toEqual([0, 2, 3, 3, undefined]);
});

it('the middle of a slice lies in it', () => {
  const shares = sharesOf([1, 3, 2]);
  const found = shares.map((_share, index) => {
    const { x, y } = middleOf(shares, index, 6);
    return sliceAt(shares, 10, x, y);
  });
  expect(found).toEqual([0, 1, 2]);
});
