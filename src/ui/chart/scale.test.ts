import { fitText, jointTicks, positionIn, rangeOf, ticksOf } from './scale';

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
    [[1_090_000], [0, 250_000, 500_000, 750_000, 1_000_000, 1_250_000]],
    [[10_100_000], [0, 2_500_000, 5_000_000, 7_500_000, 10_000_000, 12_500_000]],
  ])('covers %j with round numbers', (values, ticks) => {
    expect(ticksOf(values)).toEqual(ticks);
  });

  it('has four to six numbers, and at most a quarter of it, mostly a fifth, is empty', () => {
    const empty = Array.from({ length: 2000 }, (_, index) => {
      const ticks = ticksOf([index + 1]);
      expect([4, 5, 6]).toContain(ticks.length);
      return 1 - (index + 1) / (ticks.at(-1) ?? 0);
    });
    expect(Math.max(...empty)).toBeLessThanOrEqual(0.25);
    expect(empty.filter((share) => share > 0.2).length).toBeLessThan(0.1 * empty.length);
  });

  it('puts the least at one end and the greatest at the other', () => {
    expect([0, 50, 100].map((value) => positionIn([0, 100], value, 200, 0))).toEqual([200, 100, 0]);
  });
});

it.each([
  ['all the same', [0, 0], [0, 1]],
  ['below 0', [-3, -1], [-3, 0]],
  ['as small as a number can be', [5e-324], [0, 1]],
  ['as large as a number can be', [1e308, -1e308], [-1e300, 1e300]],
])('a scale has few finite steps for values that are %s', (_what, values, [first, last]) => {
  const ticks = ticksOf(values);
  expect(ticks.length).toBeLessThan(8);
  expect([ticks[0], ticks.at(-1)]).toEqual([first, last]);
  values.forEach((value) => expect(positionIn(ticks, value, 200, 0)).toBeGreaterThanOrEqual(0));
});

describe('two scales beside each other', () => {
  it.each([
    [
      [100, 390],
      [0.28, 0.35],
      [0, 100, 200, 300, 400],
      [0, 0.1, 0.2, 0.3, 0.4],
    ],
    [
      [100, 390],
      [-0.1, 0.3],
      [-100, 0, 100, 200, 300, 400],
      [-0.1, 0, 0.1, 0.2, 0.3, 0.4],
    ],
    [
      [-5, -1],
      [3, 7],
      [-6, -4, -2, 0, 2, 4, 6, 8],
      [-8, -6, -4, -2, 0, 2, 4, 6, 8],
    ],
    [[0], [0], [0, 0.25, 0.5, 0.75, 1], [0, 0.25, 0.5, 0.75, 1]],
  ])('of %j and %j have equally many steps and 0 at the same place', (one, other, left, right) => {
    const ticks = jointTicks(one, other);
    expect(ticks[0]).toHaveLength(ticks[1].length);
    expect(ticks[0].indexOf(0)).toBe(ticks[1].indexOf(0));
    if (left.length === right.length) expect(ticks).toEqual([left, right]);
  });

  it('are finite for numbers of any size', () => {
    const ticks = jointTicks([1e308, -1e308], [5e-324]).flat();
    expect(ticks.every(Number.isFinite)).toBe(true);
  });
});

it('finds the range of more values than a function takes arguments', () => {
  const values = Array.from({ length: 200_000 }, (_, index) => index % 1000);
  expect(rangeOf(values)).toEqual({ least: 0, greatest: 999, at: 999, count: 200_000 });
});

it('finds the range of what is not missing', () => {
  expect(rangeOf([null, 3, null, 5, null])).toEqual({ least: 3, greatest: 5, at: 3, count: 2 });
  expect(rangeOf([null]).count).toBe(0);
});

it('a name of a million signs is cut like any other', () => {
  expect(fitText('长'.repeat(1_000_000), 36)).toBe('长长…');
});

it('a name is cut where there is no room for it', () => {
  expect([
    fitText('2026-01', 50),
    fitText('2026-01', 40),
    fitText('上海市', 36),
    fitText('上海市区', 36),
    fitText('上海市', 0),
  ]).toEqual(['2026-01', '2026…', '上海市', '上海…', '上…']);
});
