import { keptView, readLink, reportRoute, withKeptView } from './reportLink';
import { FIRST_VIEW } from './reportView';

const queryOf = (route: string) => new URLSearchParams(route.split('?')[1]);
const linkOf = (conditions: string) => readLink(new URLSearchParams({ reportcode: 'sales', conditions }));

test('the address of a report opens it with the same conditions, level and display', () => {
  const slices = { period: ['2026-01-01', '2026-11-20'], status: ['已批准 & 发货', 'a=b'], keyword: '%2F?#' };
  const view = {
    ...FIRST_VIEW,
    display: 'bar' as const,
    dimension: 'region',
    path: [
      { dimension: 'region', value: '华东', isOuter: true as const },
      { dimension: 'city', value: 'sh' },
    ],
    layout: {
      rows: ['region'],
      columns: [],
      values: ['amount'],
      marks: [{ measure: 'amount', kind: 'above' as const, limit: 5 }],
    },
    sorting: { code: 'amount', order: 'asc' as const },
    measures: { second: 'qty' },
  };
  const link = readLink(queryOf(reportRoute('sales', slices, view)));
  expect(link).toEqual({
    reportCode: 'sales',
    isEmbedded: false,
    isBroken: false,
    view: { ...view, slices },
    start: FIRST_VIEW,
  });
});

test('an address without conditions starts with those of the report', () => {
  const link = readLink(new URLSearchParams('reportcode=sales'));
  expect(link).toEqual({
    reportCode: 'sales',
    isEmbedded: false,
    isBroken: false,
    view: FIRST_VIEW,
    start: FIRST_VIEW,
  });
});

test('inside a page a reset goes back to the conditions of the page, also where the tab has kept others', () => {
  const route = '/report-detail?reportcode=sales&embedded=1&conditions={"slices":[{"code":"region","value":"east"}]}';
  const link = withKeptView(readLink(queryOf(route)), route, keptView(route, FIRST_VIEW));
  expect([link.view.slices, link.start.slices]).toEqual([undefined, { region: 'east' }]);
});

test.each(['{', 'null', '{"slices":"all"}', '{"slices":[{"code":1}]}', '{"drill":[{}]}'])(
  'conditions %s that cannot be read are told, and the report starts with its own',
  (conditions) => {
    expect(linkOf(conditions)).toMatchObject({ isBroken: true, view: FIRST_VIEW });
  },
);

test('an unknown display is shown as a table', () => {
  expect(linkOf('{"view":"hologram"}')).toMatchObject({ isBroken: false, view: { display: 'table' } });
});

describe('the tab of a report', () => {
  const ROUTE = '/report-detail?reportcode=sales';
  const link = readLink(queryOf(ROUTE));
  const reload = (kept: unknown, route = ROUTE) => withKeptView(link, route, JSON.parse(JSON.stringify(kept)));

  test('keeps the whole view, also the page and what waits in the form', () => {
    const view = {
      ...FIRST_VIEW,
      display: 'bar' as const,
      dimension: 'region',
      path: [{ dimension: 'region', value: '华东' }],
      layout: { rows: ['region'], columns: ['month'], values: ['amount'], marks: [] },
      sorting: { code: 'amount', order: 'asc' as const },
      slices: { status: ['a', 'b'] },
      chosen: { keyword: '%2F' },
      page: { index: 3, size: 50 },
      measures: { first: 'qty' },
      grid: { foldedRows: ['a'] },
    };
    expect(reload(keptView(ROUTE, view)).view).toEqual(view);
    expect(reload(keptView(ROUTE, FIRST_VIEW)).view).toEqual(FIRST_VIEW);
  });

  test.each([undefined, 'x', {}, { route: ROUTE }, { route: ROUTE, conditions: { slices: 1 } }])(
    'that has kept %j opens the report as its address says',
    (kept) => {
      expect(withKeptView(link, ROUTE, kept)).toBe(link);
    },
  );

  test.each([
    { pageindex: -1, pagesize: 7 },
    { pageindex: 1e15, pagesize: 20 },
  ])('whose page %j cannot be starts on the first one', (pageInfo) => {
    const conditions = { switchdim: 'region', pageInfo };
    expect(reload({ route: ROUTE, conditions }).view).toMatchObject({
      dimension: 'region',
      page: { index: 1, size: 20 },
    });
  });

  test('keeps the folds of a cross table, which are not in its address', () => {
    const view = { ...FIRST_VIEW, grid: { foldedRows: ['a'] } };
    expect(reload(keptView(ROUTE, view)).view.grid).toEqual({ foldedRows: ['a'] });
    expect(readLink(queryOf(reportRoute('sales', {}, view))).view.grid).toBeUndefined();
  });

  test('does not give another route what it has kept', () => {
    expect(reload(keptView('/other', { ...FIRST_VIEW, dimension: 'region' }))).toBe(link);
  });
});
