import { actionBar, missingPart, peopleFor, returnStepFor } from './actionRules';
import { EMPTY_COMPOSITION } from './composition';

const person = (positionId: string) => ({ positionId, name: positionId, positionName: '', orgName: '' });
const NO_TASK = { task: undefined, returnSteps: [], nodes: [] };
const task = (change: object = {}) => ({
  task: { taskId: 't', nodeId: 'n', needsComment: false, needsSignature: false, ...change },
  returnSteps: [{ nodeId: 'start', name: '发起人' }],
  nodes: [],
});

test('who decides has the decisions as buttons, approving last, and the rest in the menu, destructive last', () => {
  expect(actionBar(['approve', 'cancel', 'transfer', 'reject', 'return', 'comment'])).toEqual({
    isDeciding: true,
    main: ['return', 'reject', 'approve'],
    more: ['transfer', 'comment', 'cancel'],
  });
});

test('on a phone two decisions stand in the row, approving always among them', () => {
  expect(actionBar(['approve', 'transfer', 'reject', 'return', 'comment'], true)).toEqual({
    isDeciding: true,
    main: ['reject', 'approve'],
    more: ['transfer', 'return', 'comment'],
  });
});

test('an applicant has the two most important actions as buttons', () => {
  expect(actionBar(['comment', 'urge', 'withdraw', 'cancel'])).toEqual({
    isDeciding: false,
    main: ['withdraw', 'urge'],
    more: ['comment', 'cancel'],
  });
  expect(actionBar([])).toEqual({ isDeciding: false, main: [], more: [] });
});

test('an action names the first part that it lacks', () => {
  const empty = EMPTY_COMPOSITION;
  expect(missingPart('approve', empty, task())).toBeUndefined();
  expect(missingPart('approve', empty, task({ needsComment: true }))).toBe('comment');
  expect(missingPart('approve', empty, task({ needsSignature: true }))).toBe('signature');
  expect(missingPart('transfer', empty, task({ needsSignature: true }))).toBe('people');
  // Only an approval has to be signed.
  expect(missingPart('reject', { ...empty, comment: 'x' }, task({ needsSignature: true }))).toBeUndefined();
  expect(missingPart('reject', { ...empty, comment: ' ' }, task())).toBe('comment');
  expect(missingPart('return', { ...empty, comment: 'x', returnTo: 'start' }, task())).toBeUndefined();
  expect(missingPart('urge', empty, NO_TASK)).toBeUndefined();
});

test('people are sent only with the actions that concern people; a transfer has one', () => {
  const people = [person('a'), person('b')];
  expect(peopleFor('approve', people)).toEqual([]);
  expect(peopleFor('transfer', people).map(({ positionId }) => positionId)).toEqual(['b']);
  expect(peopleFor('addbefore', people)).toEqual(people);
});

test('a process is returned to its applicant unless another step is chosen; one that is gone is chosen again', () => {
  const [applicant, manager, director] = ['start', 'manager', 'director'].map((nodeId) => ({
    nodeId,
    name: nodeId,
  })) as [{ nodeId: string; name: string }, { nodeId: string; name: string }, { nodeId: string; name: string }];
  const nodes = [{ id: 'start', name: '提交', type: 'start', rights: { default: 'editable', fields: {} } }] as const;
  const returnSteps = [manager, applicant];
  expect(returnStepFor('', { nodes, returnSteps })).toBe('start');
  expect(returnStepFor('manager', { nodes, returnSteps })).toBe('manager');
  expect(returnStepFor('gone', { nodes, returnSteps })).toBe('');
  expect(returnStepFor('', { nodes, returnSteps: [director] })).toBe('director');
  expect(returnStepFor('', { nodes, returnSteps: [manager, director] })).toBe('');
  const choice = { ...EMPTY_COMPOSITION, comment: 'x' };
  expect(missingPart('return', choice, { task: undefined, nodes, returnSteps: [manager, director] })).toBe('returnTo');
});
