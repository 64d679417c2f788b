import type { ComponentType } from 'react';
import { AppError, toAppError } from '../../common/errors/appError';
import { createLoader, useLazyComponent } from '../../ui/lazyComponent';
import { Skeleton } from '../../ui/Skeleton';
import { useT } from '../sdk/hooks';
import { LoadFailure } from './LoadFailure';

/**
 * Content of a screen that is loaded when it is first shown. A failure is shown in its place with a retry button, so that
 * the rest of the screen keeps its state.
 */
export function lazyContent<Props extends object>(fetch: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const loader = createLoader(() =>
    fetch().catch((cause: unknown) => {
      throw new AppError('network', 'The code of this content did not load', { cause });
    }),
  );
  return function LazyContent(props: Props) {
    const t = useT();
    const { Component, failure, retry } = useLazyComponent(loader);
    if (failure) return <LoadFailure error={toAppError(failure.error)} onRetry={retry} />;
    return Component ? <Component {...props} /> : <Skeleton label={t('ui.loading')} />;
  };
}
