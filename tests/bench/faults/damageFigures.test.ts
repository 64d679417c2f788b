import { COUNT, TRUNCATED } from '../../support/damagedAnswers';
import type { DamagedRound } from '../../support/damagedVisit';
import { verdict, verdictAtLeast } from '../lib/verdict';
import { damageDetails, damageFigures } from './damageFigures';

const round = (endpoint: string, more: Partial<DamagedRound> = {}): DamagedRound => ({
  endpoint,
  kind: TRUNCATED,
  place: '/screen',
  problems: [],
  hasMessage: true,
  ...more,
});
const missed = (rounds: readonly DamagedRound[], known: readonly string[]) =>
  damageFigures(rounds, known)
    .filter(({ measured, limit, isAtLeast }) => (isAtLeast ? verdictAtLeast : verdict)(measured, limit) !== 'met')
    .map(({ what }) => what);

describe('damaged answers', () => {
  it('are met when every endpoint has answered half a text, and a page told it', () => {
    expect(missed([round('/a'), round('/b')], ['/a', '/b'])).toEqual([]);
  });

  it('are missed while an endpoint has answered no half a text, which the details name', () => {
    const rounds = [round('/a'), round('/b', { kind: 'null' })];
    expect(missed(rounds, ['/a', '/b'])).toEqual(['endpoints of 2 with truncated JSON']);
    expect(damageDetails(rounds, ['/a', '/b']).notReached).toEqual(['/b']);
  });

  it('are missed when nothing tells of a half text, unless nobody waits for the answer', () => {
    const quiet = { hasMessage: false };
    expect(missed([round('/a', quiet), round('/a')], ['/a'])).toEqual([]);
    expect(missed([round('/a', quiet)], ['/a'])).toEqual(['endpoints without a message']);
    expect(missed([round('/a'), round(`/b${COUNT}`, quiet)], ['/a'])).toEqual([]);
  });

  it.each(['white screen', 'hang: a task of 1200 ms', 'uncaught: x', 'crash: x', 'lost: 7531'])(
    'are missed with a %s',
    (problem) => {
      expect(missed([round('/a', { problems: [problem] })], ['/a'])).toHaveLength(1);
    },
  );
});
