import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { AppError, toAppError } from '../../common/errors/appError';
import { isSavingData } from '../../common/isSavingData';
import { whenIdle } from '../../common/whenIdle';
import { useLazyComponent } from '../../ui/lazyComponent';
import type { Loader } from '../../ui/lazyComponent';
import { Skeleton } from '../../ui/Skeleton';
import { usePortal, useT } from '../sdk/hooks';
import type { HostPortal } from '../contract/portal';
import { loaderPerHost } from '../sdk/loaderPerHost';
import type { ComponentModule } from '../sdk/loaderPerHost';
import { LoadFailure } from './LoadFailure';

export type LazyContent<Props> = ComponentType<Props> & {
  loaderOf(i18n: Pick<HostPortal['i18n'], 't' | 'addTexts'>): Loader<Props>;
};

/**
 * Loads content that the person is likely to open next, when the browser is idle and does not save data. A failure is
 * shown, and loading repeated, when it is opened.
 */
export function usePrefetchedContent<Props>({ loaderOf }: LazyContent<Props>): void {
  const { i18n } = usePortal();
  useEffect(() => {
    if (isSavingData()) return undefined;
    return whenIdle(
      () =>
        void loaderOf(i18n)
          .load()
          .catch(() => undefined),
    );
  }, [loaderOf, i18n]);
}

/**
 * Content of a screen that is loaded when it is first shown. A failure is shown in its place with a retry button, so that
 * the rest of the screen keeps its state.
 * @param fetch Resolves to the component, or to a module that exports it by default, with its `texts`.
 * @param heightOf The height in pixels that is kept for the content until it is there.
 */
export function lazyContent<Props extends object>(
  fetch: () => Promise<ComponentType<Props> | ComponentModule<Props>>,
  heightOf?: (props: Props) => number,
): LazyContent<Props> {
  const loaderOf = loaderPerHost(async (): Promise<ComponentModule<Props>> => {
    const loaded = await fetch().catch((cause: unknown) => {
      throw new AppError('network', 'The code of this content did not load', { cause });
    });
    return 'default' in loaded ? loaded : { default: loaded };
  });
  function LazyContent(props: Props) {
    const t = useT();
    const { i18n } = usePortal();
    const { Component, failure, retry } = useLazyComponent(loaderOf(i18n));
    if (Component) return <Component {...props} />;
    const failureNote = failure && <LoadFailure error={toAppError(failure.error)} onRetry={retry} />;
    if (!heightOf) return failureNote ?? <Skeleton label={t('ui.loading')} />;
    return (
      <div style={{ minHeight: heightOf(props) }} aria-busy={!failure}>
        {failureNote}
      </div>
    );
  }
  return Object.assign(LazyContent, { loaderOf });
}
