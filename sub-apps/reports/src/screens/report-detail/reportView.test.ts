import { AppError } from '@atrium/common/errors/appError';
import { firstQuery } from '../../api/reportQuery';
import { FIRST_VIEW, nextView, queryOf } from './reportView';
import type { ReportView, ReportViewEvent } from './reportView';

const LAYOUT = { rows: ['region'], columns: ['month'], values: ['amount'], marks: [] };
const EAST = { dimension: 'region', value: '华东' };

const after = (view: ReportView, ...events: ReportViewEvent[]) =>
  events.reduce((before, event) => nextView(before, event), view);

const turned = after(FIRST_VIEW, { type: 'turnPage', page: { index: 3, size: 50 } });
const chosen = after(turned, { type: 'chooseSlices', slices: { year: '2026' } });

test('a report starts with its own conditions', () => {
  expect(FIRST_VIEW.slices).toBeUndefined();
});

test.each<[string, ReportViewEvent]>([
  ['another dimension', { type: 'chooseDimension', code: 'region' }],
  ['a drill', { type: 'drill', from: [], steps: [EAST] }],
  ['the way back up', { type: 'climb', depth: 0 }],
  ['another order', { type: 'sort', sorting: { code: 'amount', order: 'asc' } }],
  ['another layout', { type: 'applyLayout', layout: LAYOUT }],
  ['a condition that is removed', { type: 'removeSlice', code: 'year', values: {} }],
  ['a run', { type: 'run' }],
])('%s returns to the first page and keeps the page size', (_what, event) => {
  expect(nextView(turned, event).page).toEqual({ index: 1, size: 50 });
});

test('a chosen condition takes effect when the report is run', () => {
  expect(chosen).toMatchObject({ chosen: { year: '2026' }, page: { index: 3, size: 50 } });
  expect(chosen.slices).toBeUndefined();
  expect(after(chosen, { type: 'run' })).toMatchObject({ slices: { year: '2026' }, page: { index: 1, size: 50 } });
});

test('a run without a change keeps the conditions, also those the report started with', () => {
  expect(after(turned, { type: 'run' }).slices).toBeUndefined();
  expect(after(chosen, { type: 'run' }, { type: 'run' }).slices).toEqual({ year: '2026' });
});

test('a reset returns to the conditions the report starts with, at the top level, in the same display', () => {
  const view = after(
    chosen,
    { type: 'run' },
    { type: 'drill', from: [], steps: [EAST] },
    { type: 'show', display: 'bar' },
  );
  const reset = after(view, { type: 'reset' });
  expect([reset.slices, reset.chosen, reset.path, reset.display]).toEqual([undefined, undefined, [], 'bar']);
});

test('drilling goes down step by step, and back up to any of them', () => {
  const deep = after(
    FIRST_VIEW,
    { type: 'drill', from: [], steps: [EAST] },
    { type: 'drill', from: [EAST], steps: [{ ...EAST, dimension: 'city' }] },
  );
  expect(deep.path).toHaveLength(2);
  expect(after(deep, { type: 'climb', depth: 1 }).path).toEqual([EAST]);
});

test('a second member that is pressed before the first is drawn does not lead below it', () => {
  const west = { dimension: 'region', value: '华西' };
  const pressed = after(
    FIRST_VIEW,
    { type: 'drill', from: [], steps: [EAST] },
    { type: 'drill', from: [], steps: [west] },
  );
  expect(pressed.path).toEqual([EAST]);
});

test('another dimension or layout starts at the top level, in its own order', () => {
  const view = after(
    FIRST_VIEW,
    { type: 'drill', from: [], steps: [EAST] },
    { type: 'sort', sorting: { code: 'qty', order: 'asc' } },
  );
  const top = { path: [], sorting: undefined };
  expect(after(view, { type: 'chooseDimension', code: 'month' })).toMatchObject(top);
  expect(after(view, { type: 'applyLayout', layout: LAYOUT })).toMatchObject(top);
});

test('a refused report waits with its own conditions until the person runs it', () => {
  const refusal = new AppError('service', 'Wrong conditions');
  const refused = after(chosen, { type: 'run' }, { type: 'refuse', refusal });
  expect(refused).toMatchObject({ phase: 'setting', refusal, page: { index: 1, size: 50 } });
  expect([refused.slices, refused.layout]).toEqual([undefined, undefined]);
  expect(after(refused, { type: 'reset' }).phase).toBe('setting');
  expect(after(refused, { type: 'chooseDimension', code: 'month' }).phase).toBe('setting');
  expect(after(refused, { type: 'run' })).toMatchObject({ phase: 'result', refusal: undefined });
  expect(after(refused, { type: 'applyLayout', layout: LAYOUT }).phase).toBe('result');
});

test('a cancelled query starts again with whatever the person changes', () => {
  const cancelled = after(FIRST_VIEW, { type: 'cancel' });
  expect(cancelled.phase).toBe('cancelled');
  expect(after(cancelled, { type: 'chooseDimension', code: 'month' }).phase).toBe('result');
  expect(after(cancelled, { type: 'turnPage', page: { index: 2, size: 20 } }).phase).toBe('result');
});

test('a cancelled query returns to the view that was answered, in the display of now, and its conditions wait', () => {
  const answered = after(turned, { type: 'drill', from: [], steps: [EAST] });
  const asked = after(
    answered,
    { type: 'chooseSlices', slices: { year: '2026' } },
    { type: 'run' },
    { type: 'chooseDimension', code: 'month' },
    { type: 'show', display: 'bar' },
  );
  const cancelled = after(asked, { type: 'cancel', answered });
  expect(cancelled).toEqual({ ...answered, phase: 'cancelled', display: 'bar', chosen: { year: '2026' } });
  expect(after(answered, { type: 'turnPage', page: { index: 2, size: 20 } }, { type: 'cancel', answered })).toEqual({
    ...answered,
    phase: 'cancelled',
  });
});

test('a whole reset leaves a layout that is not saved', () => {
  const view = after(FIRST_VIEW, { type: 'applyLayout', layout: LAYOUT });
  expect(after(view, { type: 'reset' }).layout).toBe(LAYOUT);
  expect(after(view, { type: 'reset', isWhole: true }).layout).toBeUndefined();
});

test('a removed condition leaves what is chosen for the others', () => {
  const removed = after(chosen, {
    type: 'removeSlice',
    code: 'region',
    values: { region: '华东', period: ['a', 'b'] },
  });
  expect([removed.slices, removed.chosen]).toEqual([{ period: ['a', 'b'] }, { year: '2026' }]);
});

test('a cross table leads down with its outer members, each of which is in the path once and only names the place', () => {
  const drink = { dimension: 'category', value: '饮料' };
  const deep = after(
    FIRST_VIEW,
    { type: 'drill', from: [], steps: [EAST] },
    { type: 'drill', from: [EAST], steps: [EAST, drink] },
  );
  expect(deep.path).toEqual([EAST, drink]);
  const [outer, shop] = [
    { ...EAST, isOuter: true },
    { dimension: 'shop', value: '1' },
  ];
  const atOnce = after(FIRST_VIEW, { type: 'drill', from: [], steps: [EAST, drink] });
  expect(atOnce.path).toEqual([outer, drink]);
  expect(after(atOnce, { type: 'drill', from: atOnce.path, steps: [EAST, shop] }).path).toEqual([outer, drink, shop]);
});

test('inside a page a refused or reset report goes back to the conditions of the page', () => {
  const start = { ...FIRST_VIEW, slices: { region: 'east' }, layout: LAYOUT };
  const view: ReportView = { ...turned, slices: { region: 'west' }, display: 'bar', measures: { first: 'qty' } };
  const back = { slices: start.slices, display: 'bar', measures: { first: 'qty' }, page: { index: 1, size: 50 } };
  const refusal = new AppError('service', 'Wrong conditions');
  const refused = nextView(view, { type: 'refuse', refusal }, start);
  expect(refused).toMatchObject({ ...back, phase: 'setting', layout: LAYOUT });
  expect(after(refused, { type: 'run' }).slices).toEqual({ region: 'east' });
  expect(nextView(view, { type: 'reset' }, start)).toMatchObject({ ...back, layout: undefined });
  expect(nextView(view, { type: 'reset', isWhole: true }, start)).toMatchObject({ ...back, layout: LAYOUT });
});

test('a refresh repeats the query in force, and the conditions of the form wait on', () => {
  const view = after(chosen, { type: 'cancel' }, { type: 'refresh' });
  expect(view).toEqual({ ...chosen, phase: 'result', refusal: undefined });
});

test('chosen measures and the folds of a cross table stay over displays, resets and cancelled queries', () => {
  const looks = { measures: { first: 'qty' }, grid: { foldedRows: ['a'] } };
  const view = after(
    FIRST_VIEW,
    { type: 'chooseMeasures', measures: looks.measures },
    { type: 'keepGrid', grid: looks.grid },
  );
  expect(after(view, { type: 'show', display: 'bar' }, { type: 'reset' })).toMatchObject(looks);
  expect(after(view, { type: 'cancel', answered: FIRST_VIEW })).toMatchObject(looks);
});

test('a report is asked for ahead of its opening as its first view asks for it', () => {
  expect(firstQuery('sales')).toEqual(queryOf('sales', FIRST_VIEW));
});
