import { useEffect, useEffectEvent } from 'react';

/** Runs on Escape when nothing has the focus: what had it is gone, and the key would reach no dialog. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && event.target === document.body) onEscape();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isActive]);
}
