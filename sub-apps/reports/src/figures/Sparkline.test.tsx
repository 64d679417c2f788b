import { render, screen } from '@testing-library/react';
import { Sparkline } from './Sparkline';

test('the line is an image with its course in words', () => {
  const { container } = render(<Sparkline values={[1, 2, 3]} label="近 3 个月：最低 1，最高 3，最近 3" />);
  expect(screen.getByRole('img', { name: '近 3 个月：最低 1，最高 3，最近 3' })).toBeInTheDocument();
  expect(container.querySelector('polyline')).toHaveAttribute('points', '3.0,29.0 48.0,16.0 93.0,3.0');
});

test.each([[[]], [[5]]])('%j is no line', (values) => {
  const { container } = render(<Sparkline values={values} label="x" />);
  expect(container).toBeEmptyDOMElement();
});
