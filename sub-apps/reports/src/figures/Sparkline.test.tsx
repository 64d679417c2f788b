import { render, screen } from '@testing-library/react';
import { Sparkline, trendPoints } from './Sparkline';

test('the line goes from left to right, with the lowest value at the bottom and the highest at the top', () => {
  const points = trendPoints([5, 10, 0]);
  expect(points.map(({ x }) => x)).toEqual([3, 48, 93]);
  expect(points.map(({ y }) => y)).toEqual([16, 3, 29]);
});

test('equal values are a line in the middle', () => {
  expect(trendPoints([7, 7]).map(({ y }) => y)).toEqual([16, 16]);
});

test('the line is an image with its course in words', () => {
  const { container } = render(<Sparkline values={[1, 2, 3]} label="近 3 个月：最低 1，最高 3，最近 3" />);
  expect(screen.getByRole('img', { name: '近 3 个月：最低 1，最高 3，最近 3' })).toBeInTheDocument();
  expect(container.querySelector('polyline')).toHaveAttribute('points', '3.0,29.0 48.0,16.0 93.0,3.0');
});

test.each([[[]], [[5]]])('%j is no line', (values) => {
  const { container } = render(<Sparkline values={values} label="x" />);
  expect(container).toBeEmptyDOMElement();
});
