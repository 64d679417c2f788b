import type { Report } from '../../api/report';
import type { SliceValues } from '../../api/reportQuery';
import { FIRST_VIEW } from './reportView';
import {
  conditionsInForce,
  drillPath,
  isUnsent,
  switchedDimension,
  switchesColumns,
  unseenDimension,
} from './shownConditions';

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

const textsOf = (conditions: readonly { text: string }[]) => conditions.map(({ text }) => text);
const REGION = { code: 'region', name: '区域', type: 'select' as const };
const OPTION = { isMultiple: false, isRequired: false, paramCode: '' };

test('conditions in force are those of the answer to the same query, with what the platform has added, in its order', () => {
  const answers = [{ report: ANSWER, slices: { region: ['east'] } }];
  expect(conditionsInForce({ region: 'east' }, answers)).toBe(ANSWER.applied);
  expect(conditionsInForce(undefined, [{ report: ANSWER, slices: undefined }])).toBe(ANSWER.applied);
  expect(conditionsInForce(undefined, answers)).toEqual([]);
});

test('while another query runs its conditions are what is asked for, in words that are known, else in values', () => {
  const options = [{ key: 'west', text: '西部', children: [{ key: 'xa', text: '西安', children: [] }] }];
  const report = { ...ANSWER, slices: [{ ...REGION, ...OPTION, options }] };
  const during = (asked: SliceValues) => textsOf(conditionsInForce(asked, [{ report, slices: undefined }]));
  expect(during({ region: ['east'] })).toEqual(['华东']);
  expect(during({ region: 'west' })).toEqual(['西部']);
  expect(during({ region: ['xa', 'north'], keyword: '' })).toEqual(['西安, north']);
  expect(textsOf(conditionsInForce({ region: 'west' }, []))).toEqual(['west']);
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
  expect([ANSWER, { ...ANSWER, pivot: { ...pivot, columns: [] } }, { ...ANSWER, pivot }].map(switchesColumns)).toEqual([
    false,
    false,
    true,
  ]);
  expect(switchedDimension({ ...FIRST_VIEW, dimension: 'owner' }, ANSWER)).toBe('owner');
  expect(switchedDimension(FIRST_VIEW, undefined)).toBeUndefined();
});

test('a dimension that the report was switched to is not seen where it is not the first column of rows', () => {
  const switched = { ...FIRST_VIEW, dimension: 'region' };
  expect(unseenDimension(switched, ANSWER)).toBeUndefined();
  expect(unseenDimension(switched, { ...ANSWER, columns: [column('city')] })).toBe('region');
  expect(unseenDimension(FIRST_VIEW, ANSWER)).toBeUndefined();
});

test('conditions in the form wait when they differ from those in force, whatever their order', () => {
  const inForce = { year: '2026', status: ['a'] };
  const waits = (chosen: SliceValues | undefined) => isUnsent({ ...FIRST_VIEW, chosen }, inForce);
  const same: (SliceValues | undefined)[] = [
    undefined,
    { status: ['a'], year: '2026' },
    { year: ['2026'], status: 'a', keyword: '' },
  ];
  expect(same.map(waits)).toEqual([false, false, false]);
  expect([{}, { ...inForce, year: '2025' }, { ...inForce, keyword: 'x' }].map(waits)).toEqual([true, true, true]);
});
