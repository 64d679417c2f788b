import type { Report } from '../../api/report';
import { FIRST_VIEW } from './reportView';
import { appliedValues, conditionTags, drillPath, switchedDimension } from './shownConditions';

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
    cells: [],
  };
  expect(switchedDimension(FIRST_VIEW, ANSWER)).toBe('region');
  expect(switchedDimension({ ...FIRST_VIEW, path: [{ ...EAST, dimension: 'top' }] }, ANSWER)).toBe('top');
  expect(switchedDimension(FIRST_VIEW, { ...ANSWER, columns: [], pivot })).toBe('month');
  expect(switchedDimension({ ...FIRST_VIEW, dimension: 'owner' }, ANSWER)).toBe('owner');
  expect(switchedDimension(FIRST_VIEW, undefined)).toBeUndefined();
});
