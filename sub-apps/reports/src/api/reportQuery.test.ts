import { reportBody, settingBody } from './reportQuery';
import type { ReportQuery } from './reportQuery';

const QUERY: ReportQuery = {
  reportCode: 'sales',
  slices: undefined,
  dimension: undefined,
  path: [],
  layout: undefined,
  sorting: undefined,
  page: { index: 1, size: 20 },
};
const EAST = { dimension: 'region', value: '华东' };
const SHANGHAI = { dimension: 'city', value: '上海' };

test('the first request leaves the conditions to the report', () => {
  expect(reportBody(QUERY)).toEqual({
    reportcode: 'sales',
    slices: [],
    init: 1,
    pageInfo: { pageindex: 1, pagesize: 20 },
  });
});

test('conditions are sent as slices, those without a value are not', () => {
  const slices = { period: ['2026-01-01', '2026-11-20'], status: [], keyword: '', region: '华东' };
  expect(reportBody({ ...QUERY, slices })).toEqual({
    reportcode: 'sales',
    slices: [
      { code: 'period', value: ['2026-01-01', '2026-11-20'] },
      { code: 'region', value: '华东' },
    ],
    pageInfo: { pageindex: 1, pagesize: 20 },
  });
});

test('a report without any condition is not sent back to its first ones', () => {
  expect(reportBody({ ...QUERY, slices: {} })).not.toHaveProperty('init');
});

test('the last member is drilled into, and those above it are its parents', () => {
  expect(reportBody({ ...QUERY, path: [EAST] })).toMatchObject({
    drill: { elementcode: 'region', value: '华东' },
    pdrill: [],
  });
  expect(reportBody({ ...QUERY, path: [EAST, SHANGHAI] })).toMatchObject({
    drill: { elementcode: 'city', value: '上海' },
    pdrill: [{ elementcode: 'region', value: '华东' }],
  });
});

test('dimension, layout and order are sent where the person has chosen them', () => {
  const layout = {
    rows: ['region'],
    columns: ['month'],
    values: ['amount'],
    marks: [{ measure: 'amount', kind: 'above' as const, limit: 100 }],
  };
  const body = reportBody({ ...QUERY, dimension: 'region', layout, sorting: { code: 'amount', order: 'desc' } });
  expect(body).toMatchObject({
    switchdim: { elementcode: 'region' },
    layout: {
      rows: ['region'],
      columns: ['month'],
      values: ['amount'],
      marks: [{ elementcode: 'amount', kind: 'above', limit: 100 }],
    },
    sorting: { code: 'amount', order: 'desc' },
  });
});

test('the setting is asked for without rows', () => {
  expect(settingBody('sales')).toEqual({ reportcode: 'sales', slices: [], isSetting: 1 });
});
