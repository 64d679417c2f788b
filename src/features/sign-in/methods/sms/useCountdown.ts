import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Seconds left, 0 when nothing runs; `start` sets them. */
export function useCountdown(): { left: number; start(seconds: number): void } {
  const [left, setLeft] = useState(0);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const ticking = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), SECOND_MS);
    return () => clearInterval(ticking);
  }, [isRunning]);
  return { left, start: setLeft };
}
