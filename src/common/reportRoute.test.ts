import { reportRoute, slicesBody } from './reportRoute';

it('leaves out conditions without a value', () => {
  expect(slicesBody({ region: '华东', status: [], keyword: '', days: ['2026-01-01', '2026-11-20'] })).toEqual([
    { code: 'region', value: '华东' },
    { code: 'days', value: ['2026-01-01', '2026-11-20'] },
  ]);
});

it('names the report, with its conditions as JSON where there are some', () => {
  expect(reportRoute('a&b')).toBe('/report-detail?reportcode=a%26b');
  expect(reportRoute('a', { view: undefined }, true)).toBe('/report-detail?reportcode=a&embedded=1');
  const route = reportRoute('a', { slices: [], view: 'bar' });
  expect(new URLSearchParams(route.split('?')[1]).get('conditions')).toBe('{"slices":[],"view":"bar"}');
});
