import { formatPercent } from './percent';

it('a share is written as a percentage, rounded to two decimals or with as many as are wanted', () => {
  expect([0.25, 0.12345, -0.5, 12.5].map((share) => formatPercent(share))).toEqual(['25%', '12.35%', '-50%', '1,250%']);
  expect([0.25, 0.12345].map((share) => formatPercent(share, 1))).toEqual(['25.0%', '12.3%']);
});
