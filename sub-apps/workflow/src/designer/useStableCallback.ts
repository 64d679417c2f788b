import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function in all renders, which calls the newest one: for parts that are drawn again only when they change. */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
