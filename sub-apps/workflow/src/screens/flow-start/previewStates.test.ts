import { planSchema } from '../../api/flowPlan';
import { read } from '@atrium/common/schemas';
import { readNodes } from '../../flow/flowNodes';
import { previewStates } from './previewStates';

const nodes = readNodes([
  { id: 'start', type: 'start', name: '发起人' },
  { id: 'a', type: 'approval', name: '经理' },
  {
    id: 'c',
    type: 'condition',
    name: '金额',
    branches: [
      { id: 'high', name: '高', condition: 'amount > 1', nodes: [{ id: 'b', type: 'approval', name: '总监' }] },
      { id: 'low', name: '低', condition: '', nodes: [] },
    ],
  },
  { id: 'end', type: 'end', name: '结束' },
]);

test('before anything has begun the application is at hand, its steps are ahead, and other branches are left out', () => {
  const asked = { nodeid: 'a', name: '经理', type: 'approval', status: 'asked', mode: 'any', handlers: [] };
  const plan = read(planSchema, { path: [asked], branches: ['low'], problems: [] });
  const states = previewStates(nodes, plan, '空缺');
  expect(Object.fromEntries([...states].map(([id, { status }]) => [id, status]))).toEqual({
    start: 'current',
    a: 'pending',
    c: 'done',
    high: 'skipped',
    b: 'skipped',
    low: 'done',
    end: 'pending',
  });
});
