import { branching, by, copy, start, way } from '../definition/fakeCompany';
import { actionsOf, flowOf, step, stepOf, tell, waiting } from './fakeRun';

describe('who decides in a step', () => {
  it('one of several decides for all, and the tasks of the others end', () => {
    const flow = tell(flowOf([step('one', 'abc'), step('two', 'd')]));
    const process = flow.start();
    expect(waiting(process)).toBe('one: a b c');
    const after = flow.act(process, 'b');
    expect(waiting(after)).toBe('two: d');
    expect(after.tasks.map(({ status }) => status)).toEqual(['closed', 'approved', 'closed', 'open']);
    expect(() => flow.act(after, 'a')).toThrow('flow.already_handled');
  });

  it('a countersign waits for everybody', () => {
    const flow = tell(flowOf([step('one', 'abc', { mode: 'all' })]));
    const process = flow.act(flow.act(flow.start(), 'c'), 'a');
    expect(waiting(process)).toBe('one: b');
    expect(flow.act(process, 'b').state).toBe('approved');
  });

  it.each(['any', 'all', 'inturn'] as const)('one rejection ends the process: %s', (mode) => {
    const flow = tell(flowOf([step('one', 'abc', { mode }), step('two', 'd')]));
    const process = flow.act(flow.start(), 'a', 'reject');
    expect(waiting(process)).toBe('rejected');
    expect(process.nodes.get('one')?.status).toBe('rejected');
    expect(() => flow.act(process, 'b')).toThrow('flow.already_handled');
  });

  it('people are asked one after the other, and who is not asked yet cannot decide', () => {
    const flow = tell(flowOf([step('one', 'abc', { mode: 'inturn' })]));
    const process = flow.start();
    expect(waiting(process)).toBe('one: a');
    expect(() => flow.act(process, 'b')).toThrow('flow.not_allowed');
    const second = flow.act(process, 'a');
    expect(waiting(second)).toBe('one: b');
    expect(flow.act(flow.act(second, 'b'), 'c').state).toBe('approved');
  });

  it('the time of a step begins when it is opened', () => {
    const flow = tell(flowOf([step('one', 'ab', { mode: 'inturn', dueHours: 24 })]));
    const process = flow.act(flow.start(), 'a', 'approve', {}, '2026-11-20 23:30');
    expect(process.tasks.map(({ dueAt }) => dueAt)).toEqual(['2026-11-21 09:00', '2026-11-21 23:30']);
  });
});

describe('branches', () => {
  const large = branching(
    'condition',
    'size',
    way('large', 'rent > 5', step('two', 'b')),
    way('small', '', step('three', 'c')),
  );

  it('a condition reads the form as it is when it is reached', () => {
    const first = step('one', 'a', { rights: { default: 'readonly', fields: { rent: 'editable' } } });
    const flow = tell(flowOf([first, large]));
    const process = flow.start({ values: { rent: 9 } });
    expect(waiting(flow.act(process, 'a'))).toBe('two: b');
    expect(waiting(flow.act(process, 'a', 'approve', { values: { rent: 1 } }))).toBe('three: c');
  });

  it('parallel branches go on by themselves and join before the next step', () => {
    const both = branching(
      'parallel',
      'both',
      way('x', '', step('one', 'a'), step('two', 'b')),
      way('y', '', step('three', 'c')),
    );
    const flow = tell(flowOf([both, step('last', 'd')]));
    const process = flow.start();
    expect(waiting(process)).toBe('one: a, three: c');
    const oneBranch = flow.act(process, 'c');
    expect(waiting(oneBranch)).toBe('one: a');
    const almost = flow.act(oneBranch, 'a');
    expect(waiting(almost)).toBe('two: b');
    expect(waiting(flow.act(almost, 'b'))).toBe('last: d');
  });

  it('a rejection in one branch ends the others', () => {
    const flow = tell(
      flowOf([branching('parallel', 'both', way('x', '', step('one', 'a')), way('y', '', step('two', 'b')))]),
    );
    const process = flow.act(flow.start(), 'a', 'reject');
    expect([waiting(process), process.nodes.get('two')]).toEqual(['rejected', undefined]);
  });
});

describe('steps without anybody', () => {
  it('pass by themselves, and say so', () => {
    const flow = tell(flowOf([step('one', '', { whenEmpty: 'skip' }), step('two', 'b')]));
    const process = flow.start();
    expect(waiting(process)).toBe('two: b');
    expect(process.timeline.at(-1)).toMatchObject({ nodeId: 'one', action: 'autopass', comment: 'flow.note.nobody' });
  });

  it('go to the administrator of the flow', () => {
    const flow = tell(flowOf([step('one', '', { whenEmpty: 'admin' })]));
    expect(waiting(flow.start())).toBe('one: admin');
  });

  it('refuse the submission, even where they come late', () => {
    const flow = tell(flowOf([step('one', 'a'), step('two', '', { whenEmpty: 'refuse' })]));
    expect(() => flow.start()).toThrow('flow.nobody_found');
  });

  it('go to the administrator where the last one left while the process was running', () => {
    const flow = tell(flowOf([step('one', 'a'), stepOf('two', by('e'), { whenEmpty: 'refuse' })]));
    const process = flow.start();
    flow.company.positions = new Map([...flow.company.positions].filter(([id]) => id !== 'e'));
    expect(waiting(flow.act(process, 'a'))).toBe('two: admin');
  });

  it('never go to the applicant: the process stays where it is while they are the only administrator', () => {
    const flow = { ...flowOf([step('one', 'a'), stepOf('two', by('e'), { whenEmpty: 'refuse' })]) };
    const alone = tell({ ...flow, adminPositionIds: ['me'] });
    const process = alone.start();
    alone.company.positions = new Map([...alone.company.positions].filter(([id]) => id !== 'e'));
    expect(() => alone.act(process, 'a')).toThrow('flow.nobody_found');
    expect(waiting(process)).toBe('one: a');
    const both = tell({ ...flow, adminPositionIds: ['me', 'admin'] });
    const other = both.start();
    both.company.positions = alone.company.positions;
    expect(waiting(both.act(other, 'a'))).toBe('two: admin');
  });

  it('go to the administrator where those who are found may not decide any more', () => {
    const flow = tell(flowOf([step('one', 'a'), step('two', 'e')]));
    const process = flow.start();
    const { positions } = flow.company;
    const powerless = { ...positions.get('e'), roleIds: [] } as NonNullable<ReturnType<typeof positions.get>>;
    flow.company.positions = new Map([...positions, ['e', powerless]]);
    expect(waiting(flow.act(process, 'a'))).toBe('two: admin');
  });

  it('that the applicant chooses refuse the submission until somebody is chosen', () => {
    const flow = tell(flowOf([stepOf('one', { type: 'chosen', isMultiple: false })]));
    expect(() => flow.start()).toThrow('flow.approver_required');
    expect(waiting(flow.start({ chosen: new Map([['one', ['c']]]) }))).toBe('one: c');
  });
});

describe('the same person in steps that follow each other', () => {
  it('is asked once; the second step passes with the note of the first', () => {
    const flow = tell(flowOf([step('one', 'a'), step('two', 'a'), step('three', 'b'), step('four', 'a')]));
    const process = flow.act(flow.start(), 'a', 'approve', { comment: '票据齐全' });
    expect(waiting(process)).toBe('three: b');
    expect(process.timeline.at(-1)).toMatchObject({ nodeId: 'two', action: 'autopass', comment: '票据齐全' });
    expect(waiting(flow.act(process, 'b'))).toBe('four: a');
  });

  it('is asked once in another position as well, across a branching', () => {
    const both = branching('condition', 'size', way('x', 'rent > 5', step('two', 'b')), way('y', ''));
    const flow = tell(
      flowOf([stepOf('one', { type: 'orglevel', level: 1 }), both, step('three', 'ab', { mode: 'all' })]),
    );
    const process = flow.act(flow.start(), 'manager');
    expect(waiting(process)).toBe('three: b');
  });

  it('is asked again where a signature or a field is wanted', () => {
    const signed = tell(flowOf([step('one', 'a'), step('two', 'a', { needsSignature: true })]));
    expect(waiting(signed.act(signed.start(), 'a'))).toBe('two: a');
    const rights = { default: 'readonly', fields: { market: 'required' } } as const;
    const filled = tell(flowOf([step('one', 'a'), step('two', 'a', { rights })]));
    expect(waiting(filled.act(filled.start(), 'a'))).toBe('two: a');
  });
});

it('a copy tells people and goes on', () => {
  const flow = tell(flowOf([copy('news', by('c', 'd')), step('one', 'a')]));
  const process = flow.start();
  expect(process.copies.map(({ position, isRead }) => [position.id, isRead])).toEqual([
    ['c', false],
    ['d', false],
  ]);
  expect([waiting(process), actionsOf(process)]).toEqual(['one: a', ['submit', 'copy']]);
});

it('a process keeps the version that it was submitted with', () => {
  const before = tell(flowOf([step('one', 'a'), step('two', 'b')]));
  const after = tell(flowOf([step('one', 'a'), step('two', 'b')], [step('one', 'a'), step('other', 'c')]));
  const process = before.start();
  expect(waiting(after.act(process, 'a'))).toBe('two: b');
  expect(waiting(after.act(after.start(), 'a'))).toBe('other: c');
});

it('a submission lacks a required field', () => {
  const flow = tell(
    flowOf([
      { ...start, rights: { default: 'editable', fields: { name: 'required' } } } as typeof start,
      step('one', 'a'),
    ]),
  );
  for (const name of ['', '   ']) expect(() => flow.start({ values: { name } })).toThrow('flow.field_required');
  expect(waiting(flow.start({ values: { name: '江南店' } }))).toBe('one: a');
});
