import type { ComponentType } from 'react';
import { AppError, toAppError } from '../../common/errors/appError';
import { createLoader, useLazyComponent } from '../../ui/lazyComponent';
import type { Loader } from '../../ui/lazyComponent';
import { Skeleton } from '../../ui/Skeleton';
import type { HostPortal } from '../contract/portal';
import { usePortal, useT } from '../sdk/hooks';
import { LoadFailure } from './LoadFailure';

type Texts = HostPortal['i18n'];

/** A module like that of a screen: the component, and the texts that only it shows. */
interface ContentModule<Props> {
  default: ComponentType<Props>;
  texts?: Parameters<Texts['addTexts']>[0];
}

/**
 * Content of a screen that is loaded when it is first shown. A failure is shown in its place with a retry button, so that
 * the rest of the screen keeps its state.
 * @param fetch Resolves to the component, or to a module that exports it by default, with its `texts`.
 * @param heightOf The height in pixels that is kept for the content until it is there.
 */
export function lazyContent<Props extends object>(
  fetch: () => Promise<ComponentType<Props> | ContentModule<Props>>,
  heightOf?: (props: Props) => number,
): ComponentType<Props> {
  let loader: Loader<Props> | undefined;
  async function load(i18n: Texts): Promise<ComponentType<Props>> {
    const loaded = await fetch().catch((cause: unknown) => {
      throw new AppError('network', 'The code of this content did not load', { cause });
    });
    if (!('default' in loaded)) return loaded;
    if (loaded.texts) i18n.addTexts(loaded.texts);
    return loaded.default;
  }
  return function LazyContent(props: Props) {
    const t = useT();
    const { i18n } = usePortal();
    // One for all views, like the loader of a screen: the second shows the content at once.
    const { Component, failure, retry } = useLazyComponent((loader ??= createLoader(() => load(i18n))));
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
