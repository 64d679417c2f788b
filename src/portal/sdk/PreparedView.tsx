import { Activity } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { useLazyComponent } from '../../ui/lazyComponent';
import type { Loader } from '../../ui/lazyComponent';
import { usePortal, useView } from './hooks';
import { screenLoader } from './screenLoader';
import type { ViewFrameProps } from './ViewFrame';

/**
 * Renders a screen ahead of its use, without its effects, so that it asks the server for nothing. antd computes the styles
 * of a component when it is rendered for the first time, which takes longer than the rest of opening a screen; they last
 * as long as one rendering does.
 */
export function PreparedView({ appName, screens }: Pick<ViewFrameProps, 'appName' | 'screens'>) {
  const portal = usePortal();
  const { route } = useView();
  const loader = screenLoader(screens, route);
  if (!loader) return null;
  return (
    <ErrorBoundary
      onError={(error) => portal.log({ level: 'warn', source: appName, message: `${route} was not prepared`, error })}
      fallback={() => null}
    >
      <Prepared loader={loader} />
    </ErrorBoundary>
  );
}

/** A screen that cannot be loaded is left to the first view, which loads it again. */
function Prepared({ loader }: { loader: Loader<object> }) {
  const { Component } = useLazyComponent(loader);
  return (
    Component && (
      <Activity mode="hidden">
        <Component />
      </Activity>
    )
  );
}
