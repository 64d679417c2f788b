import { flowParts } from '../../../sub-apps/workflow/src/flow/flowParts';
import { readNodes } from '../../../sub-apps/workflow/src/flow/flowNodes';
import { largeFlow } from './largeFlow';
import { readRuns } from './options';
import { LARGE_STEPS } from './steps';
import { workflowReport } from './workflowReport';

const machine = { date: '2026-01-05', node: 'v24', cpu: '2 × x', load: 0.1 };

test('the report holds the median of the visits, and a verdict where there is a budget', () => {
  const report = workflowReport({
    machine,
    steps: [
      { step: { title: 'diagram', atMost: 500 }, times: [600, 501, 400] },
      { step: { title: 'list' }, times: [120] },
    ],
  });
  expect(report).toContain('| diagram | 501 | 600 | 500 | **missed** | 3 |');
  expect(report).toContain('| list | 120 | 120 | – | – | 1 |');
});

test('the large flow has 100 steps, which the client reads as a whole', () => {
  const nodes = readNodes(largeFlow());
  expect(nodes).toHaveLength(LARGE_STEPS + 2);
  expect(flowParts(nodes).length).toBeGreaterThan(LARGE_STEPS);
});

test('the number of visits is read from the command line, and anything else is refused', () => {
  expect([readRuns([]), readRuns(['--runs', '2'])]).toEqual([9, 2]);
  expect(() => readRuns(['--runs', 'many'])).toThrow('--runs');
  expect(() => readRuns(['--cycles', '2'])).toThrow();
});
