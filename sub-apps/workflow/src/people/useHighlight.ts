import { useState } from 'react';
import type { Candidate } from '../api/listCandidates';
import type { PeopleSearch } from './usePeopleSearch';

/** More people are read when so few are left below the highlighted one. */
const READ_AHEAD = 3;

/** The person in the list whom Enter chooses, while the focus stays in the search. */
export interface Highlight {
  /** The place in the list; -1 for none. */
  place: number;
  person: Candidate | undefined;
  /** Arrow keys led to it. */
  isMoved: boolean;
  move(step: 1 | -1): void;
  clear(): void;
}

/** The place after a step. It goes round at both ends, but does not leave the last one while there are more to read. */
function nextPlace(count: number, place: number, step: 1 | -1, hasMore: boolean): number {
  if (count === 0) return -1;
  if (place < 0) return step > 0 ? 0 : count - 1;
  const next = place + step;
  return next === count && hasMore ? place : (next + count) % count;
}

/**
 * The first person whom a typed text finds is highlighted, and so is an only one, as soon as they have arrived. Those of the
 * text before are not: they may go at any moment. Whom an arrow key has led to stays highlighted as long as they are found.
 * @param startId Whom the first press of an arrow key leads to; otherwise the first or the last.
 */
export function useHighlight(search: PeopleSearch, typed: string, startId: string | undefined): Highlight {
  const [movedTo, setMovedTo] = useState<string>();
  const found = search.found?.people ?? [];
  const placeOf = (id: string | undefined) => found.findIndex(({ positionId }) => positionId === id);
  const isOffered = search.isCurrent && (typed.trim() !== '' || found.length === 1);
  const place = placeOf(movedTo ?? (isOffered ? found[0]?.positionId : undefined));
  return {
    place,
    person: found[place],
    isMoved: movedTo !== undefined,
    move(step) {
      const start = place < 0 ? placeOf(startId) : -1;
      const next = start >= 0 ? start : nextPlace(found.length, place, step, search.readMore !== undefined);
      setMovedTo(found[next]?.positionId);
      if (next >= found.length - READ_AHEAD) search.readMore?.();
    },
    clear: () => setMovedTo(undefined),
  };
}
