import { useRef } from 'react';

/**
 * Runs one piece of work at a time. Several presses may come before the next render, which would disable the button: those
 * that come while the work runs, its question included, do nothing and resolve to undefined.
 */
export function useOneAtATime() {
  const isRunning = useRef(false);
  return async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await work();
    } finally {
      isRunning.current = false;
    }
  };
}
