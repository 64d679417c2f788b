import { useEffect, useEffectEvent } from 'react';

/** Runs the handler each time the browser comes online while the component is mounted. */
export function useWhenOnline(handler: (() => void) | undefined): void {
  const handleOnline = useEffectEvent(() => handler?.());
  useEffect(() => {
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
