import type { ComponentType } from 'react';
import { AppError, toAppError } from '../../common/errors/appError';
import { createLoader, useLazyComponent } from '../../ui/lazyComponent';
import { Skeleton } from '../../ui/Skeleton';
import { useT } from '../sdk/hooks';
import { LoadFailure } from './LoadFailure';

/**
 * Content of a screen that is loaded when it is first shown. A failure is shown in its place with a retry button, so that
 * the rest of the screen keeps its state.
 * @param heightOf The height in pixels that is kept for the content until it is there.
 */
export function lazyContent<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  heightOf?: (props: Props) => number,
): ComponentType<Props> {
  const loader = createLoader(() =>
    fetch().catch((cause: unknown) => {
      throw new AppError('network', 'The code of this content did not load', { cause });
    }),
  );
  return function LazyContent(props: Props) {
    const t = useT();
    const { Component, failure, retry } = useLazyComponent(loader);
    if (Component) return <Component {...props} />;
    const failureNote = failure && <LoadFailure error={toAppError(failure.error)} onRetry={retry} />;
    if (!heightOf) return failureNote ?? <Skeleton label={t('ui.loading')} />;
    return (
      <div style={{ minHeight: heightOf(props) }} aria-busy={!failure}>
        {failureNote}
      </div>
    );
  };
}
