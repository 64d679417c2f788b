import { REPORT_CODES } from '../fixtures';
import { findReport } from './catalogue';
import { drilledLayout } from './drill';
import type { KnownLayout } from './layout';

const report = findReport(REPORT_CODES.mix);
const layout = (rows: KnownLayout['rows'], columns: KnownLayout['columns'] = []): KnownLayout => ({
  rows,
  columns,
  values: ['amount'],
  marks: [],
});
const rowsAfter = (rows: KnownLayout['rows'], ...dimensions: string[]) =>
  drilledLayout(
    report,
    layout(rows),
    dimensions.map((dimension) => ({ dimension, value: 'x' })),
  ).rows;

describe('drilling into a member of a cross table', () => {
  it('replaces its dimension alone; those of its outer members stay', () => {
    expect(rowsAfter(['category', 'region'], 'category', 'region')).toEqual(['category', 'organisation']);
    expect(rowsAfter(['month', 'category', 'region'], 'month', 'category', 'region')).toEqual([
      'month',
      'category',
      'organisation',
    ]);
  });

  it('and then into one of the new rows, replaces that', () => {
    expect(rowsAfter(['region', 'category'], 'region')).toEqual(['organisation', 'category']);
    expect(rowsAfter(['region', 'category'], 'region', 'organisation', 'category')).toEqual([
      'organisation',
      'product',
    ]);
    expect(rowsAfter(['category', 'region'], 'category', 'region', 'organisation')).toEqual(['category', 'owner']);
    expect(rowsAfter(['category', 'region'], 'category', 'region', 'category', 'organisation')).toEqual([
      'category',
      'owner',
    ]);
  });

  it('leaves out the dimension above the lower level that is among the rows already', () => {
    expect(rowsAfter(['region', 'organisation'], 'region')).toEqual(['organisation']);
    expect(rowsAfter(['region', 'organisation'], 'region', 'organisation')).toEqual(['owner']);
  });
});
