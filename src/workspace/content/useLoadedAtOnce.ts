import { useEffect, useEffectEvent } from 'react';

/** For content that waits for nothing: it has loaded when it is shown. */
export function useLoadedAtOnce(onLoaded: ((hasFailed: boolean) => void) | undefined): void {
  const handleShown = useEffectEvent(() => onLoaded?.(false));
  useEffect(() => handleShown(), []);
}
