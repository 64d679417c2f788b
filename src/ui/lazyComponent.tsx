import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * A view that is fetched when it is first shown, with `waiting` in its place until then. This is not React's `lazy`: what
 * suspends is revealed 300 ms after the last reveal at the earliest.
 */
export function lazyComponent<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  waiting: ReactNode,
): ComponentType<P> {
  let current: ComponentType<P> | undefined;
  const load = async () => (current ??= await fetch());
  return function LazyPiece(props: P) {
    const [Loaded, setLoaded] = useState(() => current);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      let isGone = false;
      load().then(
        (found) => isGone || setLoaded(() => found),
        (error: unknown) => isGone || setFailure({ error }),
      );
      return () => {
        isGone = true;
      };
    }, []);
    // The control's boundary tells it, and tries again.
    if (failure) throw failure.error;
    return Loaded ? <Loaded {...props} /> : waiting;
  };
}
