import type { Outcomes } from '../measure/outcome';
import type { Budget } from './budgets';
import { judge } from './judge';

const figure = (median: number) => ({ median, p95: median, n: 1 });
const outcomes: Outcomes = {
  hand: { form: { figures: { cpu: figure(400) } }, table: { failed: 'gave up' } },
  atrium: {
    form: { figures: { cpu: figure(100) } },
    smallForm: { figures: { cpu: figure(50) } },
    table: { figures: { cpu: figure(7) } },
  },
};
const budget = (changes: Partial<Budget>): Budget => ({
  title: 'CPU',
  case: 'form',
  figure: 'cpu',
  against: 'reference',
  atMost: 0.3,
  ...changes,
});
const judgement = (changes: Partial<Budget>) => judge(outcomes, budget(changes), 'atrium', 'hand');

describe('judge', () => {
  it('compares with the hand-written page of the same run', () => {
    expect(judgement({})).toMatchObject({ figure: 100, judged: 0.25, verdict: 'met' });
    expect(judgement({ atMost: 0.2 }).verdict).toBe('missed');
  });

  it('compares with another case of its own', () => {
    expect(judgement({ against: { case: 'smallForm' }, atMost: 1.2 })).toMatchObject({ judged: 2, verdict: 'missed' });
  });

  it('bounds the figure itself', () => {
    expect(judgement({ against: 'nothing', atMost: 100 })).toMatchObject({ judged: 100, verdict: 'met' });
  });

  it('judges nothing when the reference failed or the case was left out', () => {
    expect(judgement({ case: 'table' }).verdict).toBe('not measured');
    expect(judgement({ case: 'other' }).verdict).toBe('not measured');
  });
});
