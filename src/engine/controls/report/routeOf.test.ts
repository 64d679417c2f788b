import { routeOf } from './routeOf';

const queryOf = (route: string | undefined) => {
  const [path, query = ''] = route?.split('?') ?? [];
  const { conditions, ...rest } = Object.fromEntries(new URLSearchParams(query));
  return { path, ...rest, ...(conditions !== undefined && { conditions: JSON.parse(conditions) as unknown }) };
};

it('opens the report inside a page; without conditions it starts with its own', () => {
  expect(queryOf(routeOf({ reportcode: 'sales-summary' }))).toEqual({
    path: '/report-detail',
    reportcode: 'sales-summary',
    embedded: '1',
  });
});

it('passes texts, lists and periods as conditions; empty ones do not filter', () => {
  const conditions = {
    region: '华东 & 华南',
    status: ['1', '', 2],
    month: ['2026-01-01', '2026-11-20'],
    level: 3,
    owner: undefined,
    category: [],
    product: { bad: 1 },
  };
  expect(queryOf(routeOf({ reportcode: 'x', conditions })).conditions).toEqual({
    slices: [
      { code: 'region', value: '华东 & 华南' },
      { code: 'status', value: ['1', '2'] },
      { code: 'month', value: ['2026-01-01', '2026-11-20'] },
      { code: 'level', value: '3' },
    ],
  });
});

it.each([{ region: '' }, { region: undefined }, { region: [] }])(
  'the bound conditions %j are empty and filter nothing, instead of those that the report starts with',
  (conditions) => {
    expect(queryOf(routeOf({ reportcode: 'x', conditions })).conditions).toEqual({ slices: [] });
  },
);

it('an empty bound condition leaves the others as they are', () => {
  const conditions = { region: '', status: '1' };
  expect(queryOf(routeOf({ reportcode: 'x', conditions })).conditions).toEqual({
    slices: [{ code: 'status', value: '1' }],
  });
});

it.each([undefined, null, {}, [], 'region'])(
  'starts with the conditions of the report where the page binds %j',
  (conditions) => {
    expect(queryOf(routeOf({ reportcode: 'x', conditions }))).not.toHaveProperty('conditions');
  },
);

it('groups by another dimension, and begins with a chart', () => {
  expect(queryOf(routeOf({ reportcode: 'x', dimension: 'owner' }, 'chart')).conditions).toEqual({
    switchdim: 'owner',
    view: 'bar',
  });
});

it.each(['bar', 'line', 'pie', 'stacked', 'combined'] as const)('begins with a chart of the kind %s', (look) => {
  expect(queryOf(routeOf({ reportcode: 'x' }, look)).conditions).toEqual({ view: look });
});

it.each(['', undefined, { a: 1 }])('leads nowhere for the report code %j', (reportcode) => {
  expect(routeOf({ reportcode })).toBeUndefined();
});
