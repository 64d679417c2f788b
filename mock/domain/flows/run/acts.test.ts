import { branching, way } from '../definition/fakeCompany';
import { reassign, terminate } from './acts/administer';
import { flowOf, step, tell, waiting, whoIs, MOMENT } from './fakeRun';
import { openRun } from './run';

const two = tell(flowOf([step('one', 'a'), step('two', 'b')]));
const startedAndApproved = () => two.act(two.start(), 'a');

describe('returning', () => {
  it('to the applicant ends all open tasks; submitted again, everything is asked again', () => {
    const process = two.act(startedAndApproved(), 'b', 'return', { returnTo: 'start', comment: '请补充发票' });
    expect([process.state, waiting(process)]).toEqual(['returned', 'start: me']);
    expect(process.nodes.get('two')?.status).toBe('returned');
    const again = two.act(process, 'me', 'resubmit');
    expect([again.state, waiting(again)]).toEqual(['running', 'one: a']);
    expect(waiting(two.act(again, 'a'))).toBe('two: b');
  });

  it('to an earlier step asks its people again, although they have approved the step before', () => {
    const flow = tell(flowOf([step('one', 'a'), step('two', 'a'), step('three', 'b')]));
    const process = flow.act(flow.act(flow.start(), 'a'), 'b', 'return', { returnTo: 'two' });
    expect([process.state, waiting(process)]).toEqual(['running', 'two: a']);
    expect(waiting(flow.act(process, 'a'))).toBe('three: b');
  });

  it('chooses branches anew by the form as it is then', () => {
    const size = branching(
      'condition',
      'size',
      way('large', 'rent > 5', step('two', 'b')),
      way('small', '', step('three', 'c')),
    );
    const flow = tell(flowOf([step('one', 'a'), size]));
    const returned = flow.act(flow.act(flow.start({ values: { rent: 9 } }), 'a'), 'b', 'return', { returnTo: 'start' });
    const again = flow.act(returned, 'me', 'resubmit', { values: { rent: 1 } });
    expect(waiting(flow.act(again, 'a'))).toBe('three: c');
  });

  it('from one parallel branch ends the tasks of the others', () => {
    const both = branching(
      'parallel',
      'both',
      way('x', '', step('one', 'a')),
      way('y', '', step('two', 'bc', { mode: 'all' })),
    );
    const flow = tell(flowOf([both]));
    const returned = flow.act(flow.act(flow.start(), 'b'), 'a', 'return', { returnTo: 'start' });
    expect(waiting(returned)).toBe('start: me');
    expect(waiting(flow.act(returned, 'me', 'resubmit'))).toBe('one: a, two: b c');
  });

  it('is refused without a comment, to a later step, and where the step does not allow it', () => {
    expect(() => two.act(startedAndApproved(), 'b', 'return', { returnTo: 'one', comment: '' })).toThrow(
      'flow.comment_required',
    );
    expect(() => two.act(two.start(), 'a', 'return', { returnTo: 'two' })).toThrow('flow.not_allowed');
    const strict = tell(flowOf([step('one', 'a', { canReturn: false })]));
    expect(() => strict.act(strict.start(), 'a', 'return', { returnTo: 'start' })).toThrow('flow.not_allowed');
  });
});

describe('handing over', () => {
  it('another person decides in the place of the one who transfers', () => {
    const process = two.act(two.start(), 'a', 'transfer', { targets: 'c' });
    expect(waiting(process)).toBe('one: c');
    expect(process.timeline.at(-1)).toMatchObject({ action: 'transfer', handlers: ['a'], targets: ['c'] });
    expect(() => two.act(process, 'a')).toThrow('flow.already_handled');
    expect(waiting(two.act(process, 'c'))).toBe('two: b');
  });

  it('is refused to nobody, to several, to who is asked already, and where the step does not allow it', () => {
    const flow = tell(flowOf([step('one', 'ab', { mode: 'all' }), step('two', 'c', { canTransfer: false })]));
    const process = flow.start();
    expect(() => flow.act(process, 'a', 'transfer')).toThrow('flow.one_person');
    expect(() => flow.act(process, 'a', 'transfer', { targets: 'cd' })).toThrow('flow.one_person');
    expect(() => flow.act(process, 'a', 'transfer', { targets: 'b' })).toThrow('flow.already_asked');
    const last = flow.act(flow.act(process, 'a'), 'b');
    expect(() => flow.act(last, 'c', 'transfer', { targets: 'd' })).toThrow('flow.not_allowed');
  });

  it.each(['transfer', 'addbefore', 'addafter', 'countersign'] as const)(
    'the applicant never gets to decide: %s',
    (action) => {
      expect(() => two.run(two.start(), 'a', action, { targets: ['me'] })).toThrow('flow.not_applicant');
      const run = openRun(two.company, two.start(), whoIs('admin'), MOMENT);
      expect(() => reassign(run, run.process.tasks[0]?.id ?? '', whoIs('me'), '')).toThrow('flow.not_applicant');
    },
  );

  it('an administrator gives an open task to another person', () => {
    const process = two.start();
    const run = openRun(two.company, process, whoIs('admin'), MOMENT);
    reassign(run, process.tasks[0]?.id ?? '', whoIs('d'), '出差中');
    expect(waiting(run.process)).toBe('one: d');
    expect(() => reassign(run, process.tasks[0]?.id ?? '', whoIs('e'), '')).toThrow('flow.already_handled');
  });
});

describe('asking others as well', () => {
  it('before: the person waits until they have decided', () => {
    const process = two.act(two.start(), 'a', 'addbefore', { targets: 'cd', mode: 'all' });
    expect(waiting(process)).toBe('one: c d');
    expect(() => two.act(process, 'a')).toThrow('flow.not_allowed');
    const asked = two.act(two.act(process, 'c'), 'd');
    expect(waiting(asked)).toBe('one: a');
    expect(waiting(two.act(asked, 'a'))).toBe('two: b');
  });

  it('after: they decide once the person has', () => {
    const process = two.act(two.start(), 'a', 'addafter', { targets: 'cd', mode: 'any' });
    expect(waiting(process)).toBe('one: a');
    const asked = two.act(process, 'a');
    expect(waiting(asked)).toBe('one: c d');
    expect(waiting(two.act(asked, 'd'))).toBe('two: b');
  });

  it.each([
    ['all', 'one: c'],
    ['any', 'two: b'],
  ] as const)('at the same time: %s of them', (mode, after) => {
    const process = two.act(two.start(), 'a', 'countersign', { targets: 'c', mode });
    expect(waiting(process)).toBe('one: a c');
    expect(waiting(two.act(process, 'a'))).toBe(after);
  });

  it('added people may add others themselves', () => {
    const process = two.act(two.start(), 'a', 'addbefore', { targets: 'c' });
    const deeper = two.act(process, 'c', 'addafter', { targets: 'd' });
    expect(waiting(two.act(deeper, 'c'))).toBe('one: d');
    expect(waiting(two.act(two.act(deeper, 'c'), 'd'))).toBe('one: a');
  });

  it('is refused for people of the step, and where the step does not allow it', () => {
    const flow = tell(flowOf([step('one', 'ab'), step('two', 'c', { canAdd: false })]));
    expect(() => flow.act(flow.start(), 'a', 'addbefore', { targets: 'b' })).toThrow('flow.already_asked');
    expect(() => flow.act(flow.start(), 'a', 'countersign')).toThrow('flow.people_required');
    expect(() => flow.act(flow.act(flow.start(), 'a'), 'c', 'addafter', { targets: 'd' })).toThrow('flow.not_allowed');
  });
});

describe('what the applicant does', () => {
  it('withdraws what nobody has decided, and submits it again', () => {
    const process = two.act(two.start(), 'me', 'withdraw');
    expect([process.state, waiting(process)]).toEqual(['withdrawn', 'withdrawn']);
    expect(waiting(two.act(process, 'me', 'resubmit'))).toBe('one: a');
    expect(() => two.act(startedAndApproved(), 'me', 'withdraw')).toThrow('flow.already_decided');
  });

  it('may withdraw again after a return and a new submission', () => {
    const returned = two.act(startedAndApproved(), 'b', 'return', { returnTo: 'start' });
    expect(two.act(two.act(returned, 'me', 'resubmit'), 'me', 'withdraw').state).toBe('withdrawn');
  });

  it('cancels what is back with them, and nothing else', () => {
    const withdrawn = two.act(two.start(), 'me', 'withdraw');
    expect(two.act(withdrawn, 'me', 'cancel').state).toBe('cancelled');
    expect(() => two.act(two.start(), 'me', 'cancel')).toThrow('flow.not_allowed');
    expect(() => two.act(two.act(withdrawn, 'me', 'cancel'), 'me', 'resubmit')).toThrow('flow.not_allowed');
  });

  it.each(['withdraw', 'cancel', 'urge', 'resubmit'] as const)('is refused to others: %s', (action) => {
    expect(() => two.act(two.start(), 'a', action)).toThrow('flow.not_yours');
  });
});

it('a comment is kept in every state, and told to those whom the process concerns', () => {
  const ended = two.act(startedAndApproved(), 'b');
  const run = two.run(ended, 'a', 'comment', { comment: '已付款' });
  expect(run.process.timeline.at(-1)).toMatchObject({ action: 'comment', comment: '已付款', handlers: ['a'] });
  expect(run.effects).toEqual([expect.objectContaining({ to: 'me', event: 'commented' })]);
  expect(() => two.act(ended, 'a', 'comment', { comment: '' })).toThrow('flow.comment_required');
});

it('an administrator ends a process', () => {
  const run = openRun(two.company, two.start(), whoIs('admin'), MOMENT);
  terminate(run, '重复提交');
  expect([run.process.state, waiting(run.process)]).toEqual(['cancelled', 'cancelled']);
  expect(run.effects).toContainEqual(expect.objectContaining({ to: 'me', event: 'terminated', comment: '重复提交' }));
  expect(() => terminate(run, '')).toThrow('flow.already_handled');
});

it('says who acted first, and who was never asked', () => {
  const process = startedAndApproved();
  expect(() => two.act(process, 'a')).toThrow('flow.already_handled');
  expect(() => two.act(process, 'e')).toThrow('flow.not_yours');
  expect(() => two.act(process, 'b', 'approve', { taskId: process.tasks[0]?.id ?? '' })).toThrow('flow.not_yours');
});

it('asks for a comment and a signature where the step wants them', () => {
  const flow = tell(flowOf([step('one', 'a', { needsComment: true, needsSignature: true })]));
  expect(() => flow.act(flow.start(), 'a', 'approve', { comment: '' })).toThrow('flow.comment_required');
  expect(() => flow.act(flow.start(), 'a')).toThrow('flow.signature_required');
  expect(flow.act(flow.start(), 'a', 'approve', { signature: '/a.png' }).timeline.at(-1)?.signature).toBe('/a.png');
  expect(() => two.act(two.start(), 'a', 'reject', { comment: '' })).toThrow('flow.comment_required');
  // Only an approval is signed.
  expect(flow.act(flow.start(), 'a', 'reject').state).toBe('rejected');
});

it.each([
  ['an approval', 'approve', {}, ['settle a', 'todo b']],
  ['a rejection', 'reject', {}, ['settle a', 'rejected me']],
  ['a return', 'return', { returnTo: 'start' }, ['settle a', 'returned me']],
  ['a transfer', 'transfer', { targets: 'c' }, ['settle a', 'transferred c']],
  ['an added person', 'addbefore', { targets: 'c' }, ['settle a', 'added c']],
] as const)('%s settles the task and tells the next person', (_what, action, said, expected) => {
  const { effects } = two.run(two.start(), 'a', action, said);
  const told = effects.map((each) =>
    each.kind === 'settle' ? `settle ${each.positionId}` : `${each.event} ${each.to}`,
  );
  expect(told.sort()).toEqual([...expected].sort());
});
