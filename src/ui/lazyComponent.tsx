import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { sharePending } from '../common/once';

export interface LazyState<Props> {
  /** The component; undefined until it is loaded. */
  Component: ComponentType<Props> | undefined;
  /** Why the last attempt failed; undefined while there is none. */
  failure: { readonly error: unknown } | undefined;
  /** Loads again after a failure. */
  retry(): void;
}

/** A loader that remembers the component of its first successful call. */
export interface Loader<Props> {
  get(): ComponentType<Props> | undefined;
  load(): Promise<ComponentType<Props>>;
}

export function createLoader<Props>(fetch: () => Promise<ComponentType<Props>>): Loader<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    get: () => loaded,
    load: sharePending(async () => (loaded ??= await fetch())),
  };
}

/** Loads a component when the caller is mounted; at once when the loader has already loaded it. */
export function useLazyComponent<Props>(loader: Loader<Props>): LazyState<Props> {
  const [Component, setComponent] = useState(() => loader.get());
  const [failure, setFailure] = useState<LazyState<Props>['failure']>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isUnmounted = false;
    loader.load().then(
      (loaded) => isUnmounted || setComponent(() => loaded),
      (error: unknown) => isUnmounted || setFailure({ error }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [loader, attempt]);
  const retry = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };
  return { Component, failure, retry };
}

/** What stands in the place of a component until it is loaded. */
type Fallback<Props> = ReactNode | ((props: Props) => ReactNode);

const shownFor = <Props,>(fallback: Fallback<Props>, props: Props) =>
  typeof fallback === 'function' ? fallback(props) : fallback;

/**
 * A component that its loader loads when it is first rendered, with `fallback` in its place until then. React's `lazy`
 * would reveal it 300 ms after the last reveal at the earliest. A failure is thrown to the error boundary above; a
 * component that is mounted again tries again.
 */
export function lazyFrom<Props extends object>(loader: Loader<Props>, fallback: Fallback<Props>): ComponentType<Props> {
  return function LazyComponent(props: Props) {
    const { Component, failure } = useLazyComponent(loader);
    if (failure) throw failure.error;
    return Component ? <Component {...props} /> : shownFor(fallback, props);
  };
}

/** `lazyFrom` with a loader of its own. */
export const lazyComponent = <Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  fallback: Fallback<Props>,
): ComponentType<Props> => lazyFrom(createLoader(fetch), fallback);

/**
 * A part that a page can do without for a while, such as a menu: offline its fallback stays until the connection is
 * back, and the page with its input as well. Any other failure is thrown to the error boundary above.
 */
export function lazyPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  fallback: Fallback<Props>,
): ComponentType<Props> {
  const loader = createLoader(fetch);
  return function LazyPart(props: Props) {
    const { Component, failure, retry } = useLazyComponent(loader);
    const retryNow = useEffectEvent(retry);
    const isWaiting = failure !== undefined && !navigator.onLine;
    useEffect(() => {
      if (!isWaiting) return undefined;
      const handleOnline = () => retryNow();
      if (navigator.onLine) handleOnline();
      window.addEventListener('online', handleOnline);
      return () => window.removeEventListener('online', handleOnline);
    }, [isWaiting]);
    if (failure && !isWaiting) throw failure.error;
    return Component ? <Component {...props} /> : shownFor(fallback, props);
  };
}
