import { readNodes } from '../../../flow/flowNodes';
import { choicesOf, inputKindOf, typedValues } from './triedFields';

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

test('what is typed beside the page is sent as a form would send it, and what is empty is not', () => {
  const fields = [
    field('amount', 'money'),
    field('from', 'date'),
    field('kind', 'select'),
    field('reason', 'textarea'),
  ];
  expect(typedValues(fields, { amount: '3000.5', from: '2026-11-20', kind: ' 1 ', reason: '  ' })).toEqual({
    amount: 3000.5,
    from: '2026-11-20',
    kind: '1',
  });
  expect(typedValues([field('constructor', 'text')], {})).toEqual({});
});

test('a field with options is chosen, whatever its control', () => {
  const options = [{ value: 'a', text: '差旅' }];
  expect([inputKindOf({ ...field('kind', 'radio'), options }), inputKindOf(field('x', 'constructor'))]).toEqual([
    'choice',
    'text',
  ]);
});

test('the steps whose approvers are chosen are found in every branch', () => {
  expect(choicesOf(NODES)).toEqual([
    { nodeId: 'director', name: 'director', isMultiple: true },
    { nodeId: 'k', name: '财务', isMultiple: false },
  ]);
});
