import { actionsOf, flowOf, step, stepOf, tell, toldBy } from './fakeRun';

const two = tell(flowOf([step('one', 'a'), step('two', 'b')]));

describe('the applicant', () => {
  it('reminds those who have to decide once in ten minutes', () => {
    const run = two.run(two.start(), 'me', 'urge', {}, '2026-11-20 09:05');
    expect(run.effects).toEqual([{ kind: 'send', to: 'a', event: 'urged', step: 'one', comment: 'ok' }]);
    expect(() => two.act(run.process, 'me', 'urge', {}, '2026-11-20 09:14')).toThrow('flow.urged_recently');
    expect(actionsOf(two.act(run.process, 'me', 'urge', {}, '2026-11-20 09:15')).at(-1)).toBe('urge');
  });

  it('reminds a new holder at once, and those who were reminded a moment ago not again', () => {
    const flow = tell(flowOf([step('one', 'ab', { mode: 'all' })]));
    const reminded = flow.run(flow.start(), 'me', 'urge');
    expect(toldBy(reminded)).toEqual(['urged a', 'urged b']);
    const transferred = flow.act(reminded.process, 'b', 'transfer', { targets: 'c' });
    const again = flow.run(transferred, 'me', 'urge');
    expect(toldBy(again)).toEqual(['urged c']);
    expect(again.process.timeline.at(-1)).toMatchObject({ action: 'urge', targets: ['c'] });
    expect(() => flow.act(again.process, 'me', 'urge')).toThrow('flow.urged_recently');
  });

  it('reminds who is asked once more, and never themselves', () => {
    const returned = two.act(
      two.act(two.act(two.start(), 'me', 'urge'), 'a', 'return', { returnTo: 'start' }),
      'me',
      'resubmit',
    );
    expect(toldBy(two.run(returned, 'me', 'urge'))).toEqual(['urged a']);
    const own = tell(flowOf([stepOf('one', { type: 'applicant' })]));
    expect(() => own.act(own.start(), 'me', 'urge')).toThrow('flow.not_allowed');
  });
});
