import { createContext, use } from 'react';
import type { Arrivals } from './createLinkListener';

export const ArrivalsContext = createContext<Arrivals | undefined>(undefined);

/** Whoever arrives by a link. */
export function useArrivals(): Arrivals {
  const arrivals = use(ArrivalsContext);
  if (!arrivals) throw new Error('useArrivals needs an ArrivalsContext above it');
  return arrivals;
}
