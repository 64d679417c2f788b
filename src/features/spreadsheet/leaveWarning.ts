import { useEffect } from 'react';
import type { Disposable } from '@/common/disposable';

/** The browser asks before it leaves the page. */
function warn(): Disposable {
  const listener = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', listener);
  return () => window.removeEventListener('beforeunload', listener);
}

/** While something would be lost, the browser asks before it leaves the page. */
export function useLeaveWarning(isAtStake: boolean): void {
  useEffect(() => (isAtStake ? warn() : undefined), [isAtStake]);
}

/** The same while work is under way that nothing could follow after a reload. */
export async function whileWarned<T>(work: () => Promise<T>): Promise<T> {
  const stop = warn();
  try {
    return await work();
  } finally {
    stop();
  }
}
