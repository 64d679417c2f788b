import { createContext, use } from 'react';
import type { LinkListener } from './createLinkListener';

export const LinkListenerContext = createContext<LinkListener | undefined>(undefined);

/** Whoever arrives by a link. */
export function useArrivals(): LinkListener {
  const linkListener = use(LinkListenerContext);
  if (!linkListener) throw new Error('useArrivals needs an ArrivalsContext above it');
  return linkListener;
}
