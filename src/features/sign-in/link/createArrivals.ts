import { createWritable } from '@/common/readable';
import type { Readable } from '@/common/readable';
import { readArrival } from './readArrival';
import type { Arrival } from './readArrival';

/** The browser's address, as far as a link is concerned. */
export interface AddressBar {
  /** Path behind the hash, and its query. */
  route(): { pathname: string; search: string };
  /** The query before the hash. */
  outerQuery(): string;
  /** Puts another route in the place of the present one, in address and history; an outer query goes. */
  replace(route: string): void;
}

/** One arrival may follow another before the first is dealt with. */
export type NumberedArrival = Arrival & { number: number };

export interface Arrivals extends Readable<NumberedArrival | undefined> {
  /** Takes a sign-in out of the address, if there is one. To be called before anything is fetched or painted. */
  look(): void;
  /** The arrival has been dealt with. */
  settle(): void;
}

const ROUTE = '/loading';

/** Whoever arrives by a link. Its token is in memory only: out of address and history before anything else happens. */
export function createArrivals(bar: AddressBar): Arrivals {
  const current = createWritable<NumberedArrival | undefined>(undefined);
  let count = 0;
  return {
    get: current.get,
    subscribe: current.subscribe,
    look() {
      const { pathname, search } = bar.route();
      if (pathname !== ROUTE) return;
      const outer = bar.outerQuery();
      const found = readArrival(search) ?? readArrival(outer);
      if (!found) return;
      const isOuter = !readArrival(search);
      bar.replace(`${ROUTE}${isOuter ? search || found.rest : found.rest}`);
      count += 1;
      current.set({ ...found.arrival, number: count });
    },
    settle: () => current.set(undefined),
  };
}
