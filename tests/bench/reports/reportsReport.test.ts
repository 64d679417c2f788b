import { readOptions } from './options';
import { reportsReport } from './reportsReport';

const machine = { date: '2026-01-05', node: 'v24', cpu: '2 × x', load: 0.1 };
const small = { rows: 200, columns: 50 };
const large = { rows: 2_000, columns: 200 };

test('the report holds the medians against the budgets and against S2 of the same run', () => {
  const pivots = [
    { page: 'atrium', size: small, drawn: 100, longestFrame: undefined, turnCpu: undefined },
    { page: 's2', size: small, drawn: 50, longestFrame: undefined, turnCpu: undefined },
    { page: 'atrium', size: large, drawn: 1_600, longestFrame: 40, turnCpu: 5 },
    { page: 's2', size: large, drawn: 2_000, longestFrame: 50, turnCpu: 10 },
  ] as const;
  const drills = [
    { title: 'drill in a table', shown: 40 },
    { title: 'drill in a cross table', shown: 160 },
  ];
  const report = reportsReport(machine, '2.7.2', pivots, drills);
  expect(report).toContain('| 100 | 100 | 50 | 50 | 2.00 | ≤ 300: met | ≤ 1.2: **missed** | 1 |');
  expect(report).toContain('| 1600 | 1600 | 2000 | 2000 | 0.80 | ≤ 1500: **missed** | ≤ 1.2: met | 1 |');
  expect(report).toContain('| 5 | 5 | 10 | 10 | 0.50 |  | ≤ 1.2: met | 1 |');
  expect(report).toContain('| 40 | 40 | 50 | 50 | 0.80 | ≤ 100: met | ≤ 1.2: met | 1 |');
  expect(report).toContain('| drill in a table | 40 | 40 | ≤ 150: met | 1 |');
  expect(report).toContain('| drill in a cross table | 160 | 160 | ≤ 150: **missed** | 1 |');
});

test('the number of runs is read from the command line, and anything else is refused', () => {
  expect([readOptions([]).runs, readOptions(['--runs', '2']).runs]).toEqual([5, 2]);
  expect(() => readOptions(['--runs', '0'])).toThrow('--runs');
  expect(() => readOptions(['--only', 'x'])).toThrow();
});
