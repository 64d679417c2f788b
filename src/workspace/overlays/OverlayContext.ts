import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { Overlay } from './createOverlays';

/** The overlay around a component; without one it is shown elsewhere. */
export const OverlayContext = createContext<Overlay | undefined>(undefined);

/** Closes the overlay around the component as its close button does. `close` resolves to whether it closes. */
export function useCloseRequest(close: () => Promise<boolean>): void {
  const overlay = use(OverlayContext);
  const handle = useEffectEvent(close);
  useEffect(() => overlay?.onCloseRequest(() => handle()), [overlay]);
}
