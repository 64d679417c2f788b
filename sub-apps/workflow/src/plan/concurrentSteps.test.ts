import type { PlannedStep, PlanStatus } from '../api/flowPlan';
import { readNodes } from '../flow/flowNodes';
import { concurrentSteps } from './concurrentSteps';

const approval = (id: string) => ({ id, type: 'approval', name: id });
const step = (nodeId: string, status: PlanStatus = 'asked'): PlannedStep => ({
  ...{ nodeId, name: `步骤 ${nodeId}`, type: 'approval', status, mode: 'any', reason: '', people: [] },
});
const NODES = readNodes([
  { id: 'start', type: 'start', name: '' },
  {
    id: 'both',
    type: 'parallel',
    name: '同时评估',
    branches: [
      { id: 'b1', name: '', nodes: [approval('market'), approval('budget')] },
      { id: 'b2', name: '', nodes: [approval('finance')] },
    ],
  },
  {
    id: 'either',
    type: 'condition',
    name: '',
    branches: [
      { id: 'b3', name: '', condition: 'a', nodes: [approval('large')] },
      { id: 'b4', name: '', condition: '', nodes: [approval('small')] },
    ],
  },
  approval('director'),
]);

test('steps of parallel branches are asked at the same time; those of one branch, and of a condition, are not', () => {
  const steps = ['market', 'budget', 'finance', 'large', 'small', 'director'].map((id) => step(id));
  expect([...concurrentSteps(NODES, steps)]).toEqual([
    ['market', ['步骤 finance']],
    ['budget', ['步骤 finance']],
    ['finance', ['步骤 market', '步骤 budget']],
  ]);
});

test('a step that is skipped is not asked at the same time as another', () => {
  expect([...concurrentSteps(NODES, [step('market'), step('finance', 'skipped')])]).toEqual([]);
});
