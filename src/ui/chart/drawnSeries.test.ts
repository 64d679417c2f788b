import { drawnSeries } from './drawnSeries';

const data = {
  categories: ['一月', '二月'],
  series: [
    { title: '饮料', values: [10, -4] },
    { title: '零食', values: [5, -1] },
    { title: '退货', values: [-3, 2] },
  ],
};
const all = [true, true, true];

it('stacks what is above 0 upwards and what is below 0 downwards', () => {
  expect(drawnSeries('stacked', data, all).map(({ spans }) => spans)).toEqual([
    [
      { from: 0, to: 10 },
      { from: 0, to: -4 },
    ],
    [
      { from: 10, to: 15 },
      { from: -4, to: -5 },
    ],
    [
      { from: 0, to: -3 },
      { from: 0, to: 2 },
    ],
  ]);
});

it('a number that is missing has no place in a stack, and what is above it stands on the next one below', () => {
  const series = [
    { title: '饮料', values: [10, null] },
    { title: '零食', values: [null, 2] },
    { title: '退货', values: [1, 1] },
  ];
  expect(drawnSeries('stacked', { ...data, series }, all).map(({ spans }) => spans)).toEqual([
    [{ from: 0, to: 10 }, undefined],
    [undefined, { from: 0, to: 2 }],
    [
      { from: 10, to: 11 },
      { from: 2, to: 3 },
    ],
  ]);
});

it('a series that is hidden leaves no gap in the stack, and the others keep their places', () => {
  const drawn = drawnSeries('stacked', data, [false, true, true]);
  expect(drawn.map(({ index, spans }) => [index, spans[0]])).toEqual([
    [1, { from: 0, to: 5 }],
    [2, { from: 0, to: -3 }],
  ]);
});

describe('in a combined chart', () => {
  const combined = (...series: { as?: 'bar' | 'line'; format?: 'money' | 'percent' }[]) => {
    const given = series.map((one) => ({ title: '', values: [1], ...one }));
    const drawn = drawnSeries(
      'combined',
      { categories: ['一月'], series: given },
      given.map(() => true),
    );
    return drawn.map(({ shape, axis }) => `${shape} ${axis}`);
  };

  it('the first series is bars and the others are lines, unless they say otherwise', () => {
    expect(combined({}, {}, {})).toEqual(['bar left', 'line left', 'line left']);
    expect(combined({ as: 'line' }, { as: 'bar' })).toEqual(['line left', 'bar left']);
  });

  it('lines of another format than the bars have the scale at the right', () => {
    expect(combined({ format: 'money' }, { format: 'money' }, { format: 'percent' })).toEqual([
      'bar left',
      'line left',
      'line right',
    ]);
  });
});

it('in every other chart there is one scale', () => {
  const mixed = data.series.map((one, index) => (index === 1 ? { ...one, format: 'percent' as const } : one));
  expect(drawnSeries('line', { ...data, series: mixed }, all).map(({ axis }) => axis)).toEqual([
    'left',
    'left',
    'left',
  ]);
});
