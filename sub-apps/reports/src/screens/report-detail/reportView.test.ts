import { AppError } from '@atrium/common/errors/appError';
import { FIRST_VIEW, nextView } from './reportView';

const turned = nextView(FIRST_VIEW, { type: 'turnPage', page: { index: 3, size: 50 } });

const chosen = nextView(turned, { type: 'chooseSlices', slices: { year: '2026' } });

test('another dimension returns to the first page and keeps the page size', () => {
  expect(nextView(turned, { type: 'chooseDimension', code: 'region' }).page).toEqual({ index: 1, size: 50 });
});

test('a chosen filter takes effect when the report is run, from its first page', () => {
  expect(chosen).toMatchObject({ chosen: { year: '2026' }, slices: {}, page: { index: 3, size: 50 } });
  expect(nextView(chosen, { type: 'run' })).toMatchObject({ slices: { year: '2026' }, page: { index: 1, size: 50 } });
});

test('a reset takes effect at once', () => {
  expect(nextView(nextView(chosen, { type: 'run' }), { type: 'reset' })).toMatchObject({ chosen: {}, slices: {} });
});

test('a cleared filter is removed from the settings', () => {
  expect(nextView(chosen, { type: 'chooseSlices', slices: { year: undefined } }).chosen).toEqual({});
});

test('rejected settings are cleared until the user runs the report again', () => {
  const refusal = new AppError('service', 'Wrong conditions');
  const refused = nextView(chosen, { type: 'refuse', refusal });
  expect(refused).toMatchObject({ phase: 'setting', refusal, chosen: {}, slices: {} });
  expect(nextView(refused, { type: 'reset' }).phase).toBe('setting');
  expect(nextView(refused, { type: 'run' })).toMatchObject({ phase: 'result', refusal: undefined });
});
