import { fitText, positionIn, slicesOf, ticksOf } from './scale';

describe('the scale of a chart', () => {
  it.each([
    [
      [0, 87],
      [0, 25, 50, 75, 100],
    ],
    [
      [-600, 13800],
      [-5000, 0, 5000, 10000, 15000],
    ],
    [
      [0.1, 0.3],
      [0, 0.1, 0.2, 0.3],
    ],
    [[], [0, 0.25, 0.5, 0.75, 1]],
  ])('covers %j with round numbers', (values, ticks) => {
    expect(ticksOf(values)).toEqual(ticks);
  });

  it('puts the least at one end and the greatest at the other', () => {
    expect([0, 50, 100].map((value) => positionIn([0, 100], value, 200, 0))).toEqual([200, 100, 0]);
  });
});

it('a pie leaves out what is not above 0, and one part alone is a circle', () => {
  expect(slicesOf([1, 0, -3], 10)).toEqual([expect.stringMatching(/^M.*A.*A.*Z$/), '', '']);
  expect(slicesOf([0], 10)).toEqual(['']);
  expect(slicesOf([1, 3], 10)[1]).toContain('A10 10 0 1 1');
});

it('a name is cut where there is no room for it', () => {
  expect([
    fitText('2026-01', 50),
    fitText('2026-01', 40),
    fitText('上海市', 36),
    fitText('上海市', 35),
    fitText('上海市', 0),
  ]).toEqual(['2026-01', '2026…', '上海市', '上海…', '上…']);
});
