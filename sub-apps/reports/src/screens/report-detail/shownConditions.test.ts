import type { Report } from '../../api/report';
import type { SliceValues } from '../../api/reportQuery';
import { FIRST_VIEW } from './reportView';
import { appliedValues, conditionTags, drillPath, isUnsent, switchedDimension } from './shownConditions';

const column = (code: string) => ({
  code,
  title: code,
  type: 'text' as const,
  decimals: undefined,
  isComparison: false,
  canDrill: true,
});
const EAST = { dimension: 'region', value: 'east' };
const ANSWER: Report = {
  name: '',
  columns: [column('region')],
  rows: [],
  itemCount: 0,
  totals: {},
  slices: [],
  applied: [
    { code: 'period', value: ['2026-11-01', '2026-11-20'], text: '11 月' },
    { code: 'region', value: 'east', text: '华东' },
  ],
  layout: undefined,
  layoutScope: 'report',
  dimensions: [],
  measures: [],
  path: [{ ...EAST, name: '区域', text: '华东' }],
  pivot: undefined,
  templateType: undefined,
  unshown: { faults: 0, rows: 0, slices: 0 },
};

test('a condition is told in words while it is as the answer told it', () => {
  const values = { ...appliedValues(ANSWER), region: 'west' };
  expect(conditionTags(values, [ANSWER]).map(({ text }) => text)).toEqual(['11 月']);
  expect(conditionTags({}, [ANSWER])).toEqual([]);
});

test('a condition that two answers tell is told once', () => {
  expect(conditionTags(appliedValues(ANSWER), [ANSWER, ANSWER])).toHaveLength(2);
});

test('the path stays while a level is read or refused, in the words that are known', () => {
  const view = { ...FIRST_VIEW, path: [EAST, { dimension: 'city', value: 'sh' }] };
  expect(drillPath(view, ANSWER).map(({ text }) => text)).toEqual(['华东', 'sh']);
  expect(drillPath(view, undefined).map(({ text }) => text)).toEqual(['east', 'sh']);
});

test('the switch stands at the dimension that is shown, at the top level', () => {
  const pivot = {
    rows: [column('region')],
    columns: [column('month')],
    values: [],
    rowKeys: [],
    columnKeys: [],
    members: {},
    cells: [],
  };
  expect(switchedDimension(FIRST_VIEW, ANSWER)).toBe('region');
  expect(switchedDimension({ ...FIRST_VIEW, path: [{ ...EAST, dimension: 'top' }] }, ANSWER)).toBe('top');
  expect(switchedDimension(FIRST_VIEW, { ...ANSWER, columns: [], pivot })).toBe('month');
  expect(switchedDimension({ ...FIRST_VIEW, dimension: 'owner' }, ANSWER)).toBe('owner');
  expect(switchedDimension(FIRST_VIEW, undefined)).toBeUndefined();
});

test('conditions in the form wait when they differ from those in force, whatever their order', () => {
  const inForce = { year: '2026', status: ['a'] };
  const waits = (chosen: SliceValues | undefined) => isUnsent({ ...FIRST_VIEW, chosen }, inForce);
  expect([undefined, { status: ['a'], year: '2026' }, { ...inForce, keyword: '' }].map(waits)).toEqual([
    false,
    false,
    false,
  ]);
  expect([{}, { ...inForce, year: '2025' }, { ...inForce, keyword: 'x' }].map(waits)).toEqual([true, true, true]);
});
