import { COUNT, isUnreadable, TRUNCATED } from '../../support/damagedAnswers';
import type { DamagedRound } from '../../support/damagedVisit';
import type { Figure } from './row';

/**
 * Answers that nobody waits for: numbers of badges and names beside keys; texts, of which the product has its own; states
 * of jobs, for which it asks again; files, whose content it does not know; a redirect,
 * which has none; comments that are read in advance, whose failure is told when they are opened; and the note that a copy
 * was read, without which its list goes on to show it as unread.
 */
const UNTOLD = [
  COUNT,
  '/message/unread',
  '/language/gets',
  '/expStatus',
  '/impStatus',
  '/file/download',
  '/auth/authorize',
  '/flow/phrases',
  '/flow/markread',
];
export const isUntold = (endpoint: string) => UNTOLD.some((ending) => endpoint.endsWith(ending));

/** The endpoints that answered half a text, and those of them that a page told. */
function truncatedEndpoints(rounds: readonly DamagedRound[]) {
  const truncated = rounds.filter(({ kind }) => kind === TRUNCATED);
  const reached = new Set(truncated.map(({ endpoint }) => endpoint));
  const told = new Set(truncated.filter(({ hasMessage }) => hasMessage).map(({ endpoint }) => endpoint));
  return { reached, untold: [...reached].filter((endpoint) => !told.has(endpoint) && !isUntold(endpoint)) };
}

/** What the rounds say of the product, whose endpoints are `known`. */
export function damageFigures(rounds: readonly DamagedRound[], known: readonly string[]): Figure[] {
  const having = (...kinds: readonly string[]) =>
    rounds.filter(({ problems }) => problems.some((each) => kinds.some((kind) => each.startsWith(kind)))).length;
  const { reached, untold } = truncatedEndpoints(rounds);
  return [
    { what: 'white screens', measured: having('white screen'), limit: 0 },
    { what: 'hangs > 1 s', measured: having('hang'), limit: 0 },
    { what: 'with an uncaught error', measured: having('uncaught', 'the tab'), limit: 0 },
    { what: 'with a failed rendering', measured: having('crash'), limit: 0 },
    { what: 'with lost input', measured: having('lost'), limit: 0 },
    { what: 'endpoints without a message', measured: untold.length, limit: 0 },
    {
      what: `endpoints of ${known.length} with truncated JSON`,
      measured: known.filter((path) => reached.has(path)).length,
      limit: known.length,
      isAtLeast: true,
    },
  ];
}

/** What explains a miss. */
export function damageDetails(rounds: readonly DamagedRound[], known: readonly string[]) {
  const { reached, untold } = truncatedEndpoints(rounds);
  return {
    problems: rounds.filter(({ problems }) => problems.length > 0),
    untold,
    quiet: rounds.filter(({ kind, hasMessage }) => isUnreadable(kind) && !hasMessage),
    notReached: known.filter((path) => !reached.has(path)),
  };
}
