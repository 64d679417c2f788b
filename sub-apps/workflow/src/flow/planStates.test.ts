import type { PlannedStep } from '../api/flowPlan';
import { readNodes } from './flowNodes';
import { planStates } from './planStates';

const approval = (id: string, approvers: object[]) => ({ id, type: 'approval', name: id, approvers });
const NODES = readNodes([
  { id: 's', type: 'start', name: '提交' },
  {
    id: 'c',
    type: 'condition',
    name: '金额',
    branches: [
      {
        id: 'big',
        name: '大额',
        condition: 'amount > 1',
        nodes: [approval('director', [{ type: 'chosen', multiple: 1 }])],
      },
      { id: 'else', name: '其他', condition: '', nodes: [approval('manager', [{ type: 'orglevel', level: 1 }])] },
    ],
  },
  { id: 'k', type: 'copy', name: '财务', approvers: [{ type: 'chosen' }] },
  { id: 'e', type: 'end', name: '结束' },
]);
const step = (nodeId: string, status: PlannedStep['status'], change: Partial<PlannedStep> = {}): PlannedStep => ({
  nodeId,
  name: nodeId,
  type: 'approval',
  status,
  people: [],
  mode: 'any',
  reason: '',
  ...change,
});

test('a plan is drawn: who is asked, which branch is taken, what is skipped and what is unknown', () => {
  const people = [{ positionId: 'p', name: '', positionName: '销售总监', orgName: '总部' }];
  const plan = {
    steps: [step('director', 'asked', { people }), step('k', 'unknown', { reason: '由申请人选择' })],
    branches: ['big'],
    problems: [],
  };
  const states = planStates(NODES, plan, '空缺');
  expect(Object.fromEntries([...states].map(([id, { status }]) => [id, status]))).toEqual({
    s: 'done',
    c: 'done',
    big: 'done',
    director: 'current',
    else: 'skipped',
    manager: 'skipped',
    k: 'pending',
    e: 'done',
  });
  expect(states.get('director')?.handlers).toEqual([{ name: '销售总监（空缺）', status: 'waiting', time: '' }]);
  expect(states.get('k')?.note).toBe('由申请人选择');
});

test('a step that passes by itself says why', () => {
  const plan = {
    steps: [step('manager', 'skipped', { reason: '与上一步为同一人' })],
    branches: ['else'],
    problems: [],
  };
  expect(planStates(NODES, plan, '空缺').get('manager')).toMatchObject({ status: 'skipped', note: '与上一步为同一人' });
});
