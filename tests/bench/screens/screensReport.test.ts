import { readOptions } from './options';
import { SCREENS } from './screens';
import { screensReport } from './screensReport';

const machine = { date: '2026-01-05', node: 'v24', cpu: '2 × x', load: 0.1 };
const [admin, accounts] = SCREENS;

test('the report holds the median of the visits against the budget of each way', () => {
  if (!admin) throw new Error('There is no screen');
  const report = screensReport({
    machine,
    screens: [
      { screen: admin, way: 'prefetched', times: [250, 200, 900] },
      { screen: admin, way: 'cold', times: [2_500] },
    ],
  });
  expect(report).toContain('| admin: roles | prefetched | 1× | 250 | 900 | 300 | met | 3 |');
  expect(report).toContain('| admin: roles | cold | 4× | 2500 | 2500 | 2000 | **missed** | 1 |');
});

test('typing is judged by its slowest keys', () => {
  if (!accounts) throw new Error('There is no screen with a search');
  const report = screensReport({ machine, screens: [{ screen: accounts, way: 'typing', times: [17, 17, 17, 200] }] });
  expect(report).toMatch(/typing \| 1× \| 17 \| [\d.]+ \| 50 \| \*\*missed\*\* \| 4/);
});

test('the number of visits is read from the command line, and anything else is refused', () => {
  expect([readOptions([]).runs, readOptions(['--runs', '2']).runs]).toEqual([5, 2]);
  expect(() => readOptions(['--runs', 'many'])).toThrow('--runs');
  expect(() => readOptions(['--cycles', '2'])).toThrow();
});
