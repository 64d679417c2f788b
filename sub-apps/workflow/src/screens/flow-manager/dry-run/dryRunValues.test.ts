import { readNodes } from '../../../flow/flowNodes';
import { chosenSteps, triedFields, typedValues } from './dryRunValues';

const field = (name: string, type: string) => ({ name, title: name, type });
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
test('values are sent as the form would send them, and what is empty is not', () => {
  const fields = [
    field('amount', 'money'),
    field('from', 'datetime'),
    field('isUrgent', 'switch'),
    field('type', 'select'),
    field('reason', 'textarea'),
    field('files', 'file'),
  ];
  const typed = { amount: '3000.5', from: '2026-11-20T09:30', isUrgent: '0', type: ' 1 ', reason: '  ', files: 'x' };
  expect(typedValues(fields, typed)).toEqual({ amount: 3000.5, from: '2026-11-20 09:30', isUrgent: 0, type: '1' });
  expect(typedValues([field('constructor', 'text')], {})).toEqual({});
  expect(triedFields(fields)).toHaveLength(5);
});

test('the steps whose approvers are chosen are found in every branch', () => {
  expect(chosenSteps(NODES)).toEqual([
    { nodeId: 'director', name: 'director', isMultiple: true },
    { nodeId: 'k', name: '财务', isMultiple: false },
  ]);
});
