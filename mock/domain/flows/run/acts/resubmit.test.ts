import { flowOf, step, stepOf, tell, waiting } from '../fakeRun';

const CHOSEN = stepOf('chosen', { type: 'chosen', isMultiple: false });
const flow = tell(flowOf([step('first', 'a', { canReturn: true }), CHOSEN]));
const returned = () =>
  flow.act(flow.start({ chosen: new Map([['chosen', ['b']]]) }), 'a', 'return', { returnTo: 'start' });

test('who submits again keeps the approvers that were chosen before, or chooses others', () => {
  expect(waiting(flow.act(flow.act(returned(), 'me', 'resubmit'), 'a'))).toBe('chosen: b');
  const changed = flow.act(returned(), 'me', 'resubmit', { chosen: new Map([['chosen', ['c']]]) });
  expect(waiting(flow.act(changed, 'a'))).toBe('chosen: c');
});

test('nobody chooses themselves, several for a step of one, or people for a step without a choice', () => {
  const choose = (node: string, ...ids: string[]) =>
    flow.act(returned(), 'me', 'resubmit', { chosen: new Map([[node, ids]]) });
  expect(() => choose('chosen', 'me')).toThrow('flow.not_yourself');
  expect(() => choose('chosen', 'b', 'c')).toThrow('flow.one_person');
  expect([...choose('first', 'c').chosen.keys()]).toEqual(['chosen']);
});
