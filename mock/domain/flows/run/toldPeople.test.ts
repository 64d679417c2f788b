import { branching, by, copy, way } from '../definition/fakeCompany';
import { reassign, terminate } from './acts/administer';
import { flowOf, step, stepOf, tell, toldBy, whoIs, MOMENT } from './fakeRun';
import type { Run } from './run';
import { openRun } from './run';

describe('a withdrawal', () => {
  it('is told to who waits for others as well', () => {
    const flow = tell(flowOf([step('one', 'a'), step('two', 'b')]));
    const process = flow.act(flow.start(), 'a', 'addbefore', { targets: 'c' });
    expect(toldBy(flow.run(process, 'me', 'withdraw'))).toEqual(['withdrawn a', 'withdrawn c']);
  });

  it('is not told to who was never asked', () => {
    const flow = tell(flowOf([step('one', 'ab', { mode: 'inturn' })]));
    expect(toldBy(flow.run(flow.start(), 'me', 'withdraw'))).toEqual(['withdrawn a']);
  });
});

describe('who had to decide as well', () => {
  const both = tell(
    flowOf([
      step('first', 'e'),
      branching(
        'parallel',
        'both',
        way('x', '', step('one', 'ab', { mode: 'all' })),
        way('y', '', step('two', 'c'), step('three', 'd')),
      ),
    ]),
  );
  const started = () => both.act(both.start(), 'e');

  it('is told of a rejection', () => {
    expect(toldBy(both.run(started(), 'a', 'reject'))).toEqual([
      ...['rejected me', 'rejectedbyother b', 'rejectedbyother c'],
    ]);
  });

  it('is told of a return, unless they are asked again', () => {
    const toStart = both.run(started(), 'a', 'return', { returnTo: 'start' });
    expect(toldBy(toStart)).toEqual(['returned me', 'returnedbyother b', 'returnedbyother c']);
    const further = both.act(started(), 'c');
    const toSecond = both.run(further, 'd', 'return', { returnTo: 'two' });
    expect(toldBy(toSecond)).toEqual(['askedagain c', 'todo a', 'todo b']);
  });

  it('is not told when they were never asked', () => {
    const inTurn = tell(flowOf([step('one', 'ab', { mode: 'inturn' })]));
    expect(toldBy(inTurn.run(inTurn.start(), 'a', 'reject'))).toEqual(['rejected me']);
  });
});

describe('nobody is told what they have done themselves', () => {
  const own = tell(flowOf([stepOf('one', { type: 'applicant' }), copy('news', by('me', 'c'))]));

  it('as the applicant who decides last, or who has a task and withdraws', () => {
    expect(toldBy(own.run(own.start(), 'me', 'approve'))).toEqual(['copied c']);
    expect(toldBy(own.run(own.start(), 'me', 'withdraw'))).toEqual([]);
  });

  it('as the administrator who gives away or ends what waits for them', () => {
    const admin = (work: (run: Run) => void) => {
      const flow = tell(flowOf([step('one', '')]));
      const run = openRun(flow.company, flow.start(), whoIs('admin'), MOMENT);
      work(run);
      return toldBy(run);
    };
    expect(admin((run) => terminate(run, ''))).toEqual(['terminated me']);
    expect(admin((run) => reassign(run, run.process.tasks[0]?.id ?? '', whoIs('c'), ''))).toEqual(['reassigned c']);
  });

  it('but they are asked for what they have to do next', () => {
    const flow = tell(flowOf([step('one', 'a'), step('two', 'b'), step('three', 'a')]));
    const process = flow.act(flow.start(), 'a');
    expect(toldBy(flow.run(process, 'b', 'approve'))).toEqual(['todo a']);
    expect(toldBy(own.run(own.act(own.start(), 'me', 'withdraw'), 'me', 'resubmit'))).toEqual(['todo me']);
  });
});
