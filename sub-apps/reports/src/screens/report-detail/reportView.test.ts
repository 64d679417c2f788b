import { AppError } from '@atrium/common/errors/appError';
import { FIRST_VIEW, nextView } from './reportView';

const turned = nextView(FIRST_VIEW, { type: 'turnPage', page: { index: 3, size: 50 } });

test('another dimension or filter returns to the first page and keeps the page size', () => {
  expect(nextView(turned, { type: 'chooseDimension', code: 'region' }).page).toEqual({ index: 1, size: 50 });
  expect(nextView(turned, { type: 'chooseSlices', slices: { year: '2026' } })).toMatchObject({
    slices: { year: '2026' },
    page: { index: 1, size: 50 },
  });
});

test('a cleared filter is removed from the settings', () => {
  const chosen = nextView(FIRST_VIEW, { type: 'chooseSlices', slices: { year: '2026' } });
  expect(nextView(chosen, { type: 'chooseSlices', slices: { year: undefined } }).slices).toEqual({});
});

test('rejected settings are cleared until the user runs the report again', () => {
  const chosen = nextView(FIRST_VIEW, { type: 'chooseSlices', slices: { year: '2026' } });
  const refusal = new AppError('service', 'Wrong conditions');
  const refused = nextView(chosen, { type: 'refuse', refusal });
  expect(refused).toMatchObject({ phase: 'setting', refusal, slices: {} });
  expect(nextView(refused, { type: 'reset' }).phase).toBe('setting');
  expect(nextView(refused, { type: 'run' })).toMatchObject({ phase: 'result', refusal: undefined });
});
