import { reportRoute } from './reportRoute';

const queryOf = (route: string | undefined) => {
  const [path, query = ''] = route?.split('?') ?? [];
  const { conditions, ...rest } = Object.fromEntries(new URLSearchParams(query));
  return { path, ...rest, ...(conditions !== undefined && { conditions: JSON.parse(conditions) as unknown }) };
};

it('opens the report inside a page; without conditions it starts with its own', () => {
  expect(queryOf(reportRoute({ reportcode: 'sales-summary' }))).toEqual({
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
  expect(queryOf(reportRoute({ reportcode: 'x', conditions })).conditions).toEqual({
    slices: [
      { code: 'region', value: '华东 & 华南' },
      { code: 'status', value: ['1', '2'] },
      { code: 'month', value: ['2026-01-01', '2026-11-20'] },
      { code: 'level', value: '3' },
    ],
  });
});

it('conditions that are all empty filter nothing, instead of those that the report starts with', () => {
  expect(queryOf(reportRoute({ reportcode: 'x', conditions: { region: '' } })).conditions).toEqual({ slices: [] });
});

it('groups by another dimension, and begins with a chart', () => {
  expect(queryOf(reportRoute({ reportcode: 'x', dimension: 'owner' }, 'chart')).conditions).toEqual({
    switchdim: 'owner',
    view: 'bar',
  });
});

it.each(['bar', 'line', 'pie', 'stacked', 'combined'] as const)('begins with a chart of the kind %s', (look) => {
  expect(queryOf(reportRoute({ reportcode: 'x' }, look)).conditions).toEqual({ view: look });
});

it.each(['', undefined, { a: 1 }])('leads nowhere for the report code %j', (reportcode) => {
  expect(reportRoute({ reportcode })).toBeUndefined();
});
